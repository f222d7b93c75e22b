/** Le temps de réflexion, l’absence et ce que la table décide ensemble. */
export const affairs = {
  handOver: "Laisser un robot jouer à ma place",
  resign: "Quitter la partie pour de bon",
  resignTitle: "Quitter cette partie pour de bon ?",
  resignAbout: "Un robot jouera ta place jusqu’à la fin, et tu ne pourras pas la reprendre.",
  resignYes: "Quitter",
  pause: "Proposer une pause",
  resume: "Reprendre la partie",
  abandon: "Proposer d’arrêter la partie",
  undo: "Demander à reprendre un coup",
  undoAlone: "Reprendre un coup plus ancien",
  undoTitle: "Quel coup veux-tu reprendre ?",
  undoAbout: "Tout ce qui a été joué ensuite est repris aussi, si les autres sont d’accord.",
  undoAboutAlone: "Tout ce qui a été joué ensuite est repris aussi.",
  undoYes: "Demander",
  undoYesAlone: "Reprendre",
  undoNothing: "Tu n’as encore rien joué.",
  endAlone: "Arrêter la partie ici",
  endTitle: "Arrêter la partie ici ?",
  endAbout: "Elle se termine telle qu’elle est.",
  endYes: "Arrêter",
  standIn: (bot: string): string => `${bot} joue à ta place.`,
  gone: (bot: string): string => `Tu as quitté cette partie : ${bot} joue jusqu’à la fin.`,
  return: "Reprendre ma place",
  returnSoon: "Ton temps est écoulé : le robot prend cette décision, puis tu reprends ta place.",
  paused: "La partie est en pause.",
  asks: {
    pause: (name: string): string => `${name} propose une pause.`,
    abandon: (name: string): string => `${name} propose d’arrêter la partie.`,
    handOver: (name: string, absent: string): string => `${name} propose qu’un robot joue pour ${absent}.`,
    undo: (name: string, move: string): string =>
      move === ""
        ? `${name} voudrait reprendre un coup, et tout ce qui a suivi.`
        : `${name} voudrait reprendre ce coup, et tout ce qui a suivi : ${move}`,
  },
  asked: {
    pause: (): string => "Tu proposes une pause.",
    abandon: (): string => "Tu proposes d’arrêter la partie.",
    handOver: (absent: string): string => `Tu proposes qu’un robot joue pour ${absent}.`,
    undo: (): string => "Tu demandes à reprendre un coup.",
  },
  waitingFor: (names: string): string => `On attend encore ${names}.`,
  agree: "D’accord",
  refuse: "Non",
  withdraw: "Retirer",
  declined: "Les autres ne sont pas d’accord avec ta proposition.",
  absent: (name: string): string =>
    `${name} n’est pas là. Au bout de trois minutes, un robot peut jouer à sa place.`,
  absentLong: (name: string): string => `${name} n’est plus là depuis plus de trois minutes.`,
  handOverOther: "Confier la place à un robot",
};

export type AffairsWords = typeof affairs;
