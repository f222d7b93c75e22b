import type { RuleBook } from "@banquise/engine";

export const rules: RuleBook = [
  {
    title: "Le plateau",
    rules: {
      "IGL-1.1":
        "Le plateau a 8×8 cases, nommées par colonne de a à h et par rangée de 1 à 8, comme aux échecs. Deux cases sont voisines par un côté, jamais en diagonale.",
      "IGL-1.2":
        "Les quatre coins, a1, h1, a8 et h8, sont de la terre ferme : jamais de glace, jamais d’eau.",
      "IGL-1.3":
        "Toute autre case est de la glace (une tuile) ou de l’eau (aucune tuile). L’eau où nagent des poissons ou un ours reste de l’eau.",
      "IGL-1.4": "Les tuiles sont face cachée. Seul le pack est face visible.",
      "IGL-1.5":
        "La couronne extérieure est le bord sans les coins : 24 cases. Une tuile qui y dérive en fait partie.",
      "IGL-1.6": "Les coins et le bord du plateau ne sont pas de l’eau : ils ne font fondre aucune tuile.",
      "IGL-1.7": "Une tuile est occupée tant qu’il s’y trouve un inuit, un igloo, un renard ou un ours.",
      "IGL-1.8":
        "Les inuits et les renards partagent une tuile à volonté, les poissons une case d’eau aussi. Il y a au plus un igloo par tuile et un ours par case.",
      "IGL-1.9": "Seuls les inuits se tiennent sur les coins : ni tuile, ni igloo, ni animal.",
      "IGL-1.10":
        "Un ours n’est jamais avec des poissons ou des renards : il les mange en arrivant, et ils ne vont pas vers lui.",
      "IGL-1.11": "Un inuit ne reste avec un ours que s’il se cache dans un igloo de sa couleur.",
      "IGL-1.12": "Ce qui quitte le jeu ne revient pas.",
    },
    readings: {
      "IGL-1.5":
        "La règle hachure des cases : une tuile qui dérive jusque-là vaut donc celles qui y étaient déjà.",
      "IGL-1.6":
        "La règle dit que les coins sont de la terre ferme et parle de cases d’eau vides ; le bord n’est ni l’un ni l’autre.",
      "IGL-1.10":
        "La règle dit seulement ce que fait un ours là où il arrive. Rien ne laisse une proie vivre à côté de lui.",
    },
  },
  {
    title: "Avant de commencer",
    rules: {
      "IGL-2.1":
        "56 tuiles mélangées couvrent le plateau face cachée, sauf les coins et les quatre cases du milieu.",
      "IGL-2.2": "Un poisson tiré au hasard nage, face visible, dans chacune des quatre cases du milieu.",
      "IGL-2.3": "Les autres poissons, les renards et les ours attendent dans leurs réserves.",
      "IGL-2.4":
        "Tu mènes 3 inuits et peux bâtir 2 igloos. À deux joueurs, chacun mène 5 inuits, rouge contre bleu.",
      "IGL-2.5": "Couleurs selon la place : rouge, bleu, jaune, vert. On joue dans le sens horaire.",
      "IGL-2.6":
        "Le hasard désigne qui commence, sauf si vous avez choisi une place à l’ouverture de la table.",
      "IGL-2.7":
        "Chacun à son tour pose un inuit sur une tuile de la couronne extérieure, jusqu’à ce que tous soient posés. On peut partager une tuile.",
      "IGL-2.8": "Personne n’a encore de tuile ni de trophée. Puis le premier joueur commence.",
    },
    readings: {
      "IGL-2.2":
        "La règle ne dit « face visible » que des bancs et des ours. Mais la valeur est le prix de la chasse : il faut la voir.",
      "IGL-2.5":
        "Dans la règle, chacun choisit sa couleur. Ici elle vient avec la place, pour être la même sur tous les écrans.",
      "IGL-2.6": "Les joueurs désignent le premier joueur, dit la règle, sans dire comment.",
    },
  },
  {
    title: "Ton tour",
    rules: {
      "IGL-3.1":
        "Tu dois d’abord faire fondre une tuile, puis tu peux agir. Ensuite vient ton voisin de gauche.",
      "IGL-3.2":
        "Au tout début de ton tour, avant de jouer quoi que ce soit : si tu ne peux rien faire fondre, la partie est finie.",
      "IGL-3.3": "Avant de faire fondre, tu peux jouer un dégel et un déplacement des animaux de ta main.",
      "IGL-3.4": "Après la fonte, l’événement a lieu ou tu gardes la tuile. Tu as ensuite 3 points d’action.",
      "IGL-3.5": "De la fonte à la fin de ton tour, tu joues tes tuiles quand tu veux.",
      "IGL-3.6":
        "Agis autant que tes points le permettent, dans l’ordre que tu veux. Quand tu finis ton tour, les points non utilisés sont perdus.",
      "IGL-3.7":
        "Ton tour finit quand tu le dis, jamais tout seul : cela dirait aux autres ce qui te manque.",
      "IGL-3.8":
        "Une tuile rouge s’applique jusqu’au bout, puis tu reprends où tu en étais. Les inuits qui cherchent un coin ne sont nulle part en attendant.",
      "IGL-3.9":
        "Là où ton choix dépend de ta main, personne ne choisit pour toi, même s’il n’en reste qu’un : une réponse trop rapide te trahirait.",
    },
  },
  {
    title: "La fonte des glaces",
    rules: {
      "IGL-4.1": "Choisis une tuile face cachée que personne n’occupe et qui touche l’eau.",
      "IGL-4.2": "Au premier tour, ce sont les huit tuiles autour du milieu.",
      "IGL-4.3":
        "S’il n’y en a pas, tu dois choisir une tuile libre, face cachée, de la couronne extérieure.",
      "IGL-4.4": "Tant qu’une tuile libre touche l’eau, la couronne n’est pas permise.",
      "IGL-4.5":
        "S’il n’y a ni l’une ni l’autre, la partie est finie, même s’il reste à l’intérieur des tuiles cachées qui ne touchent pas l’eau.",
      "IGL-4.6": "Toi seul regardes la tuile. Toutes celles qu’on n’a pas vues sont aussi probables.",
      "IGL-4.7":
        "Cadre rouge : tu gardes la tuile en secret, et sa case devient de l’eau. Joue-la à ce tour ou plus tard. Tu peux en garder autant que tu veux.",
      "IGL-4.8": "Si tu veux la jouer tout de suite, tu peux : tes actions suivent aussitôt.",
      "IGL-4.9": "Sans cadre rouge : tu montres la tuile et son événement a lieu sur-le-champ.",
      "IGL-4.10": "Une fois que tu as regardé, tu ne peux plus choisir une autre tuile.",
    },
  },
  {
    title: "Ce que cache la glace",
    rules: {
      "IGL-5.1":
        "Banc de poissons : la tuile devient de l’eau où nagent 2 ou 3 poissons, tirés au hasard, face visible.",
      "IGL-5.2": "Ours blanc : la tuile devient de l’eau où nage un ours. Il n’attaque personne en arrivant.",
      "IGL-5.3": "Pack : la tuile reste, face visible, avec un renard. Elle ne fond ni ne dégèle jamais.",
      "IGL-5.4": "Si une réserve est vide, tu prends ce qui reste.",
      "IGL-5.5": "Dérive : la tuile devient de l’eau, puis tu dois faire dériver une tuile.",
      "IGL-5.6":
        "Pousse une tuile d’une case en ligne droite. Elle pousse toutes les tuiles juste devant elle.",
      "IGL-5.7":
        "La file de tuiles doit déboucher sur l’eau : on ne pousse rien sur un coin ni hors du plateau.",
      "IGL-5.8":
        "Tout ce qui est sur les tuiles suit. Le pack et les tuiles à igloo dérivent comme les autres. La case quittée devient de l’eau.",
      "IGL-5.9": "Un ours emporté par la dérive n’attaque personne.",
      "IGL-5.10":
        "Si des poissons nagent là où vont les tuiles, déplace-les d’abord tous vers une même case d’eau voisine, sans ours.",
      "IGL-5.11": "Si un ours y nage, déplace-le d’abord vers une case d’eau voisine, sans ours ni poisson.",
      "IGL-5.12":
        "Tu choisis où ils vont. S’il n’y a pas de place, la dérive est interdite ; s’il n’y en a qu’une, ils y vont d’eux-mêmes.",
      "IGL-5.13": "Si rien ne peut dériver, il ne se passe rien.",
    },
    readings: {
      "IGL-5.3":
        "La règle ne dit pas si le renard est face visible. Sa valeur est le prix de la chasse : il faut la voir.",
      "IGL-5.8":
        "La règle n’exempte aucune tuile de la dérive. Les igloos ne protègent que de la fonte et du dégel.",
      "IGL-5.9": "L’ours reste sur sa tuile : il n’est pas déplacé vers une case où il y a quelqu’un.",
      "IGL-5.10":
        "La règle les déplace sur une case d’eau voisine, et rappelle que les poissons peuvent la partager.",
      "IGL-5.11":
        "La règle demande une case d’eau libre, et seuls les poissons la partagent. Une dérive ne provoque donc jamais d’attaque.",
      "IGL-5.12": "Ils bougent avant la poussée : la case qu’elle va libérer est encore de la glace.",
      "IGL-5.13": "La règle interdit les dérives impossibles et ne prévoit rien à la place.",
    },
    examples: {
      "IGL-5.10":
        "Une tuile en pousse une autre vers une case où nagent des poissons. Ils vont d’abord dans l’eau à leur gauche : les deux autres eaux ne touchent leur case que par un coin. Les deux tuiles avancent ensuite, avec l’inuit qui est sur la seconde.",
    },
  },
  {
    title: "Les tuiles rouges",
    rules: {
      "IGL-6.1":
        "Tu joues les tuiles que tu as en main pendant ton tour. Seul un harpon te défend pendant celui d’un autre.",
      "IGL-6.2":
        "À ton tour, tu peux jouer un dégel, une endurance, un harpon et un déplacement des animaux, mais pas deux du même type.",
      "IGL-6.3":
        "À ton tour, un harpon compte quel que soit son usage. Pendant le tour des autres, tu te défends autant de fois que tu as de harpons.",
      "IGL-6.4":
        "Tu montres une tuile en la jouant, puis elle quitte le jeu. Une tuile sans effet possible ne se joue pas.",
      "IGL-6.5": "Dégel : joue-le avant de faire fondre, ou pendant tes actions.",
      "IGL-6.6": "Le dégel prend toute tuile face cachée qui touche l’eau et n’a pas d’igloo, même occupée.",
      "IGL-6.7":
        "La tuile quitte le jeu sans être vue. Les animaux qui s’y trouvent sont perdus ; tu envoies chaque inuit sur un coin de ton choix.",
      "IGL-6.8": "Endurance : joue-la pendant tes actions, pour 1, 2 ou 3 points d’action de plus.",
      "IGL-6.9":
        "Harpon : joue-le pendant tes actions, pour chasser ou pour entrer chez un ours, ou dès qu’un ours t’attaque.",
      "IGL-6.10": "Déplacement des animaux : trois pas avec les animaux de ton choix.",
      "IGL-6.11": "Déplacement des animaux : joue-le avant de faire fondre, ou pendant tes actions.",
      "IGL-6.12": "Tu ne peux le jouer que si un animal peut faire un pas.",
    },
    readings: {
      "IGL-6.3":
        "La règle limite ce que tu joues à ton tour. Elle ne dit rien de la défense pendant le tour d’un autre.",
      "IGL-6.4": "La règle ne parle pas des tuiles sans effet. En jouer une ne pourrait être qu’une erreur.",
      "IGL-6.11":
        "La règle dit quand se jouent les autres tuiles rouges, et rien de celle-ci : elle est donc aussi libre que le dégel.",
      "IGL-6.12": "La règle ne parle pas des tuiles sans effet. En jouer une ne pourrait être qu’une erreur.",
    },
    examples: {
      "IGL-6.2":
        "Une endurance et un dégel dans le même tour, c’est permis. Deux endurances, non, même de valeurs différentes.",
    },
  },
  {
    title: "Les animaux en mouvement",
    rules: {
      "IGL-7.1": "Fais trois pas, l’un après l’autre, avec un seul animal ou plusieurs.",
      "IGL-7.2": "Tu dois faire les trois tant qu’un animal peut bouger.",
      "IGL-7.3": "Un pas mène à une case voisine.",
      "IGL-7.4": "Un poisson nage vers de l’eau sans ours. D’autres poissons peuvent s’y trouver.",
      "IGL-7.5": "Un renard marche vers de la glace sans ours. Tous les autres peuvent s’y trouver.",
      "IGL-7.6":
        "Un ours va partout, glace ou eau, mais ni sur un coin ni chez un autre ours. Les igloos ne l’arrêtent pas.",
      "IGL-7.7":
        "Chaque fois que tu mènes un ours sur une case où sont des animaux ou des inuits, il attaque, même en chemin.",
      "IGL-7.8": "Il mange d’abord tous les poissons et renards. Ils sont perdus, même si on le tue ensuite.",
      "IGL-7.9":
        "Puis chacun de ceux qui y ont un inuit peut utiliser un harpon, dans le sens horaire à partir de la gauche de celui qui déplace l’ours, lui-même en dernier. Le premier qui le fait prend l’ours comme trophée, et tous les inuits restent. Personne n’y est obligé.",
      "IGL-7.10":
        "On te pose la question dès que tu y as un inuit et une tuile en main, harpon ou non : ainsi elle ne révèle rien. On ne te la pose pas si tu as déjà utilisé un harpon à ton propre tour, ni quand tous les harpons sont partis.",
      "IGL-7.11":
        "Si personne ne le tue, les inuits se cachent là où se trouve un igloo de leur couleur. Celui qui a déplacé l’ours envoie tous les autres sur les coins de son choix.",
      "IGL-7.12":
        "Les inuits partent l’un après l’autre, dans le sens horaire à partir de la gauche de celui qui décide, les siens en dernier. Un coin en accueille autant qu’on veut.",
      "IGL-7.13": "Ensuite, les pas qui restent continuent.",
      "IGL-7.14": "Un ours qu’on ne déplace pas ne fait rien.",
    },
    readings: {
      "IGL-7.2": "La règle dit que tu dois répartir les trois points, non que tu peux.",
      "IGL-7.4": "Sinon on pourrait nourrir un ours sans même le déplacer.",
      "IGL-7.5": "Sinon on pourrait nourrir un ours sans même le déplacer.",
      "IGL-7.8": "La règle retire d’abord les proies, et ne parle du harpon qu’ensuite.",
      "IGL-7.9":
        "Une phrase permet le harpon à tout moment où un ours te menace, une autre parle d’un ours déplacé par un adversaire. Nous suivons la plus large ; celui qui l’a déplacé répond en dernier.",
      "IGL-7.10":
        "Autour d’une table, chacun peut prendre la parole. Un programme qui ne demanderait qu’à ceux qui ont un harpon montrerait leur main.",
      "IGL-7.11": "La règle ne fait fuir que ceux qui ne peuvent ni se cacher ni utiliser de harpon.",
      "IGL-7.12": "La règle ne donne pas d’ordre. Un coin accueille tout le monde : rien n’en dépend.",
      "IGL-7.13": "Tu répartis les trois points comme tu veux ; rien ne dit qu’une attaque y met fin.",
    },
    examples: {
      "IGL-7.1": "Un animal avance de trois cases, ou trois animaux d’une case chacun.",
    },
  },
  {
    title: "Les points d’action",
    rules: {
      "IGL-8.1": "Marcher, 1 point : un de tes inuits va sur une tuile de glace voisine.",
      "IGL-8.2": "On peut quitter un coin à pied pour la glace, jamais y entrer.",
      "IGL-8.3": "Renards, inuits et igloos de toute couleur ne gênent pas.",
      "IGL-8.4":
        "Tu n’entres chez un ours qu’avec un harpon : il est défaussé et l’ours est ton trophée. Une fois par tour, et même à ton propre igloo.",
      "IGL-8.5":
        "Kayak, 3 points : un de tes inuits va d’une tuile au bord de l’eau à n’importe quelle autre au bord de la même étendue d’eau.",
      "IGL-8.6":
        "Tu passes à côté des poissons, mais pas d’un ours. Si ta tuile touche plusieurs étendues d’eau, choisis.",
      "IGL-8.7":
        "Un kayak ne part ni n’arrive sur un coin. Avec la règle maison « kayaks depuis les coins », il peut en partir.",
      "IGL-8.8":
        "Chasse un renard sur la tuile de ton inuit : cela coûte autant de points que vaut le renard.",
      "IGL-8.9":
        "Pêche un poisson dans l’eau voisine de la tuile de ton inuit : cela coûte autant de points que vaut le poisson. Pas depuis un coin.",
      "IGL-8.10": "On ne chasse jamais un ours avec des points d’action, si nombreux soient-ils.",
      "IGL-8.11":
        "Avec un harpon, tu prends sans frais tout renard ou poisson à ta portée, ou l’ours de la tuile où ton inuit se cache. Pas un ours dans l’eau.",
      "IGL-8.12":
        "Bâtir un igloo, 3 points : sur une tuile où est ton inuit, sans inuit d’un autre et sans igloo.",
      "IGL-8.13": "Tu as deux igloos. Une fois bâtis, ils restent sur leur tuile.",
      "IGL-8.14": "Une tuile avec un igloo ne fond ni ne dégèle.",
      "IGL-8.15": "Un inuit caché d’un ours peut marcher, pagayer et pêcher comme d’habitude.",
      "IGL-8.16": "Il te faut tous les points que coûte une action.",
    },
    readings: {
      "IGL-8.2":
        "Une marche finit sur une tuile banquise, mais la règle ne dit pas où elle commence. Sinon personne n’en reviendrait.",
      "IGL-8.4":
        "On se cache quand on est attaqué ; la règle ne fait pas d’exception pour qui arrive. Et on joue un seul harpon par tour.",
      "IGL-8.6":
        "La règle ne le dit pas de l’eau, mais tout le reste s’y fait par les côtés, jamais en diagonale.",
      "IGL-8.7":
        "La règle fait partir et arriver sur des tuiles banquise. C’est parfois dur pour un inuit envoyé au coin, d’où l’option.",
      "IGL-8.9": "La règle fait pêcher depuis une tuile banquise, et les coins sont de la terre.",
      "IGL-8.11":
        "La règle fait chasser renards et ours sur la tuile même de l’inuit ; seuls les poissons se prennent dans l’eau.",
      "IGL-8.15": "La règle dit qu’il reste, et ne lui interdit rien.",
    },
  },
  {
    title: "La fin",
    rules: {
      "IGL-9.1":
        "La partie est finie quand quelqu’un, au début de son tour, ne peut faire fondre aucune tuile. Les tuiles en main ne valent rien.",
      "IGL-9.2":
        "Si tu joues un dégel ou un déplacement des animaux avant de faire fondre et que plus rien ne peut fondre, la partie est finie aussitôt.",
      "IGL-9.3": "Personne n’a de tour de plus après cela.",
      "IGL-9.4":
        "Chaque tour consomme une tuile face cachée : elle quitte sa case, ou devient du pack. Il y a donc au plus 56 tours.",
    },
    readings: {
      "IGL-9.2":
        "La partie s’arrête quand quelqu’un ne peut plus faire fondre à son tour, et c’est aussitôt le cas.",
    },
  },
  {
    title: "Le score",
    rules: {
      "IGL-10.1": "Chaque animal pris rapporte sa valeur ; un ours vaut 4.",
      "IGL-10.2": "Une île est toute la glace qui se tient par les côtés, ne serait-ce qu’une seule tuile.",
      "IGL-10.3": "Les coins n’appartiennent à aucune île et n’en relient pas. Les inuits n’y comptent pas.",
      "IGL-10.4": "Ta force sur une île : 1 par inuit, 2 par igloo.",
      "IGL-10.5": "Une île vaut 1 point par tuile.",
      "IGL-10.6": "Si ta tribu y est seule, tu marques le nombre de tuiles multiplié par lui-même.",
      "IGL-10.7":
        "Sinon la tribu la plus forte marque la valeur, et la deuxième la moitié, arrondie vers le bas. Les ex æquo marquent tous ; des premiers ex æquo laissent une deuxième place.",
      "IGL-10.8": "Une île déserte ne rapporte rien à personne.",
      "IGL-10.9": "Ajoute tes trophées et tes îles. Le plus grand total gagne.",
      "IGL-10.10":
        "À égalité, le meilleur tableau de chasse l’emporte. S’il est égal aussi, la victoire est partagée.",
    },
    readings: {
      "IGL-10.10": "La règle départage par le tableau de chasse et ne dit rien de plus.",
    },
    examples: {
      "IGL-10.3":
        "Deux îles touchent le même coin, où se trouve un inuit. Elles restent deux îles, et l’inuit ne compte pour aucune.",
      "IGL-10.4": "Un inuit et un igloo ont une force de 3, comme trois inuits.",
      "IGL-10.6": "Seul sur quatre tuiles, tu marques 16 ; seul sur une tuile, 1.",
      "IGL-10.7":
        "Une île de six tuiles. Deux tribus ont une force de 3 et marquent 6 chacune, celle qui a 2 marque 3, celle qui a 1 ne marque rien.",
    },
  },
  {
    title: "Variantes",
    rules: {
      "IGL-11.1": "À deux joueurs, seul le nombre d’inuits change : cinq chacun.",
      "IGL-11.2":
        "Vrais joueurs : aucun inuit n’entre sur une tuile où se trouve l’igloo d’une autre tribu, harpon ou pas.",
      "IGL-11.3":
        "Vrais joueurs : les îles de 1, 2, 3, 4, 5 et 6 tuiles ou plus valent 1, 3, 6, 10, 15 et 21.",
      "IGL-11.4":
        "Vrais joueurs : rien n’est multiplié. Une tribu seule marque la valeur ; sinon les premiers marquent la valeur et les deuxièmes la moitié, arrondie vers le bas.",
      "IGL-11.5": "Toutes les autres règles restent les mêmes.",
    },
    readings: {
      "IGL-11.4":
        "La variante change la valeur des îles, pas qui marque : le second en reçoit toujours la moitié.",
    },
  },
];
