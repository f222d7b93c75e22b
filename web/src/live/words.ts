import type { Language } from "@banquise/engine";
import { computed } from "@preact/signals";
import { settings } from "../settings.ts";

interface LiveWords {
  readonly now: string;
  readonly bots: string;
  readonly watch: string;
  readonly takeSeat: string;
  readonly takeSeatAbout: string;
  readonly of: (game: string, names: string) => string;
}

const WORDS: Readonly<Record<Language, LiveWords>> = {
  en: {
    now: "Live",
    bots: "Bots are playing",
    watch: "Watch",
    takeSeat: "Take a seat",
    takeSeatAbout: "You go on in the place of the bot whose turn it is.",
    of: (game, names) => `${game}: ${names}`,
  },
  fr: {
    now: "En direct",
    bots: "Des robots jouent",
    watch: "Regarder",
    takeSeat: "Prendre une place",
    takeSeatAbout: "Tu continues à la place du robot dont c’est le tour.",
    of: (game, names) => `${game} : ${names}`,
  },
};

export const liveWords = computed(() => WORDS[settings.language.value]);
