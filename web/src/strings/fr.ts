/** Tout ce que disent les pages. Ce que dit un jeu vit avec ce jeu. */
import { BOT_TEXTS } from "@banquise/bots";
import { clock } from "./clock.fr.ts";

const plural = (count: number, one: string, many: string): string =>
  `${count} ${Math.abs(count) < 2 ? one : many}`;

/** « de » devant un nom : du Dernier Générateur, d’Igloo Igloo, de Blueprints. */
export function de(name: string): string {
  if (name.startsWith("Le ")) return `du ${name.slice(3)}`;
  if (name.startsWith("Les ")) return `des ${name.slice(4)}`;
  // Après les accents, comme à l’oreille : d’Éloïse.
  return /^[aeiouyœæ]/i.test(name.normalize("NFD")) ? `d’${name}` : `de ${name}`;
}

export const fr = {
  title: "Banquise",
  tagline: "De grands jeux de plateau, tout de suite, sans compte.",
  skip: "Aller au contenu",
  loading: "Un instant…",
  cancel: "Annuler",
  close: "Fermer",
  you: "toi",
  free: "Place libre",
  offlineNote: "Hors ligne : les parties sur cet écran marchent quand même.",
  pageTitle: (page: string) => `${page} · Banquise`,
  points: (count: number) => plural(count, "point", "points"),
  seatCount: (min: number, max: number) => (min === max ? `${min}` : `${min} à ${max}`),
  minutes: (minutes: string) => `${minutes} min`,
  ago: (minutes: number) => {
    if (minutes < 1) return "à l’instant";
    if (minutes < 60) return `il y a ${minutes} min`;
    if (minutes < 60 * 24) return `il y a ${Math.floor(minutes / 60)} h`;
    return `il y a ${plural(Math.floor(minutes / 60 / 24), "jour", "jours")}`;
  },

  nav: {
    home: "Accueil",
    newTable: "Nouvelle table",
    learn: "Apprendre",
    puzzles: "Énigmes",
    language: "English",
    main: "Navigation",
    you: "Toi",
  },

  bots: BOT_TEXTS.fr,

  home: {
    play: "Jouer maintenant",
    playAbout: (bots: number, together: boolean) =>
      `${together ? "Avec" : "Contre"} ${plural(bots, "robot", "robots")}, sans compte`,
    resume: "Reprendre la partie",
    open: "Inviter des amis",
    rules: "Règles",
    learn: "Apprendre",
    weight: ["Très simple", "Simple", "Moyen", "Exigeant", "Expert"] as readonly string[],
    puzzle: (game: string) => `Énigme du jour : ${game}`,
    challenge: "Défi du jour",
    finished: "Parties terminées",
    all: "Toutes mes parties",
    players: (range: string) => `${range} joueurs`,
    mine: "Mes parties",
    here: "Sur cet écran",
    online: "En ligne",
    watch: "À regarder",
    openTables: "Tables ouvertes",
    people: "Jouer avec des gens",
    yourTurn: "À toi de jouer",
    theirTurn: (name: string) => `Au tour ${de(name)}`,
    over: "Terminée",
    waiting: (free: number) => plural(free, "place libre", "places libres"),
    remove: "Supprimer cette partie",
    removeTitle: "Supprimer cette partie ?",
    removeAbout: (game: string) =>
      `Cette partie ${de(game)} n’est gardée nulle part ailleurs : on ne pourra pas la retrouver.`,
    removeYes: "Supprimer",
    promise:
      "Libre, gratuit, sans publicité. Les robots ne trichent jamais : ils ne voient que ce que verrait un joueur.",
  },

  table: {
    step: (at: number) => `Pas ${at}`,
    yourTurn: "À toi",
    thinking: (name: string) => `${name} réfléchit…`,
    over: "La partie est finie",
    sending: "Envoi du coup…",
    undo: "Reprendre le coup",
    hint: "Conseil",
    hintAbout: (worlds: number) =>
      `Chances de gagner, d’après ce que tu peux savoir (${plural(worlds, "partie imaginée", "parties imaginées")})`,
    expected: (total: number) => plural(total, "point", "points"),
    reasons: (better: string, worse: string) => {
      const [gain, cost] = [`Mieux pour : ${better}`, `un peu moins bien pour : ${worse}`];
      return worse === "" ? `${gain}.` : `${gain} ; ${cost}.`;
    },
    noReason: "Rien de frappant : il paie à la longue.",
    equal: (moves: string) => `À peu près équivalents : ${moves}.`,
    manyEqual: (count: number) => `${count} coups se valent à peu près : prends celui qui te plaît.`,
    coach: "Guide",
    coachAbout: "Explique les décisions nouvelles et te demande si un coup a l’air d’une erreur.",
    noHint: "Pas de conseil pour cette décision.",
    menu: "Menu",
    seats: "Joueurs",
    panel: "Autour de la table",
    board: "Plateau",
    asked: "Ce qui est demandé",
    points: "points",
    offline: "déconnecté",
    bot: "robot",
    tabs: {
      log: "Journal",
      moves: "Coups",
      talk: "Parler",
      review: "Analyse",
      score: "Points",
      rules: "Règles",
    },
    help: "Aide et raccourcis",
    export: "Télécharger la partie",
    copyLink: "Copier le lien de la table",
    replay: "Revoir la partie",
    leave: "Quitter la table",
    leaveAbout: {
      local: "La partie reste sur cet écran : tu la reprendras quand tu veux.",
      remote: "Ta place t’attend : tu retrouveras la table dans tes parties.",
      replay: "La partie reste telle qu’elle est.",
      lesson: "Tu reprendras la leçon là où tu l’as laissée.",
    },
    lost: "Connexion perdue. Nouvel essai…",
    connecting: "Connexion…",
    confirm: "Jouer ce coup ?",
    confirmYes: "Jouer",
    whyNot: "Pas possible",
    seeRule: "Voir la règle",
    playable: "Ce que tu peux jouer",
    suggestable: "La décision revient à quelqu’un d’autre. Montre ce que tu ferais : tout le monde le voit.",
    suggests: (name: string, move: string) => `${name} montre : ${move}`,
    inWords: "La table en mots",
    undone: (name: string) => `${name} reprend son coup.`,
    undoneTogether: (name: string) => `${name} reprend un coup, avec l’accord de tous.`,
    away: "Pendant ton absence",
    awayClose: "Compris",
    damaged: (detail: string) => `Cette partie est illisible. Rien n’a été effacé. (${detail})`,
    unkept: {
      full: "Plus de place dans ce navigateur : ce que tu joues maintenant sera perdu quand tu quitteras la page. Supprime des parties terminées ou libère de la place.",
      unavailable: "Ce navigateur ne garde rien : ce que tu joues sera perdu quand tu quitteras la page.",
      gone: "Cette partie a été supprimée dans un autre onglet : ce que tu joues maintenant sera perdu quand tu quitteras la page.",
    },
    kinds: {
      handOver: (name: string, bot: string) => `À partir d’ici, ${bot} joue pour ${name}.`,
      return: (name: string) => `${name} est de retour.`,
      resign: (name: string, bot: string) => `${name} quitte la partie ; ${bot} continue.`,
      pause: "La partie est en pause.",
      resume: "La partie reprend.",
      abandon: "La partie est abandonnée.",
      rules: "À partir d’ici, on joue avec des règles plus récentes.",
    },
    since: "Depuis ton dernier tour",
    sinceNothing: "Rien ne s’est passé depuis ton dernier tour.",
    hurry: "Passer",
    olderSteps: "Voir les coups d’avant",
    skip: "Touche pour continuer",
    notFound: "Cette table n’existe pas, ou n’existe plus.",
    ifOver: "si la partie finissait maintenant",
    underWay: "En cours, pas encore compté",
    faceDown: "points face cachée",
    faceDownAbout: "Face cachée pour l’instant.",
    unloadable: "Ce jeu ne peut pas être chargé. Vérifie la connexion, puis recharge la page.",
  },

  clock,

  refusals: {
    unreachable: "Le serveur ne répond pas.",
    tableNotFound: "Cette table n’existe pas, ou n’existe plus.",
    oldPage: "Cette page est plus ancienne que la partie : recharge-la.",
    oldServer: "Le site est en cours de mise à jour. La partie revient ici toute seule dans un instant.",
    otherCommitment: "Le serveur n’a pas gardé le hasard qu’il avait scellé : méfie-toi de cette table.",
    unexpected: "Quelque chose n’a pas marché. Réessaie.",
  } as Readonly<Record<string, string>>,

  end: {
    title: "Fin de partie",
    youWin: "Tu gagnes !",
    youShare: "Victoire partagée !",
    wins: (names: string) => `${names} gagne !`,
    win: (names: string) => `${names} gagnent !`,
    teamWins: "Vous avez gagné, ensemble !",
    teamLoses: "La partie est perdue, pour cette fois.",
    rank: (rank: number) => (rank === 1 ? "1er" : `${rank}e`),
    team: "L’équipe",
    ranking: "Classement",
    story: "Comment les points sont venus",
    teamStory: "Comment cela a fini",
    rematch: "Revanche",
    rematchAsked: "Rejoindre la revanche",
    replay: "Revoir la partie",
    export: "Télécharger",
    share: "Partager",
    again: "Voir le résultat",
    shareText: (game: string, result: string) => `${game} sur Banquise : ${result}`,
  },

  rulesOf: (game: string) => `Règles ${de(game)}`,

  settings: {
    title: "Réglages",
    name: "Ton nom",
    nameAbout: "Ce que voient les autres à une table en ligne.",
    namePlaceholder: "Macareux",
    language: "Langue",
    theme: "Apparence",
    themes: { system: "Comme le système", light: "Clair", dark: "Sombre" },
    motion: "Animations",
    motions: { system: "Comme le système", on: "Toujours", off: "Jamais" },
    pace: "Rythme des robots",
    paces: { slow: "Lent", normal: "Normal", fast: "Rapide", instant: "Immédiat" },
    sound: "Sons",
    soundAbout: "Un petit bruit quand quelque chose se pose, et quand c’est à toi.",
    confirm: "Confirmer chaque coup",
    confirmAbout: "Un second appui joue le coup, Échap l’annule.",
    endTurns: "Terminer le tour automatiquement",
    endTurnsAbout:
      "Quand il ne te reste rien d’autre à faire, ton tour se termine, sauf s’il trahirait un secret.",
    forced: "Jouer seul les coups forcés",
    forcedAbout: "Quand il n’y a qu’un choix, il est joué pour toi, sauf s’il trahirait un secret.",
    saved: "Gardé dans ce navigateur.",
    followed: "Gardé avec ton compte : tes réglages te suivent partout.",
  },

  notFound: {
    title: "Banc de brume",
    about: "Il n’y a rien à cette adresse.",
    home: "Retour à l’accueil",
  },

  update: { ready: "Une nouvelle version est prête.", reload: "Recharger" },
};

export type Words = typeof fr;
