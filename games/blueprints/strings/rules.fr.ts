import type { RuleBook } from "@banquise/engine";

export const rules: RuleBook = [
  {
    title: "Le matériel",
    rules: {
      "BLU-1.1":
        "Il y a 32 dés, 8 de chaque matériau : bois, recyclé, pierre et verre. Deux dés d’apparence identique se valent.",
      "BLU-1.2": "Une carte plan montre six espaces : trois rangées de deux.",
      "BLU-1.3":
        "Le nombre d’un espace est la hauteur que ton plan y demande : 1, 2 ou 3. Un espace hachuré est fermé. Chaque carte a 3 ou 4 espaces ouverts, et six dés la complètent exactement.",
      "BLU-1.4":
        "Ton édifice est fait d’une pile de dés sur chaque espace. L’étage 1 est celui du dé posé sur la carte.",
      "BLU-1.5":
        "Deux dés sont adjacents s’ils partagent une face entière : l’un sur l’autre, ou côte à côte au même étage. En diagonale, ça ne compte pas.",
      "BLU-1.6":
        "Les espaces voisins partagent un bord : à côté, au-dessus ou au-dessous sur la carte, jamais en diagonale.",
      "BLU-1.7": "Le dessin de l’édifice terminé n’est là que pour t’aider à l’imaginer.",
      "BLU-1.8":
        "Points de victoire : 3 pour une distinction d’or, 2 pour l’argent, 1 pour le bronze et 2 pour chaque prix, quel que soit le nombre de joueurs.",
      "BLU-1.9": "Chaque distinction et chaque prix peut être gagné une fois par manche.",
    },
  },
  {
    title: "Avant la partie",
    rules: {
      "BLU-2.1": "Tous les dés commencent dans le sac.",
      "BLU-2.2":
        "À quatre, on se dispute l’or, l’argent et le bronze ; à trois, l’or et l’argent ; à deux, l’argent seulement.",
      "BLU-2.3": "Les quatre sortes de prix sont toujours en jeu.",
      "BLU-2.4":
        "Les cartes plan forment une pile face cachée. Un plan distribué ne revient plus de toute la partie.",
      "BLU-2.5": "Tu bâtis derrière ton paravent et tu as un marqueur pour ton score.",
      "BLU-2.6":
        "La table décide qui commence la manche 1 : une place choisie, ou le hasard. Si la table n’a pas cette place, on continue à compter autour de la table.",
      "BLU-2.7": "On joue dans le sens des aiguilles d’une montre.",
    },
    readings: {
      "BLU-2.6":
        "La règle fait commencer qui a visité un chantier le plus récemment. Un programme ne peut pas le savoir.",
    },
  },
  {
    title: "Début d’une manche",
    rules: {
      "BLU-3.1":
        "Deux dés de matériaux différents sont tirés et mis de côté : ce sont le premier et le deuxième matériau à forte demande. Ils départagent les égalités.",
      "BLU-3.2":
        "Si le deuxième dé est du même matériau que le premier, il retourne dans le sac et on en tire un autre.",
      "BLU-3.3": "Les dés à forte demande ne sont pas lancés et personne ne peut les prendre.",
      "BLU-3.4": "Chacun reçoit un plan et le garde secret.",
      "BLU-3.5": "La réserve est tirée du sac et lancée : 8 dés à deux joueurs, 9 à trois, 7 à quatre.",
      "BLU-3.6":
        "Les manches 2 et 3 sont ouvertes par celui ou celle dont l’édifice a marqué le moins à la manche précédente.",
      "BLU-3.7": "Si plusieurs ont marqué le moins, c’est la dernière place du classement qui commence.",
    },
    readings: {
      "BLU-3.7":
        "La règle parle d’un seul joueur au plus petit score. Son propre bris d’égalité dit qui est dernier.",
    },
  },
  {
    title: "Ton tour",
    rules: {
      "BLU-4.1": "Prends un dé de la réserve, puis place-le sur ton plan. Tu ne peux pas passer.",
      "BLU-4.2": "Un nouveau dé est tiré et lancé dans la réserve, puis c’est au tour suivant.",
      "BLU-4.3": "La construction s’achève quand chacun a pris six dés. Un dé perdu compte comme un dé pris.",
      "BLU-4.4": "Après le dernier tour d’une manche, on ne tire plus de dé.",
      "BLU-4.5": "Tu choisis donc toujours dans une réserve complète.",
      "BLU-4.6": "Si le sac venait à être vide, on ne tirerait pas de dé.",
      "BLU-4.7": "Tu ne décides jamais en dehors de ton tour.",
    },
  },
  {
    title: "Placer un dé",
    rules: {
      "BLU-5.1":
        "Place ton dé sur un espace ouvert et vide, ou sur un dé de valeur égale ou inférieure. Un 3 se pose sur un 1, un 2 ou un autre 3.",
      "BLU-5.2": "Aucun dé ne se pose sur un espace hachuré.",
      "BLU-5.3": "Rien ne t’oblige à suivre ton plan : tu peux bâtir plus haut et laisser des espaces vides.",
      "BLU-5.4": "Un dé qui a sa place quelque part doit être placé.",
      "BLU-5.5": "Un dé qui n’a sa place nulle part est perdu pour la manche, et tu n’en reçois pas d’autre.",
      "BLU-5.6":
        "Tu peux prendre un dé qui n’a sa place nulle part, pour en priver les autres. Cela te coûte un dé.",
      "BLU-5.7":
        "Cela n’arrive que lorsque tous tes espaces ouverts sont couverts par des valeurs plus grandes.",
      "BLU-5.8": "Un dé placé ne bouge plus et garde sa valeur.",
    },
    readings: {
      "BLU-5.5": "La règle ne dit pas que tu le montres, mais il quitte ta main sous les yeux de tous.",
      "BLU-5.6":
        "La règle te laisse choisir n’importe quel dé, et dit seulement ensuite ce que devient celui qui ne tient nulle part. C’est une façon coûteuse d’en priver les autres.",
    },
    examples: {
      "BLU-5.1": "Un 3 se pose sur un 1, un 2 ou un autre 3, jamais sur un 4.",
    },
  },
  {
    title: "Ce que vaut un édifice",
    rules: {
      "BLU-6.1":
        "Plan suivi : 6 points si chaque pile a exactement la hauteur de ton plan. Valeurs et matériaux n’y comptent pas.",
      "BLU-6.2":
        "Bois : chaque dé de bois rapporte 2 points par dé qu’il touche, quel que soit son matériau.",
      "BLU-6.3":
        "Recyclé : 1, 2, 3, 4, 5 ou 6 dés recyclés rapportent ensemble 2, 5, 10, 15, 20 ou 30 points.",
      "BLU-6.4":
        "Pierre : chaque dé de pierre rapporte selon son étage : 2, 3, 5, puis 8 à partir du quatrième.",
      "BLU-6.5": "Verre : chaque dé de verre rapporte sa valeur, même si d’autres dés sont posés dessus.",
      "BLU-6.6": "Ton score de la manche est la somme de tout cela.",
      "BLU-6.7":
        "Ces points ne servent qu’à attribuer les distinctions. Ils ne passent pas à la manche suivante.",
    },
    readings: {
      "BLU-6.1":
        "Le nombre imprimé dans chaque case est la hauteur à cet endroit : une copie tournée est un autre édifice.",
      "BLU-6.2":
        "Certains comptes rendus ne comptent que les autres dés de bois. La règle dit chaque dé adjacent.",
    },
    examples: {
      "BLU-6.2":
        "Un dé de bois qui touche deux dés vaut 4. Avec un second qui en touche trois, le bois rapporte 10 en tout.",
      "BLU-6.3": "Trois dés recyclés valent 10 ensemble.",
      "BLU-6.4": "Un dé de pierre posé sur un autre dé vaut 3.",
      "BLU-6.5": "Un verre 1 et un verre 2 valent 3 ensemble.",
    },
  },
  {
    title: "Classement et distinctions",
    rules: {
      "BLU-7.1":
        "Une égalité revient à l’édifice qui a le plus de dés du premier matériau à forte demande, puis du deuxième, puis à qui a joué le plus tard dans la manche. Les dés perdus ne comptent pas.",
      "BLU-7.2": "Tous les édifices sont classés par score, et les égalités sont départagées aussitôt.",
      "BLU-7.3":
        "À quatre : or, argent et bronze pour les trois premiers. À trois : or et argent. À deux : argent pour le premier.",
      "BLU-7.4": "La dernière place du classement ne reçoit pas de distinction.",
    },
    readings: {
      "BLU-7.1":
        "La règle compte les dés que tu as. Un dé retiré n’est plus de la manche, et son exemple compte les édifices.",
      "BLU-7.2":
        "La règle départage pour une distinction et se tait sur la suivante. Qui perd l’égalité vient juste après.",
    },
    examples: {
      "BLU-7.1":
        "Deux édifices ont 23 points et trois dés recyclés chacun. La pierre est demandée en second, et un seul des deux en a : il l’emporte.",
    },
  },
  {
    title: "Prix",
    rules: {
      "BLU-8.1": "Plus haut gratte-ciel : une pile de cinq dés ou plus.",
      "BLU-8.2": "Intégrité structurelle : quatre dés ou plus de la même valeur.",
      "BLU-8.3": "Géomètre : les six valeurs, de 1 à 6.",
      "BLU-8.4": "Matériaux : cinq dés ou plus du même matériau.",
      "BLU-8.5":
        "Chaque prix est remis au plus une fois par manche. Si personne ne remplit sa condition, personne ne le reçoit.",
      "BLU-8.6":
        "Si plusieurs remplissent la condition, la forte demande décide. Ni le score ni une pile plus haute n’y changent rien.",
      "BLU-8.7": "Un même édifice peut recevoir plusieurs prix, et une distinction en plus.",
      "BLU-8.8":
        "Nul ne peut gagner plus de trois prix par manche, et un gratte-ciel ne suit jamais son plan.",
    },
    readings: {
      "BLU-8.5":
        "Un seul exemplaire de chaque prix par manche, dit la règle : une carte restante ne sert donc plus.",
    },
  },
  {
    title: "Fin d’une manche",
    rules: {
      "BLU-9.1":
        "Tu gardes face cachée devant toi, jusqu’à la fin, les distinctions et les prix que tu as gagnés.",
      "BLU-9.2":
        "Tous les dés retournent dans le sac, les plans utilisés sont écartés, et la manche suivante commence.",
      "BLU-9.3": "La partie s’arrête après trois manches.",
    },
    readings: {
      "BLU-9.2": "La règle défausse les plans sans dire comment. Tout le monde vient de les voir.",
    },
  },
  {
    title: "À deux joueurs",
    rules: {
      "BLU-10.1":
        "À ton tour, tu retires aussi un dé de la réserve pour la manche. On tire ensuite deux nouveaux dés.",
      "BLU-10.2": "Prends et place d’abord ton dé, puis retire l’un des sept qui restent.",
      "BLU-10.3": "Tu dois retirer un dé, et tu peux choisir n’importe quel dé de la réserve.",
      "BLU-10.4": "Au dernier tour d’une manche, on ne retire rien.",
      "BLU-10.5": "Un dé que tu perds ne remplace pas celui que tu dois retirer.",
    },
    readings: {
      "BLU-10.2": "La règle ne donne pas d’ordre. Aucun dé n’est tiré entre les deux : cela ne change rien.",
      "BLU-10.4": "Retirer un dé après le dernier de la manche ne changerait rien.",
      "BLU-10.5": "La règle fait retirer un dé à chaque tour, et retire les dés perdus par une autre règle.",
    },
  },
  {
    title: "Fin de la partie",
    rules: {
      "BLU-11.1":
        "Additionne les points de victoire de tes distinctions et de tes prix. Le total le plus élevé l’emporte.",
      "BLU-11.2":
        "En cas d’égalité, le plus de prix l’emporte ; puis le plus d’or, puis d’argent, puis de bronze.",
      "BLU-11.3": "Si tout est égal, la victoire est partagée.",
      "BLU-11.4": "À deux, la victoire n’est jamais partagée.",
      "BLU-11.5": "Toutes les autres places se décident de la même façon.",
    },
    readings: {
      "BLU-11.2":
        "La règle compare la quantité et la qualité des distinctions, l’or d’abord. Nous lisons : métal par métal.",
    },
  },
  {
    title: "Façons de jouer",
    rules: {
      "BLU-12.1":
        "On joue à deux, trois ou quatre, chacun pour soi. Il n’y a ni jeu en solitaire ni équipes.",
    },
  },
  {
    title: "Qui sait quoi",
    rules: {
      "BLU-13.1": "Tout le monde voit quels dés tu prends. Personne ne voit où tu les places.",
      "BLU-13.2": "Ce qui reste dans le sac se compte : tous les dés, sauf ceux que tu as vus.",
      "BLU-13.3":
        "Tout le monde voit qui gagne quelle distinction et quel prix, même si les cartes restent ensuite face cachée. Un réglage les retourne sur ton écran.",
      "BLU-13.4":
        "Personne d’autre que toi ne sait où ton dé peut aller. S’il n’a sa place nulle part et qu’il est perdu, tout le monde le voit.",
      "BLU-13.5":
        "Les programmes qui jouent contre toi ne font que deviner ton plan et ton édifice, comme tu devines les leurs.",
      "BLU-13.6": "Après la partie, tout est montré.",
      "BLU-13.7": "Personne ne sait quels plans restent dans la pile, seulement combien.",
      "BLU-13.8":
        "D’après les dés pris par les autres, tu peux déduire leurs points de recyclé et de verre et la plupart des prix, mais pas le plan, le bois, la pierre ni le gratte-ciel.",
      "BLU-13.9": "Les édifices des manches terminées restent visibles pour tous.",
    },
    readings: {
      "BLU-13.1": "Les dés se prennent sous les yeux de tous. Les cacher ne ferait qu’éprouver ta mémoire.",
      "BLU-13.3":
        "La règle les garde face cachée, mais elles ont été remises devant tous. Ton écran couvre donc celles des autres, sauf si tu veux les voir, et le journal en garde la trace.",
      "BLU-13.8": "Cela découle de dés que tout le monde a vus : l’écran fait le calcul pour toi.",
    },
  },
];
