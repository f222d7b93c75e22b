/** What one reads who reports somebody. */
import type { Language } from "@banquise/engine";
import { computed } from "@preact/signals";
import { settings } from "../settings.ts";
import type { ReportReason } from "./report-api.ts";

interface ReportWords {
  readonly menu: string;
  readonly title: (name: string) => string;
  readonly titleOpen: string;
  readonly about: string;
  readonly who: string;
  readonly reason: string;
  readonly reasons: Readonly<Record<ReportReason, string>>;
  readonly note: string;
  readonly noteAbout: string;
  readonly submit: string;
  readonly done: string;
  readonly close: string;
}

const fr: ReportWords = {
  menu: "Signaler quelqu’un",
  title: (name) => `Signaler ${name}`,
  titleOpen: "Signaler quelqu’un",
  about:
    "Les personnes qui veillent ici verront ce qui a été dit à cette table. La personne signalée n’en saura rien.",
  who: "Qui ?",
  reason: "Pourquoi ?",
  reasons: {
    insult: "Insultes ou menaces",
    spam: "Messages à répétition",
    cheating: "Triche",
    name: "Nom choquant",
    other: "Autre chose",
  },
  note: "Ce qui s’est passé",
  noteAbout: "Si tu veux. En quelques mots.",
  submit: "Envoyer",
  done: "Merci. Quelqu’un va regarder.",
  close: "Fermer",
};

const en: ReportWords = {
  menu: "Report somebody",
  title: (name) => `Report ${name}`,
  titleOpen: "Report somebody",
  about:
    "Those who keep order here will see what was said at this table. The person you report will not know.",
  who: "Who?",
  reason: "Why?",
  reasons: {
    insult: "Insults or threats",
    spam: "The same again and again",
    cheating: "Cheating",
    name: "An offensive name",
    other: "Something else",
  },
  note: "What happened",
  noteAbout: "If you like. In a few words.",
  submit: "Send",
  done: "Thank you. Somebody will have a look.",
  close: "Close",
};

const WORDS: Readonly<Record<Language, ReportWords>> = { fr, en };

export const reportWords = computed(() => WORDS[settings.language.value]);
