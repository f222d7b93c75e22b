import type { CoachIntro } from "@banquise/engine/lessons";

/** What is said when a kind of decision first comes. */
export const coach: readonly CoachIntro[] = [
  {
    types: ["chooseExpert"],
    says: {
      en: "Choose an Expert for the whole game. Each morning they can help once, for one bright Hope token of their kind.",
      fr: "Choisis un Expert pour toute la partie. Chaque matin, il peut t’aider une fois, contre un jeton Espoir clair de sa sorte.",
    },
  },
  {
    types: ["feed"],
    says: {
      en: "Feed the fire. In the morning every coal short of the cold makes somebody sick; at night it decides which beds are warm.",
      fr: "Nourris le feu. Le matin, chaque charbon qui manque jusqu’au froid fait un malade ; la nuit, le feu décide quels lits sont chauds.",
    },
  },
  {
    types: ["actMeeple", "pass", "feedOne"],
    says: {
      en: "Send your groups to work, one after the other. Feed the fire first: whoever works in the cold falls sick, and the heat lasts until tomorrow.",
      fr: "Envoie tes groupes au travail, l’un après l’autre. Nourris d’abord le feu : qui travaille au froid tombe malade, et la chaleur dure jusqu’à demain.",
    },
  },
  {
    types: ["actKind"],
    says: {
      en: "What shall this group do? Gathering and buildings are warm or cold by their place, clearing snow is always cold, building always warm.",
      fr: "Que fera ce groupe ? Ramasser et utiliser un bâtiment se font au chaud ou au froid selon l’endroit, déneiger au froid, bâtir au chaud.",
    },
  },
  {
    types: ["gatherAt"],
    says: {
      en: "A group takes up to two of what lies there. Prefer a warm place, and coal when there is little for tomorrow.",
      fr: "Un groupe prend jusqu’à deux de ce qui s’y trouve. Choisis plutôt un endroit chaud, et du charbon s’il en reste peu pour demain.",
    },
  },
  {
    types: ["useAt"],
    says: {
      en: "Choose the building that this group uses today. Look whether it is warm there.",
      fr: "Choisis le bâtiment que ce groupe utilise aujourd’hui. Regarde s’il y fait chaud.",
    },
  },
  {
    types: ["construct", "upgrade", "dismantle", "stop"],
    says: {
      en: "One group can build up to three times. Beds come first, then what brings food and coal every day.",
      fr: "Un groupe peut bâtir jusqu’à trois fois. Les lits d’abord, puis ce qui rapporte chaque jour à manger et du charbon.",
    },
  },
  {
    types: ["buildAt"],
    says: {
      en: "Choose the ground. How warm a building is depends on its kind, not on where it stands; what lies there is lost.",
      fr: "Choisis l’endroit. La chaleur d’un bâtiment dépend de sa sorte, pas de sa place ; ce qui se trouve par terre est perdu.",
    },
  },
  {
    types: ["chooseSlot"],
    says: {
      en: "Lay this cleared land. What lies on it can be gathered from now on.",
      fr: "Pose ce terrain déneigé. Ce qui s’y trouve peut désormais être ramassé.",
    },
  },
  {
    types: ["chooseOption"],
    says: {
      en: "A card asks you. Compare the prices: which danger is still far from its end, and which one is close?",
      fr: "Une carte te pose une question. Compare les prix : quel danger est encore loin de son terme, lequel en est proche ?",
    },
  },
  {
    types: ["chooseType"],
    says: {
      en: "Choose workers, engineers or children. With three sick of one kind a group must rest, with six somebody may die: spread the harm.",
      fr: "Choisis ouvriers, ingénieurs ou enfants. À trois malades d’une sorte, un groupe se repose ; à six, quelqu’un peut mourir : répartis le mal.",
    },
  },
  {
    types: ["spendFood"],
    says: {
      en: "People went hungry yesterday. Food that you give now takes hunger away before it strikes; then tonight’s meal comes.",
      fr: "Hier, on a eu faim. Ce que tu donnes maintenant efface de la faim avant qu’elle ne frappe ; puis vient le repas de ce soir.",
    },
  },
  {
    types: ["drawToken", "activateToken"],
    says: {
      en: "Draw a token, or wake a dark one. New Hope keeps you alive and bright Hope pays your Expert; of Discontent, rather wake one than add one.",
      fr: "Pioche un jeton, ou réveille un jeton sombre. Un Espoir de plus te garde en vie, un Espoir clair paie l’Expert ; un Mécontentement, mieux vaut le réveiller qu’en ajouter.",
    },
  },
  {
    types: ["exhaustToken", "removeToken"],
    says: {
      en: "A bright token can turn dark, a dark one leaves. Keep as many Hope tokens as you can; let Discontent go.",
      fr: "Un jeton clair peut s’assombrir, un jeton sombre s’en va. Garde le plus d’Espoir possible, et laisse partir le Mécontentement.",
    },
  },
  {
    types: ["useExpert", "prepDone"],
    says: {
      en: "Before the sick lists are read, your Expert may help. It costs one bright Hope token, which only turns dark.",
      fr: "Avant la lecture des listes de malades, ton Expert peut t’aider. Cela coûte un Espoir clair, qui s’assombrit seulement.",
    },
  },
  {
    types: ["callOfDuty"],
    says: {
      en: "The call of duty can be sounded once in the whole game. Keep it for the day on which it saves you.",
      fr: "L’appel du devoir ne sonne qu’une fois dans la partie. Garde-le pour le jour où il te sauvera.",
    },
  },
  {
    types: ["playCitizen", "playNoCitizen"],
    says: {
      en: "Somebody with a name can take over this job and do something of their own instead. One such card a day.",
      fr: "Quelqu’un qui a un nom peut prendre ce travail et faire autre chose à la place. Une seule carte par jour.",
    },
  },
  {
    types: ["chooseLaw"],
    says: {
      en: "A law holds for the rest of the game. Read what it costs; one of its two consequences will come up some evening.",
      fr: "Une loi vaut jusqu’à la fin. Lis ce qu’elle coûte : l’une de ses deux conséquences surgira un soir.",
    },
  },
  {
    types: ["chooseTechnology"],
    says: {
      en: "Choose what the Workshop develops next. It takes some days, so choose what still helps then.",
      fr: "Choisis ce que l’Atelier développe. Il lui faut quelques jours : prends ce qui servira encore.",
    },
  },
  {
    types: ["deploy"],
    says: {
      en: "Choose where the scouts go. They do not work meanwhile, but they bring home much.",
      fr: "Choisis où vont les éclaireurs. Pendant ce temps ils ne travaillent pas, mais ils rapportent beaucoup.",
    },
  },
  {
    types: ["avoid", "explore"],
    says: {
      en: "Your scouts have arrived. Explore to see what is there, or go round it to a place further away.",
      fr: "Tes éclaireurs sont arrivés. Explore pour voir ce qu’il y a, ou contourne l’endroit pour aller plus loin.",
    },
  },
  {
    types: ["goOn", "comeBack"],
    says: {
      en: "Come home with what you have found, or carry a little of it on to a better place. Is the city in need now?",
      fr: "Rentre avec ce que tu as trouvé, ou n’en garde qu’un peu et va plus loin. La ville en a-t-elle besoin maintenant ?",
    },
  },
  {
    types: ["chooseScout"],
    says: {
      en: "Choose the scouts who move. Those closest to their place bring something first.",
      fr: "Choisis les éclaireurs qui avancent. Les plus proches du but rapporteront d’abord.",
    },
  },
  {
    types: ["doSpecial"],
    says: {
      en: "Choose the special work. It comes from the scenario, a law or an event, and says what it needs.",
      fr: "Choisis le travail spécial. Il vient du scénario, d’une loi ou d’un événement, et dit ce qu’il demande.",
    },
  },
  {
    types: ["recallFrom"],
    says: {
      en: "Take back a group that has worked: it can work again today. Take the one whose place you need once more.",
      fr: "Reprends un groupe qui a travaillé : il peut recommencer aujourd’hui. Prends celui dont la place te servira encore.",
    },
  },
  {
    types: ["drawDeathCard", "giveDeathCard"],
    says: {
      en: "Somebody has died. Turn up a stranger by chance, or give up one of those you know if what follows is milder.",
      fr: "Quelqu’un est mort. Retourne un inconnu au hasard, ou sacrifie l’un de ceux que tu connais si la suite est plus douce.",
    },
  },
  {
    types: ["destroyAt"],
    says: {
      en: "A building is lost. Choose the one that you need least tonight.",
      fr: "Un bâtiment est perdu. Choisis celui dont tu as le moins besoin cette nuit.",
    },
  },
  {
    types: ["discardCitizen"],
    says: {
      en: "One of the people whom you can call must go. Keep the one who helps most in the coming days.",
      fr: "L’un de ceux que tu peux appeler doit partir. Garde qui aidera le plus ces prochains jours.",
    },
  },
  {
    types: ["discardEvent"],
    says: {
      en: "You may get rid of an open matter. Choose the one whose day will hurt most.",
      fr: "Tu peux écarter une affaire en cours. Choisis celle dont l’échéance fera le plus mal.",
    },
  },
];
