import type { CliText } from "../text.ts";

/** What `--help` says of each command. */
export const commands: CliText["commands"] = {
  serve: {
    summary: "lance le serveur : pages, API et robots",
    about: [
      "Lance tout ce qu’il faut aux personnes et aux programmes pour jouer, depuis un seul dossier, jusqu’à l’arrêt (Ctrl+C). Chaque option a aussi une variable d’environnement : BANQUISE_PORT, BANQUISE_HOST, BANQUISE_DATA…",
    ],
    flags: {
      port: ["N", "port d’écoute (8080 ; 0 en prend un libre)"],
      host: ["ADRESSE", "adresse d’écoute (127.0.0.1 ; 0.0.0.0 l’ouvre au réseau)"],
      data: ["FICHIER", "la base de données (data/banquise.db)"],
      database: ["URL", "une base PostgreSQL au lieu d’un fichier (postgres://nom:secret@machine/base)"],
      origin: ["URL", "l’adresse que tapent les gens, quand un mandataire est devant"],
      "trust-proxy": ["", "croire le mandataire de devant sur qui demande"],
      think: ["on|off", "si les robots réfléchissent ici (on) ; off laisse banquise worker le faire"],
      log: ["NIVEAU", "silent, error, warn, info ou debug (info)"],
    },
    examples: [
      "banquise serve",
      "banquise serve --host 0.0.0.0 --port 80 --data /var/lib/banquise/banquise.db",
    ],
  },
  worker: {
    summary: "réfléchit pour les robots de serveurs qui partagent une base PostgreSQL",
    about: [
      "Prend les tours des robots de serveurs lancés avec --think off, sur n’importe quelle machine qui atteint leur base, jusqu’à l’arrêt (Ctrl+C). BANQUISE_BOT_THREADS dit combien de robots réfléchissent à la fois. Il voit ce que voit la place d’un robot, et n’a besoin d’aucun autre droit.",
    ],
    flags: { database: ["URL", "la base PostgreSQL (ou DATABASE_URL)"] },
    examples: ["banquise worker --database postgres://penseur:secret@bd.example.org/banquise"],
  },
  admin: {
    summary:
      "s’occupe de la base d’un serveur, et de ses gens : stats, backup, table, reports, ban et d’autres",
    about: [
      "stats : tables par jeu et par état, sessions, décisions, taille.",
      "backup FICHIER : un seul fichier complet pendant que le serveur tourne ; pour PostgreSQL, la ligne à taper.",
      "restore FICHIER --check : essaie une copie d’une sauvegarde, sans toucher au fichier.",
      "prune : les tables ouvertes où personne n’attend depuis longtemps ; les supprime avec --apply.",
      "table ID : montre une table ; --end termine sa partie, --hand PLACE --to ROBOT confie une place à un robot.",
      "move-to postgres://… : copie un fichier dans une base PostgreSQL vide, puis compare.",
      "worker-role NOM : crée un rôle PostgreSQL qui peut faire ce que fait banquise worker, et rien d’autre ; son mot de passe est celui de BANQUISE_WORKER_PASSWORD.",
      "operator NOM : ce compte veille ici (page /operators), avec --remove il ne veille plus ; sans nom, qui veille.",
      "reports : ce que les gens ont signalé ; reports ID --note TEXTE en traite un.",
      "mute NOM, ban NOM ou ban 192.0.2.0/24 : avec --for 7d, sinon jusqu’à unmute et unban ; --report ID au lieu d’un nom, pour qui n’a pas de compte.",
      "audit : ce qu’ont fait les personnes qui veillent ici, et cette commande.",
      "Sur un fichier, changer des tables demande que le serveur soit arrêté ; avec PostgreSQL les serveurs l’apprennent d’eux-mêmes.",
    ],
    flags: {
      data: ["FICHIER", "la base de données (data/banquise.db, ou BANQUISE_DATA)"],
      database: ["URL", "une base PostgreSQL au lieu d’un fichier (ou DATABASE_URL)"],
      check: ["", "restore : regarder seulement si la sauvegarde est saine"],
      "older-than": ["ÂGE", "prune : des heures ou des jours, comme 12h ou 7d (7d)"],
      apply: ["", "prune : les supprimer"],
      end: ["", "table : terminer la partie en l’état ; une table ouverte est supprimée"],
      hand: ["PLACE", "table : la place d’une personne à confier à un robot, comptée à partir de 0"],
      to: ["ROBOT", "table : ce robot"],
      version: ["N", "table : seulement si la table en est encore à cette version"],
      remove: ["", "operator : ne veille plus"],
      closed: ["", "reports : ceux qui ont été traités"],
      note: ["TEXTE", "reports ID : le traite, avec cette note"],
      report: ["ID", "mute, ban : la personne visée par ce signalement"],
      for: ["DURÉE", "mute, ban : des heures ou des jours, comme 12h ou 7d (sans fin)"],
      reason: ["TEXTE", "mute, ban : pourquoi"],
    },
    examples: [
      "banquise admin stats",
      "banquise admin backup sauvegarde.db && banquise admin restore sauvegarde.db --check",
      "banquise admin prune --older-than 7d --apply",
      "banquise admin table k3v8p2mxq7ra --hand 1 --to level3",
      "banquise admin ban 192.0.2.0/24 --for 7d --reason flood",
      "banquise admin move-to postgres://banquise:secret@bd.example.org/banquise",
    ],
  },
  games: {
    summary: "liste les jeux, ou dit ce qu’on choisit dans l’un d’eux",
    about: [
      "Liste ce qui se joue. Avec le nom d’un jeu : ses places, de quoi il s’agit, et les variantes que prend --option.",
    ],
    flags: {},
    examples: ["banquise games", "banquise games nunatak"],
  },
  bots: {
    summary: "liste les robots",
    about: [
      "Liste contre qui on joue, du plus faible au plus fort. Les commandes prennent l’identifiant ou le nom d’un robot.",
    ],
    flags: {},
    examples: ["banquise bots", "banquise play blueprints --bot ours"],
  },
  play: {
    summary: "joue dans le terminal, contre des robots",
    about: [
      "Une place est à toi, des robots prennent les autres. Les coups légaux sont numérotés : réponds par un numéro. u reprend un coup, h demande un conseil, b remontre la table, ? explique, q quitte.",
      "La partie est gardée dans un fichier après chaque coup. Quand tu l’as quittée, banquise play --resume reprend la dernière que tu as jouée, et --resume=FICHIER celle d’un fichier. Quand elle est finie, replay et check lisent le même fichier.",
    ],
    flags: {
      game: ["FICHIER.js", "un jeu d’ailleurs, au lieu d’un nom : un module qui exporte game et text"],
      seats: ["N", "nombre de places (3 si le jeu le permet)"],
      seat: ["N", "ta place, comptée à partir de 0 (0)"],
      name: ["NOM", "ton nom (Macareux)"],
      bot: ["ROBOT", "qui joue les autres places (greedy)"],
      "bot-limit": ["M", "millisecondes qu’un robot à toi a pour répondre (30000)"],
      seed: ["N", "hasard reproductible par ce nombre (sinon neuf à chaque fois)"],
      option: ["NOM=VALEUR", "une variante du jeu ; peut être répétée"],
      save: [
        "FICHIER",
        "y garde la partie (sinon dans un fichier à elle, dans le dossier d’état de l’utilisateur)",
      ],
      resume: ["[=FICHIER]", "reprend une partie quittée : la dernière, ou celle d’un fichier"],
    },
    examples: [
      "banquise play blueprints",
      "banquise play blueprints --seats 2 --bot random --save partie.json",
    ],
  },
  sim: {
    summary: "joue beaucoup de parties au hasard : vitesse, équilibre, preuve des règles",
    about: [
      "Joue des parties entières par des coups légaux tirés au hasard. La même graine donne les mêmes parties, quel que soit le nombre de fils. --check vérifie après chaque coup tout ce que promet le contrat d’un jeu, et que les parties finissent à temps ; --check=invariants seulement les invariants du jeu lui-même. Une violation donne le code 1.",
    ],
    flags: {
      game: ["FICHIER.js", "un jeu d’ailleurs, au lieu d’un nom : un module qui exporte game et text"],
      seats: ["N", "nombre de places (le minimum du jeu)"],
      games: ["K", "nombre de parties (1000)"],
      seed: ["S", "graine (1)"],
      option: ["NOM=VALEUR", "une variante du jeu ; peut être répétée"],
      check: ["[=full|invariants]", "vérifie les règles après chaque coup ; seul, il veut dire full"],
      jobs: ["J", "fils d’exécution (1)"],
      record: ["FICHIER.jsonl.gz", "note chaque partie, une ligne de JSON chacune"],
    },
    examples: [
      "banquise sim blueprints --seats 3 --games 100000",
      "banquise sim blueprints --seats 2 --games 200 --check --json",
    ],
  },
  arena: {
    summary: "fait jouer des robots les uns contre les autres",
    about: [
      "S’il y a plus de concurrents que de places, tous leurs groupes se rencontrent. Les places tournent d’une partie à l’autre ; les victoires à égalité sont partagées. Les cotes sont celles d’openskill, dans l’ordre des parties. L’intervalle du taux de victoire est celui de Wilson, à 95 %. Sans --ms le résultat ne dépend que de la graine.",
    ],
    flags: {
      game: ["FICHIER.js", "un jeu d’ailleurs, au lieu d’un nom : un module qui exporte game et text"],
      bots: ["A,B[,C…]", "les concurrents, même plusieurs fois ; greedy@50 réfléchit 50 itérations"],
      bot: ["NOM=cmd:…", "un robot à toi, un programme qui répond à des lignes de JSON ; peut être répété"],
      "bot-limit": ["M", "millisecondes qu’un robot à toi a pour répondre (30000)"],
      seats: ["N", "places à une table (une par concurrent ; le minimum s’ils sont trop nombreux)"],
      games: ["K", "parties pour chaque groupe de concurrents (100)"],
      seed: ["S", "graine (1)"],
      option: ["NOM=VALEUR", "une variante du jeu ; peut être répétée"],
      iterations: ["I", "au plus tant d’itérations par décision (autant que veut chaque robot)"],
      ms: ["M", "réflexion mesurée à l’horloge ; non reproductible"],
      jobs: ["J", "fils d’exécution (1)"],
      ledger: ["FICHIER", "note ce qui est fait ; la même commande reprend ensuite là où elle fut arrêtée"],
      report: ["FICHIER.html", "écrit une page avec des graphiques, et les chiffres en JSON à côté"],
      record: ["FICHIER.jsonl.gz", "note chaque partie, une ligne de JSON chacune"],
      visits: ["", "avec --record : combien de fois les recherches ont essayé chaque coup"],
    },
    examples: [
      "banquise arena blueprints --bots greedy,random,random --games 400 --jobs 2",
      "banquise arena blueprints --bots random,greedy@20,greedy --seats 2 --ledger cours.jsonl --report tournoi.html",
    ],
  },
  lab: {
    summary: "étudie un jeu par milliers de parties : équilibre, durée, choix, ce qui gagne",
    about: [
      "Des robots jouent et tout est compté : scores, victoires par place, durée, nombre de choix, combien de fois chaque choix fut pris et comment cela va avec la victoire. Écrit une page avec des graphiques, et les chiffres en JSON.",
    ],
    flags: {
      game: ["FICHIER.js", "un jeu d’ailleurs, au lieu d’un nom : un module qui exporte game et text"],
      bots: ["A[,B…]", "qui joue : un pour toutes les places, ou un pour chacune (greedy)"],
      bot: ["NOM=cmd:…", "un robot à toi, un programme qui répond à des lignes de JSON ; peut être répété"],
      "bot-limit": ["M", "millisecondes qu’un robot à toi a pour répondre (30000)"],
      seats: ["N", "nombre de places (le minimum du jeu, ou une par robot)"],
      games: ["K", "nombre de parties (1000)"],
      seed: ["S", "graine (1)"],
      option: ["NOM=VALEUR", "une variante du jeu ; peut être répétée"],
      iterations: ["I", "au plus tant d’itérations par décision (autant que veut chaque robot)"],
      budgets: ["I,J,K…", "aussi comment la force croît : chaque budget contre le premier"],
      jobs: ["J", "fils d’exécution (1)"],
      ledger: ["FICHIER", "note ce qui est fait ; la même commande reprend ensuite là où elle fut arrêtée"],
      report: ["FICHIER.html", "où écrire la page (lab-<jeu>.html)"],
      record: ["FICHIER.jsonl.gz", "note chaque partie, une ligne de JSON chacune"],
      visits: ["", "avec --record : combien de fois les recherches ont essayé chaque coup"],
    },
    examples: ["banquise lab blueprints --seats 3 --games 2000 --budgets 10,40,160 --jobs 2"],
  },
  env: {
    summary: "un jeu pour programmes qui apprennent : une ligne de JSON entre, une sort",
    about: [
      'Lit des requêtes sur l’entrée standard et répond à chacune par une ligne. {"reset":{"seed":1}} commence une partie, {"step":i} joue le coup i de la dernière liste de coups légaux, {"action":id} un coup par son numéro dans l’espace fixe des actions, {"move":{…}} un coup sous forme d’objet. {"observe":place}, {"clone":true}, {"restore":id}, {"release":id}, {"redeal":{"seat":0,"seed":7}}, {"bot":"greedy"}, {"describe":true} et {"close":true} font ce que dit leur nom.',
      'Les réponses ont actor (-1 quand la partie est finie), legal, observation, rewards et done. Ce qui est impossible reçoit {"error":…}, et la ligne suivante est lue. docs/research.md dit tout ; python/ contient un paquet qui parle cette langue.',
    ],
    flags: {
      game: ["FICHIER.js", "un jeu d’ailleurs, au lieu d’un nom : un module qui exporte game et text"],
      seats: ["N", "nombre de places (le minimum du jeu)"],
      option: ["NOM=VALEUR", "une variante du jeu ; peut être répétée"],
      seed: ["S", "graine de la première partie (1) ; les suivantes comptent à partir d’elle"],
      batch: ["B", "B parties à la fois : requêtes et réponses sont des listes de B"],
      "no-observation": ["", "sans les observations"],
      packed: ["", "les nombres en base64 au lieu de listes"],
    },
    examples: ["banquise env blueprints", "banquise env nunatak --seats 3 --batch 64 --packed"],
  },
  puzzles: {
    summary: "cherche des énigmes dans de fortes parties, ou vérifie celles qui sont là",
    about: [
      "Des bots jouent ; les décisions qui n’ont qu’une meilleure réponse sont gardées. Une énigme exacte est un tour entier sans hasard : toutes les façons de le jouer sont essayées, une seule finit avec le plus de points. Une énigme jugée est une seule décision sur laquelle trois longues recherches sont d’accord, confirmée par 200 paires de parties. Parmi ce qui tient, --count énigmes sont choisies, variées par le thème et la difficulté.",
      "--verify énumère ou cherche de nouveau chaque énigme du jeu. Le code de sortie est 1 quand l’une d’elles ne tient plus.",
    ],
    flags: {
      count: ["N", "énigmes voulues (30)"],
      games: ["K", "parties à examiner (64)"],
      seats: ["N", "nombre de places (3 si le jeu le permet)"],
      seed: ["S", "graine (1)"],
      option: ["NOM=VALEUR", "une variante du jeu ; peut être répété"],
      kind: ["SORTE", "seulement exact ou judged (les deux)"],
      jobs: ["J", "fils d’exécution (1)"],
      ledger: ["FICHIER", "note ce qui est fait ; la même commande reprend alors là où elle a été arrêtée"],
      out: ["FICHIER.json", "écrit le recueil"],
      verify: ["", "vérifie plutôt les énigmes du jeu"],
    },
    examples: [
      "banquise puzzles nunatak --kind exact --out recueil.json",
      "banquise puzzles nunatak --verify --json",
    ],
  },
  replay: {
    summary: "raconte pas à pas une partie exportée",
    about: [
      "Raconte ce qui s’est passé, avec la règle qui l’a voulu. Rien n’est caché, sauf si un regard est choisi.",
      "Un tiret à la place du fichier lit ce qui arrive par un tube.",
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
      "Vérifie que le secret est celui qui fut engagé avant le premier coup, que chaque dé et chaque carte en découlent, que chaque coup était légal, chaque état noté exact, et le résultat celui où mènent les coups.",
      "Un tiret à la place du fichier lit ce qui arrive par un tube.",
      "Le code de sortie répond aussi : 0 vérifié, 1 faux, 3 invérifiable ici, quand la partie suit des règles qui ne sont pas gardées.",
    ],
    flags: {},
    examples: [
      "banquise check partie.json",
      "curl -s https://example.org/api/tables/…/export | banquise check -",
    ],
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
  lessons: {
    summary: "liste les leçons, ou les vérifie",
    about: [
      "Liste les leçons qui enseignent les jeux. --check joue chacune du premier pas au dernier, par tous les chemins que ses exercices acceptent, et dit ce qui cloche ; le code de sortie est alors 1. Pour chaque leçon, --json donne ses pas, les décisions qu’on y prend, celles dont les mauvaises réponses reçoivent leur propre raison (contested) et les règles qu’elle enseigne.",
    ],
    flags: { check: ["", "les joue toutes"] },
    examples: ["banquise lessons", "banquise lessons igloo-igloo --check --json"],
  },
};
