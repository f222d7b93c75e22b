/** Ce que dit la page des personnes qui veillent ici. */
import type { SanctionKind } from "./operators-api.ts";

export interface OperatorWords {
  readonly title: string;
  readonly tabs: { readonly reports: string; readonly sanctions: string; readonly audit: string };
  readonly tabsLabel: string;
  readonly which: string;
  readonly state: { readonly open: string; readonly closed: string };
  readonly noReports: string;
  readonly reportedBy: (reporter: string, time: string) => string;
  readonly formerName: (name: string) => string;
  readonly guest: string;
  readonly table: string;
  readonly said: string;
  readonly nothingSaid: string;
  readonly isIt: string;
  readonly history: string;
  readonly remove: string;
  readonly removeOne: (name: string) => string;
  readonly removed: string;
  readonly mute: string;
  readonly ban: string;
  readonly rename: string;
  readonly renameTo: string;
  readonly renameAbout: string;
  readonly close: string;
  readonly closeNote: string;
  readonly closedBy: (by: string | null, time: string) => string;
  readonly muteTitle: (name: string) => string;
  readonly banTitle: (name: string) => string;
  readonly renameTitle: (name: string) => string;
  readonly closeTitle: string;
  readonly span: string;
  readonly spans: Readonly<Record<"1" | "24" | "168" | "720" | "ever", string>>;
  readonly reason: string;
  readonly reasonAbout: string;
  readonly done: string;
  readonly newTitle: string;
  readonly newAbout: string;
  readonly kind: string;
  readonly kinds: Readonly<Record<SanctionKind, string>>;
  readonly whom: string;
  readonly whomAbout: string;
  readonly impose: string;
  readonly inForce: string;
  readonly noSanctions: string;
  readonly until: (time: string | null) => string;
  readonly lift: string;
  readonly liftOne: (name: string) => string;
  readonly acts: Readonly<Record<string, string>>;
  readonly commandLine: string;
  readonly noActs: string;
  readonly older: string;
}

export const fr: OperatorWords = {
  title: "Veiller ici",
  tabs: { reports: "Signalements", sanctions: "En vigueur", audit: "Journal" },
  tabsLabel: "Ce qu’il y a à voir",
  which: "Lesquels ?",
  state: { open: "À traiter", closed: "Traités" },
  noReports: "Rien à signaler.",
  reportedBy: (reporter, time) => `Par ${reporter}, ${time}`,
  formerName: (name) => `S’appelait alors ${name}`,
  guest: "sans compte",
  table: "Voir la table",
  said: "Ce qui a été dit",
  nothingSaid: "Rien n’a été dit à cette table.",
  isIt: "signalé",
  history: "Ce qui lui a déjà été imposé",
  remove: "Effacer",
  removeOne: (name) => `Effacer ce message de ${name}`,
  removed: "Effacé",
  mute: "Retirer la parole",
  ban: "Exclure",
  rename: "Changer le nom",
  renameTo: "Nouveau nom",
  renameAbout: "Laisse vide pour un nom au hasard. La personne le garde un mois.",
  close: "C’est traité",
  closeNote: "Note",
  closedBy: (by, time) => `Traité par ${by ?? "la ligne de commande"}, ${time}`,
  muteTitle: (name) => `Retirer la parole à ${name}`,
  banTitle: (name) => `Exclure ${name}`,
  renameTitle: (name) => `Changer le nom de ${name}`,
  closeTitle: "Clore le signalement",
  span: "Combien de temps ?",
  spans: { "1": "1 heure", "24": "1 jour", "168": "7 jours", "720": "30 jours", ever: "Sans fin" },
  reason: "Raison",
  reasonAbout: "La personne la lit dans la copie de ses données.",
  done: "C’est fait.",
  newTitle: "Retirer la parole, ou exclure",
  newAbout:
    "Un compte, ou une plage d’adresses (192.0.2.0/24, 2001:db8::/32). Cela vaut partout en quelques secondes.",
  kind: "Quoi ?",
  kinds: { mute: "Sans parole", ban: "Exclusion", name: "Nom imposé" },
  whom: "Nom du compte, ou adresses",
  whomAbout: "Les adresses seulement pour une exclusion.",
  impose: "Appliquer",
  inForce: "En vigueur",
  noSanctions: "Personne n’est exclu ni privé de parole.",
  until: (time) => (time === null ? "sans fin" : `jusqu’au ${time}`),
  lift: "Lever",
  liftOne: (name) => `Lever ce qui vise ${name}`,
  acts: {
    appoint: "veille ici désormais",
    dismiss: "ne veille plus",
    closeReport: "signalement traité",
    mute: "parole retirée",
    unmute: "parole rendue",
    ban: "exclusion",
    unban: "exclusion levée",
    unname: "nom libéré",
    rename: "nom changé",
    removeMessage: "message effacé",
    endTable: "partie terminée",
    removeTable: "table supprimée",
    handSeat: "place confiée à un robot",
    prune: "tables désertes supprimées",
    backup: "sauvegarde",
    moveTo: "copie vers PostgreSQL",
    workerRole: "rôle pour un worker",
  },
  commandLine: "ligne de commande",
  noActs: "Rien n’a encore été fait.",
  older: "Plus ancien",
};
