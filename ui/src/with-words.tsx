/** Boards say more than the texts of their game: these words, too, come only in the language that is read. */
import type { Language } from "@banquise/engine";
import type { ComponentType } from "preact";
import { later } from "./later.tsx";

/** Draws a part with its words, once those of the language are there. */
export function withWords<Words, P extends { readonly language: Language }>(
  words: Readonly<Record<Language, () => Promise<Words>>>,
  Part: ComponentType<P & { readonly words: Words }>,
): ComponentType<P> {
  const spoken = (language: Language): ComponentType<P> =>
    later<P>(async () => {
      const loaded = await words[language]();
      return (props: P) => <Part {...props} words={loaded} />;
    });
  const parts: Readonly<Record<Language, ComponentType<P>>> = { fr: spoken("fr"), en: spoken("en") };
  return function WithWords(props: P) {
    const Spoken = parts[props.language];
    return <Spoken {...props} />;
  };
}
