import { LANGUAGES, type Language } from "@banquise/engine";
import fastifyCookie from "@fastify/cookie";
import type { FastifyRequest } from "fastify";

/** `?lang=`, else the `lang` cookie, else what the browser prefers, else French. */
export function languageOf(request: FastifyRequest): Language {
  const { lang } = request.query as { lang?: unknown };
  const cookie = request.headers.cookie;
  return (
    known(lang) ??
    (cookie === undefined ? null : known(fastifyCookie.parse(cookie).lang)) ??
    preferred(request.headers["accept-language"]) ??
    "fr"
  );
}

function known(value: unknown): Language | null {
  return LANGUAGES.find((language) => language === value) ?? null;
}

/** "en-GB;q=0.8, fr" prefers French. */
function preferred(header: string | undefined): Language | null {
  const wishes = (header ?? "").split(",").map((item) => {
    const [tag = "", ...parameters] = item.trim().split(";");
    const weight = parameters.map((parameter) => /^\s*q=([\d.]+)/.exec(parameter)?.[1]).find(Boolean);
    return { language: known(tag.slice(0, 2).toLowerCase()), weight: Number(weight ?? 1) };
  });
  const best = wishes
    .filter(({ language, weight }) => language !== null && weight > 0)
    .sort((a, b) => b.weight - a.weight);
  return best[0]?.language ?? null;
}
