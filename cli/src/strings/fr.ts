import type { CliText } from "../text.ts";

export const fr: CliText = {
  about: "Des jeux de société modernes, règles complètes : à une table, dans un terminal ou par programme.",
  usage: "Usage :",
  commandsTitle: "Commandes :",
  flagsTitle: "Options :",
  commonFlagsTitle: "Pour toutes les commandes :",
  examplesTitle: "Exemples :",
  exitCodes: [
    "Codes de sortie : 0 tout va bien, 1 la réponse est non (une violation, un export falsifié), 2 mauvais usage, 3 impossible ici (un robot a échoué, des règles inconnues).",
  ],
  moreHelp: "banquise <commande> --help dit tout d’une commande.",
  ourReading: (why) => `Notre lecture : ${why}`,
  tryHelp: (line) => `Aide : ${line}`,

  commands: {
    serve: {
      summary: "lance le serveur : pages, API et robots",
      about: [
        "Lance tout ce qu’il faut aux personnes et aux programmes pour jouer, depuis un seul dossier, jusqu’à l’arrêt (Ctrl+C).",
        "Chaque option a aussi une variable d’environnement : BANQUISE_PORT, BANQUISE_HOST, BANQUISE_DATA…",
      ],
      flags: {
        port: ["N", "port d’écoute (8080 ; 0 en prend un libre)"],
        host: ["ADRESSE", "adresse d’écoute (127.0.0.1 ; 0.0.0.0 l’ouvre au réseau)"],
        data: ["FICHIER", "la base de données (data/banquise.db)"],
        origin: ["URL", "l’adresse que tapent les gens, quand un mandataire est devant"],
        "trust-proxy": ["", "croire le mandataire de devant sur qui demande"],
        log: ["NIVEAU", "silent, error, warn, info ou debug (info)"],
      },
      examples: [
        "banquise serve",
        "banquise serve --host 0.0.0.0 --port 80 --data /var/lib/banquise/banquise.db",
      ],
    },
    play: {
      summary: "joue dans le terminal, contre des robots",
      about: [
        "Une place est à toi, des robots prennent les autres. Les coups légaux sont numérotés : réponds par un numéro.",
        "u reprend un coup, h demande un conseil, b remontre la table, ? explique, q quitte.",
      ],
      flags: {
        seats: ["N", "nombre de places (3 si le jeu le permet)"],
        seat: ["N", "ta place, comptée à partir de 0 (0)"],
        name: ["NOM", "ton nom (Macareux)"],
        bot: ["ROBOT", "qui joue les autres places (greedy)"],
        seed: ["N", "hasard reproductible par ce nombre (sinon neuf à chaque fois)"],
        option: ["NOM=VALEUR", "une variante du jeu ; peut être répétée"],
        save: ["FICHIER", "y écrit la partie finie, à revoir ou à vérifier"],
      },
      examples: [
        "banquise play blueprints",
        "banquise play blueprints --seats 2 --bot random --save partie.json",
      ],
    },
    sim: {
      summary: "joue beaucoup de parties au hasard : vitesse, équilibre, preuve des règles",
      about: [
        "Joue des parties entières par des coups légaux tirés au hasard. La même graine donne les mêmes parties, quel que soit",
        "le nombre de fils. --check vérifie après chaque coup tout ce que promet le contrat d’un jeu, et que les parties",
        "finissent à temps ; --check=invariants seulement les invariants du jeu lui-même. Une violation donne le code 1.",
      ],
      flags: {
        seats: ["N", "nombre de places (le minimum du jeu)"],
        games: ["K", "nombre de parties (1000)"],
        seed: ["S", "graine (1)"],
        option: ["NOM=VALEUR", "une variante du jeu ; peut être répétée"],
        check: ["[=full|invariants]", "vérifie les règles après chaque coup ; seul, il veut dire full"],
        jobs: ["J", "fils d’exécution (1)"],
      },
      examples: [
        "banquise sim blueprints --seats 3 --games 100000",
        "banquise sim blueprints --seats 2 --games 200 --check --json",
      ],
    },
    arena: {
      summary: "fait jouer des robots les uns contre les autres",
      about: [
        "S’il y a plus de concurrents que de places, tous leurs groupes se rencontrent. Les places tournent d’une partie",
        "à l’autre ; les victoires à égalité sont partagées. Les cotes sont celles d’openskill, dans l’ordre des parties.",
        "L’intervalle du taux de victoire est celui de Wilson, à 95 %. Sans --ms le résultat ne dépend que de la graine.",
      ],
      flags: {
        bots: ["A,B[,C…]", "les concurrents, même plusieurs fois ; greedy@50 réfléchit 50 itérations"],
        seats: ["N", "places à une table (une par concurrent ; le minimum s’ils sont trop nombreux)"],
        games: ["K", "parties pour chaque groupe de concurrents (100)"],
        seed: ["S", "graine (1)"],
        option: ["NOM=VALEUR", "une variante du jeu ; peut être répétée"],
        iterations: ["I", "au plus tant d’itérations par décision (autant que veut chaque robot)"],
        ms: ["M", "réflexion mesurée à l’horloge ; non reproductible"],
        jobs: ["J", "fils d’exécution (1)"],
        ledger: ["FICHIER", "note ce qui est fait ; la même commande reprend ensuite là où elle fut arrêtée"],
        report: ["FICHIER.html", "écrit une page avec des graphiques, et les chiffres en JSON à côté"],
      },
      examples: [
        "banquise arena blueprints --bots greedy,random,random --games 400 --jobs 2",
        "banquise arena blueprints --bots random,greedy@20,greedy --seats 2 --ledger cours.jsonl --report tournoi.html",
      ],
    },
    lab: {
      summary: "étudie un jeu par milliers de parties : équilibre, durée, choix, ce qui gagne",
      about: [
        "Des robots jouent et tout est compté : scores, victoires par place, durée, nombre de choix, combien de fois chaque",
        "choix fut pris et comment cela va avec la victoire. Écrit une page avec des graphiques, et les chiffres en JSON.",
      ],
      flags: {
        bots: ["A[,B…]", "qui joue : un pour toutes les places, ou un pour chacune (greedy)"],
        seats: ["N", "nombre de places (le minimum du jeu, ou une par robot)"],
        games: ["K", "nombre de parties (1000)"],
        seed: ["S", "graine (1)"],
        option: ["NOM=VALEUR", "une variante du jeu ; peut être répétée"],
        iterations: ["I", "au plus tant d’itérations par décision (autant que veut chaque robot)"],
        budgets: ["I,J,K…", "aussi comment la force croît : chaque budget contre le premier"],
        jobs: ["J", "fils d’exécution (1)"],
        ledger: ["FICHIER", "note ce qui est fait ; la même commande reprend ensuite là où elle fut arrêtée"],
        report: ["FICHIER.html", "où écrire la page (lab-<jeu>.html)"],
      },
      examples: ["banquise lab blueprints --seats 3 --games 2000 --budgets 10,40,160 --jobs 2"],
    },
    replay: {
      summary: "raconte pas à pas une partie exportée",
      about: [
        "Raconte ce qui s’est passé, avec la règle qui l’a voulu. Rien n’est caché, sauf si un regard est choisi.",
      ],
      flags: {
        at: ["N", "montre la table telle qu’elle était après le pas N (0 : la mise en place)"],
        viewer: ["PLACE", "par les yeux d’une place, comptée à partir de 0, ou du public (none)"],
      },
      examples: ["banquise replay partie.json", "banquise replay partie.json --at 12 --viewer 0"],
    },
    check: {
      summary: "vérifie complètement une partie exportée",
      about: [
        "Vérifie que le secret est celui qui fut engagé avant le premier coup, que chaque dé et chaque carte en découlent,",
        "que chaque coup était légal, chaque état noté exact, et le résultat celui où mènent les coups.",
      ],
      flags: {},
      examples: ["banquise check partie.json"],
    },
    rules: {
      summary: "affiche les règles d’un jeu, ou une seule règle",
      about: [
        "Les règles sont numérotées ; refus, scores et journaux citent ces numéros. Un numéro de chapitre donne le chapitre.",
      ],
      flags: {},
      examples: [
        "banquise rules blueprints",
        "banquise rules blueprints BLU-5.1",
        "banquise rules blueprints 5",
      ],
    },
  },
  commonFlags: {
    json: ["", "la réponse en JSON, pour les programmes"],
    lang: ["fr|en", "langue (par défaut celle de l’environnement)"],
    help: ["", "cette aide (-h)"],
  },

  problems: {
    unknownFlag: (flag) => `l’option ${flag} n’existe pas`,
    needsValue: (flag) => `${flag} attend une valeur`,
    takesNoValue: (flag) => `${flag} ne prend pas de valeur`,
    notAnInteger: (flag) => `${flag} doit être un nombre entier, au moins 0`,
    missingArgument: (argument) => `il manque <${argument}>`,
    extraArgument: (argument) => `« ${argument} » est un argument de trop`,
    unknownCommand: (name) => `la commande « ${name} » n’existe pas`,
    unknownLanguage: (name) => `« ${name} » n’est pas une langue de ce programme : fr ou en`,
    unknownGame: (id, known) => `le jeu « ${id} » n’existe pas ; il y a : ${known}`,
    badSeats: (min, max) => `ce jeu a de ${min} à ${max} places`,
    badOption: (name, known) => `« ${name} » n’est pas une variante de ce jeu ; il y a : ${known}`,
    unknownBot: (id, known) => `le robot « ${id} » n’existe pas ; il y a : ${known}`,
    botCount: (seats) => `il faut ici au moins ${seats} ${seats === 1 ? "robot" : "robots"} : --bots a,b`,
    badEntrant: (entrant) =>
      `« ${entrant} » n’est pas un concurrent : un robot, ou un robot et ses itérations (greedy@50)`,
    badBudgets: "--budgets est une liste de nombres d’itérations : 50,200,800",
    unknownCheck: (mode) => `--check est « full » ou « invariants », pas « ${mode} »`,
    atLeastOne: (flag) => `${flag} doit être au moins 1`,
    unreadable: (path) => `« ${path} » ne peut pas être lu`,
    unwritable: (path) => `« ${path} » ne peut pas être écrit`,
    noSuchStep: (last) => `cette partie a les pas 0 à ${last}`,
    noSuchSeat: (seats) => `cette partie a les places 0 à ${seats - 1}`,
    noSuchRule: (id) => `la règle « ${id} » n’existe pas`,
    noServer: {
      address: (address, reason) => `impossible d’écouter à ${address} (${reason})`,
      data: (path, reason) => `« ${path} » ne peut pas servir de base de données (${reason})`,
      inUse: (path) =>
        `un autre serveur tourne déjà sur « ${path} » : arrête-le d’abord, ou choisis un autre fichier`,
      setting: (name, expected) =>
        `la variable d’environnement ${name} a une valeur qui ne veut rien dire (attendu : ${expected})`,
    },
    unknownLog: (known) => `--log est l’un de : ${known}`,
    noTerminal: "play est une conversation : elle n’a pas de forme JSON",
  },

  sim: {
    games: (games, moves, seconds) => `${games} parties, ${moves} coups en ${seconds} s`,
    speed: (games, moves) => `${games} parties/s, ${moves} coups/s`,
    columns: ["place", "score moyen", "victoires"],
    allHeld: (mode) => `Toutes les vérifications tiennent (${mode}).`,
    violations: (count) => `Violations : ${count}`,
  },
  arena: {
    columns: ["robot", "parties", "victoires", "taux", "intervalle 95 %", "score moyen"],
    rating: "cote",
    report: {
      title: (game) => `${game} : tournoi de robots`,
      wins: "Victoires",
      winsAbout:
        "Part des parties gagnées, avec son intervalle à 95 % (Wilson). En pointillé, ce que gagneraient des égaux.",
      ratings: "Cotes",
      ratingsAbout:
        "openskill (Plackett-Luce), dans l’ordre des parties, avec l’intervalle à 95 %. Tous partent de 25.",
      encounters: "Un contre un",
      encountersAbout:
        "Combien de fois le robot de la ligne a devancé celui de la colonne ; un rang égal compte pour moitié.",
      scores: "Scores",
      scoresAbout: "Combien de fois chaque score final s’est présenté. En pointillé, la moyenne.",
      lengths: "Durée",
      lengthsAbout: "Coups par partie, toutes places ensemble.",
    },
  },
  lab: {
    actor: "Qui joue",
    other: "quelqu’un d’autre",
    report: {
      title: (game) => `${game} : laboratoire`,
      mean: (value) => `moyenne ${value}`,
      seats: "Victoires par place",
      seatsAbout:
        "Part des parties gagnées depuis chaque place, avec son intervalle à 95 %. En pointillé, un partage égal.",
      scores: "Scores",
      scoresAbout:
        "Combien de fois chaque score final s’est présenté, place par place. En pointillé, la moyenne.",
      lengths: "Durée et largeur",
      lengthsAbout: "Combien de coups compte une partie, et entre combien de coups on choisit.",
      moves: "Coups par partie",
      widths: "Coups légaux par décision",
      bots: "Victoires par robot",
      botsAbout: "Part des parties gagnées par chaque robot, les places tournant.",
      lines: "D’où viennent les points",
      linesAbout:
        "Points de chaque ligne du score : pour tous, pour les gagnants, et leur lien avec la victoire.",
      lineColumns: ["ligne", "points en moyenne", "des gagnants", "corrélation"],
      actions: "Sortes de coups",
      actionsAbout: "Combien de fois chaque sorte de coup fut jouée, et son lien avec la victoire.",
      choices: "Choix",
      choicesAbout: (most) => `Les ${most} choix les plus fréquents, tels qu’on les lit.`,
      happenings: "Ce qui s’est passé",
      happeningsAbout: (most) => `Les ${most} choses que les joueurs ont le plus souvent provoquées.`,
      columns: ["quoi", "par partie", "pris quand offert", "victoires de qui l’a fait", "corrélation"],
      strength: "Force et réflexion",
      strengthAbout: "Le premier robot avec de plus en plus d’itérations, contre les autres avec le moins.",
      iterations: (count) => `${count} itérations`,
    },
  },
  check: {
    verified: (game, moves) =>
      `Vérifié : ${game}, ${moves} pas. Les dés sont ceux qui furent engagés, chaque pas est légal, le résultat est juste.`,
    problem: {
      notAnExport: "Ce n’est pas l’export complet d’une partie.",
      otherGame: "Cet export est celui d’un jeu inconnu ici.",
      otherVersion:
        "Cette partie fut jouée avec une autre version des règles ; celle-ci ne permet pas de la vérifier.",
      badConfig: "Le nombre de places ou les variantes sont impossibles dans ce jeu.",
      badSecret: "Le secret d’où viennent les dés manque ou est abîmé.",
      commitmentMismatch:
        "Les dés ont été changés : le secret n’est pas celui qui fut engagé avant le premier coup.",
      badNonces: "Les contributions des places au hasard manquent ou sont abîmées.",
      badEntry: "Ce n’est pas un coup de ce jeu.",
      refusedEntry: "Les règles ne permettent pas ce pas.",
      hashMismatch: "L’état noté n’est pas celui où mènent les coups et les dés : l’un d’eux a été modifié.",
      notOver: "La partie n’est pas finie : il manque la fin.",
      wrongResult: "Les points ou les rangs notés ne sont pas ceux où mènent les coups.",
    },
    atEntry: (entry) => `pas ${entry}`,
    atSetup: "mise en place",
    notJson: "Ce fichier n’est pas du JSON.",
  },
  replay: {
    setup: "Mise en place",
    undone: "reprend le dernier coup",
    result: "Résultat",
  },
  play: {
    welcome: (game, name, rivals) => `${game}. Tu es ${name}, contre ${rivals}.`,
    keys: "(numéro · u reprendre · h conseil · b table · ? aide · q quitter)",
    help: [
      "Réponds par le numéro d’un coup.",
      "u  reprend ton dernier coup, si rien n’a été lancé, pioché ou vu depuis",
      "h  demande à greedy ce qu’il jouerait en sachant ce que tu sais",
      "b  remontre la table",
      "q  quitte",
    ],
    hint: (number, move) => `Conseil : ${number}. ${move}`,
    notUnderstood: (last) => `Réponds par un numéro de 1 à ${last}, ou ? pour l’aide.`,
    undone: "Coup repris.",
    over: "La partie est finie.",
    saved: (path) => `Enregistré : ${path}`,
    left: "Tu as quitté la partie.",
    guest: "Macareux",
  },
  botFault: {
    noMove: (bot, answer) => `${bot} a répondu « ${answer} », ce qui n’est pas un coup.`,
    illegal: (bot, move) => `${bot} a joué « ${move} », ce qui n’est pas légal.`,
    notFinite: (bot, what) =>
      `${bot} ne peut pas choisir : l’évaluation du jeu ne donne pas de nombre (${what}).`,
    threw: (bot, message) => `${bot} a échoué : ${message}.`,
    where: (game, seat, at) =>
      at === null
        ? `C’était dans ${game}, à la place ${seat}.`
        : `C’était dans ${game}, à la place ${seat} : graine ${at.seed}, partie ${at.game + 1}, coup ${at.move}.`,
  },
  refusals: {
    staleVersion: "autre chose s’est passé avant",
    gameOver: "la partie était finie",
    notYourTurn: "c’était à une autre place de jouer",
    malformedMove: "ce coup n’existe pas",
    illegalMove: "le coup n’était pas légal",
    nothingToUndo: "il n’y a pas de coup de cette place à reprendre",
    undoBarrier: "ce qui a été lancé, pioché ou vu ne se reprend pas",
    tooManyUndos: "on a déjà repris trop de coups dans cette partie",
    handedOver: "un robot jouait cette place",
    resigned: "cette place avait été abandonnée pour de bon",
    paused: "la partie était en pause",
    olderRules: "la table suivait encore des règles plus anciennes",
    nothingToChange: "il en était déjà ainsi",
  },
  seat: (seat) => `Place ${seat}`,
  place: (rank) => (rank === 1 ? "1er" : `${rank}e`),
  points: (points) => (Math.abs(points) < 2 ? `${points} point` : `${points} points`),
  setting: (games, seats, seed, version) =>
    `${games} parties · ${seats} ${seats === 1 ? "place" : "places"} · graine ${seed} · règles version ${version}`,
  written: (path) => `Écrit : ${path}`,
  serving: (url) => `Banquise est ouverte : ${url} (Ctrl+C pour arrêter)`,
};
