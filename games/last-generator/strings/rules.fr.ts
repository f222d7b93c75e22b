import type { RuleBook } from "@banquise/engine";

export const rules: RuleBook = [
  {
    title: "Qui décide",
    rules: {
      "GEN-1.1":
        "Vous gouvernez une seule ville, à un, deux, trois ou quatre. Tout est commun ; une place ne possède que ses décisions.",
      "GEN-1.2": "Une place est Chef. Le jeton passe dans le sens horaire à chaque Aube, avant toute chose.",
      "GEN-1.3":
        "Quatre bureaux se partagent les autres décisions : Chaudière, Santé, Vivres, Assemblée. Seul, on les tient tous ; à deux, deux chacun ; à trois, l’Assemblée revient au Chef ; à quatre, un chacun.",
      "GEN-1.4": "En phase Action, toute décision revient à la place dont c’est le tour.",
      "GEN-1.5":
        "Le reste du temps : la Chaudière décide du feu, des tuiles, des sites et des bâtiments perdus ; la Santé, des gens, des soins et des lits ; les Vivres, de la nourriture, des éclaireurs et des technologies ; l’Assemblée, des jetons et des lois ; le Chef, des cartes et de tout le reste.",
      "GEN-1.6": "Un choix qui n’a qu’une réponse se fait tout seul.",
      "GEN-1.7": "Parlez librement : personne n’a de secret.",
      "GEN-1.8": "Le nombre de joueurs ne change rien à la difficulté.",
    },
  },
  {
    title: "Principes",
    rules: {
      "GEN-2.1": "La banque ne s’épuise jamais.",
      "GEN-2.2":
        "Ce que vous gagnez vient de la banque ; vous ne perdez jamais plus que vous n’avez ; un coût se paie en entier.",
      "GEN-2.3": "Votre réserve n’a pas de limite.",
      "GEN-2.4":
        "Si aucun type de citoyen n’est nommé, vous choisissez, un à un, un type qui compte encore quelqu’un ; s’il n’y en a pas, rien ne se passe.",
      "GEN-2.5": "Les effets se résolvent dans l’ordre, chacun jusqu’au bout avant le suivant.",
      "GEN-2.6": "Ce qui est impossible est sauté ; le reste compte.",
      "GEN-2.7": "Les cartes l’emportent sur ces règles, et le scénario sur les autres cartes.",
      "GEN-2.8":
        "Une option dont la condition n’est pas remplie, ou dont vous ne pouvez payer le coût, ne peut être choisie. Il en reste toujours une.",
      "GEN-2.9":
        "Les cartes protégées ne sont jamais défaussées ; une fois résolues, elles quittent la partie.",
      "GEN-2.10": "Une défaite immédiate met fin à la partie au milieu de ce qui se passe.",
      "GEN-2.11": "Une carte piochée est tirée au hasard parmi celles qui peuvent s’y trouver.",
      "GEN-2.12": "Quand plusieurs types sont touchés : ouvriers, ingénieurs, enfants, l’un après l’autre.",
    },
    readings: {
      "GEN-2.7":
        "Aucun ordre de priorité ne nous est parvenu. Le texte le plus particulier l’emporte, comme dans la plupart des jeux.",
      "GEN-2.12":
        "Chaque mort fait retourner une carte : il faut donc un ordre. C’est celui dans lequel les types sont toujours nommés.",
    },
  },
  {
    title: "Avant la partie",
    rules: {
      "GEN-3.1": "Choisissez un scénario ; il donne toutes les valeurs de départ.",
      "GEN-3.2": "Manche 1 ; ni faim, ni cadavre, ni pression ; la tour est vide et le feu éteint.",
      "GEN-3.3": "Habitants et malades selon le scénario ; personne n’est gravement malade.",
      "GEN-3.4":
        "Piochez les jetons Espoir et Mécontentement indiqués ; les premiers sont actifs, les autres épuisés.",
      "GEN-3.5":
        "Sur la tuile Générateur : 5 bois en G1 et 5 charbons en G2. La Plateforme et le Générateur sont imprimés à côté de ses cinq cases.",
      "GEN-3.6": "Quelques tuiles Proches sont posées autour dès le départ, sans leur nourriture.",
      "GEN-3.7":
        "Les premiers petits bâtiments sont en G3, G4 et G5 ; les sites du scénario sont à côté du plateau.",
      "GEN-3.8":
        "La pioche Météo compte quelques cartes de chacun des trois stades, les plus douces d’abord : une par manche sauf la première.",
      "GEN-3.9":
        "Toutes les cartes Matin servent. Vous piochez quelques cartes Citoyen dans une main commune, et trois expéditions A sont révélées.",
      "GEN-3.10":
        "La pioche Soir contient une carte de base et une Concertation, toutes deux inconnues. Les cartes liées attendent d’être appelées.",
      "GEN-3.11":
        "Des lois et des technologies sont révélées pour toute la partie ; les autres ne servent pas.",
      "GEN-3.12": "Le marqueur Tempête attend sur sa case de la piste Manche.",
      "GEN-3.13": "Le Chef choisit un Expert pour l’équipe. L’appel du devoir est prêt.",
      "GEN-3.14": "La manche 1 commence par la phase Action.",
    },
    readings: {
      "GEN-3.13":
        "Le livret parle de votre Expert au singulier, et rien d’autre ne dépend du nombre de joueurs.",
    },
  },
  {
    title: "La manche",
    rules: {
      "GEN-4.1":
        "Aube, Matin, Générateur, Météo, Préparation, Action, Soir, Faim, Nuit : toujours dans cet ordre.",
      "GEN-4.2": "Une question posée doit recevoir sa réponse avant toute autre chose.",
    },
  },
  {
    title: "Aube",
    rules: {
      "GEN-5.1": "Le jeton Chef passe, puis la manche avance.",
      "GEN-5.2": "Si le jeton Développement est atteint, sa technologie est prête.",
      "GEN-5.3": "Puis on résout le déclencheur de scénario de cette manche.",
      "GEN-5.4":
        "Puis les événements dont le jeton est atteint, le plus ancien d’abord ; chacun quitte ensuite la partie.",
      "GEN-5.5": "À l’Aube, on ignore le marqueur Tempête.",
    },
    readings: {
      "GEN-5.4":
        "Le livret ne situe pas cette étape. Juste après les déclencheurs du scénario, c’est le moment où se règle tout ce qui échoit ce jour-là.",
    },
  },
  {
    title: "Matin",
    rules: {
      "GEN-6.1": "Révélez une carte Matin, choisissez une option à votre portée, payez et appliquez.",
      "GEN-6.2": "La carte quitte ensuite la partie, ou reste à l’étalage comme événement.",
      "GEN-6.3": "S’il n’y a plus de carte, la phase est sautée.",
    },
  },
  {
    title: "Générateur",
    rules: {
      "GEN-7.1": "Vous pouvez alimenter le feu.",
      "GEN-7.2":
        "Chaque case au-dessus du marqueur Chaleur, jusqu’au marqueur Froid, rend malade un citoyen de son type.",
      "GEN-7.3":
        "Jetez dans la tour autant de cubes que la Chaleur l’indique, puis ouvrez et refermez le tiroir.",
      "GEN-7.4": "Vérifiez s’il y a panne.",
      "GEN-7.5": "Le marqueur Chaleur revient à 0.",
    },
    readings: {
      "GEN-7.2":
        "« Entre les marqueurs » peut se lire de deux façons. Ainsi, chaque charbon qui manque rend malade un citoyen, et un feu complet n’en rend malade aucun.",
    },
  },
  {
    title: "Météo",
    rules: {
      "GEN-8.1": "Révélez une carte Météo et résolvez ses quatre sections dans l’ordre.",
      "GEN-8.2": "A : le froid et les indicateurs de chauffage avancent.",
      "GEN-8.3": "B : par temps de chasse, chaque icône Chasse de vos Cabanes rapporte 1 nourriture.",
      "GEN-8.4": "C : chaque éclaireur avance.",
      "GEN-8.5": "D : le marqueur Tempête se rapproche.",
      "GEN-8.6":
        "S’il est alors sur la manche en cours ou avant elle, la tempête éclate ; sa carte replace le marqueur plus loin.",
      "GEN-8.7": "Sans marqueur Tempête, D est sautée. Au-delà de la dernière manche, il attend.",
    },
    readings: {
      "GEN-8.2":
        "Le texte est incomplet sur les marqueurs à déplacer. Une panne déplace les deux sortes : la météo aussi.",
      "GEN-8.6": "Si le marqueur restait en place, la tempête éclaterait de nouveau chaque jour.",
    },
  },
  {
    title: "Préparation",
    rules: {
      "GEN-9.1":
        "Une fois par manche, vous pouvez épuiser un jeton Espoir actif du type de votre Expert pour utiliser celui-ci.",
      "GEN-9.2":
        "L’appel du devoir peut être sonné ici ou à un tour de la phase Action, une fois par partie.",
      "GEN-9.3": "Si un marqueur Maladie est à 26 ou plus, vous perdez.",
      "GEN-9.4": "Puis la section de chaque type donne des jetons d’épuisement et retourne son marqueur.",
      "GEN-9.5": "Expert et appel s’utilisent dans l’ordre voulu, ou pas du tout.",
    },
    readings: {
      "GEN-9.4":
        "Le livret commence par l’icône la plus basse et ne donne pas d’ordre entre les types ; l’ordre habituel sert ici aussi.",
      "GEN-9.5": "Rien ne l’interdit : les jetons activés par l’appel peuvent ensuite payer l’Expert.",
    },
  },
  {
    title: "Action",
    rules: {
      "GEN-10.1":
        "Un Meeple par tranche entamée de trois citoyens, moins les éclaireurs partis. Le nombre vaut jusqu’à la prochaine phase Action.",
      "GEN-10.2": "Chaque jeton d’épuisement retient un Meeple de son type. Les jetons en trop attendent.",
      "GEN-10.3": "La chaleur gratuite des technologies s’ajoute maintenant.",
      "GEN-10.4":
        "À partir du Chef, dans le sens horaire : alimentez ou appelez à volonté, puis agissez avec un Meeple, ou passez.",
      "GEN-10.5":
        "La phase s’achève quand tous ont passé de suite, ou quand plus personne ne peut agir ni être rappelé.",
      "GEN-10.6":
        "Ouvriers, ingénieurs et automates travaillent ; les enfants seulement là où une loi le permet.",
      "GEN-10.7":
        "Un acte : Meeple et cible ; le charbon d’un automate ; peut-être une carte Citoyen ; placer et payer ; le froid ; l’effet.",
      "GEN-10.8":
        "Déneiger est froid ; bâtir, envoyer un éclaireur et les actions spéciales sont chauds ; ramasser et utiliser dépendent de la chaleur. Une action froide rend malade un citoyen du type du Meeple.",
      "GEN-10.9": "Déneiger : posez 2 tuiles Proches ou 1 tuile Éloignée.",
      "GEN-10.10": "Ramasser : sur une case libre avec des ressources, prenez-en jusqu’à 2.",
      "GEN-10.11": "Bâtir : jusqu’à trois fois construire, améliorer ou démonter, et au moins une fois.",
      "GEN-10.12":
        "Utilisez un bâtiment qui a une place libre et accepte le Meeple ; une utilisation sans aucun effet n’est pas proposée.",
      "GEN-10.13":
        "Les éclaireurs demandent une Balise : un ouvrier ou un ingénieur rejoint une pile sans éclaireur. Un seul peut être parti, deux si la Balise est améliorée.",
      "GEN-10.14": "Les actions spéciales viennent du scénario, des lois et des événements.",
      "GEN-10.15": "Un Meeple placé reste où il est jusqu’à la Nuit, sauf s’il est repris.",
    },
    readings: {
      "GEN-10.1":
        "Le livret compare les Meeples à la piste Population une seule fois, au début de la phase. Les morts de la journée manqueront le lendemain.",
      "GEN-10.7":
        "Une mort de froid peut faire perdre des ressources. Payer d’abord évite qu’une action commencée devienne impossible en chemin.",
      "GEN-10.9": "Le livret ne fixe aucune limite pour cette case.",
      "GEN-10.11":
        "Le coût d’amélioration est imprimé sous celui de construction : améliorer, c’est donc bâtir. La première étape est obligatoire : on n’envoie pas un Meeple travailler pour rien.",
      "GEN-10.12":
        "Une utilisation qui ne changerait rien n’est pas proposée : personne ne perd un Meeple par mégarde.",
    },
  },
  {
    title: "Soir",
    rules: {
      "GEN-11.1": "D’abord, ce que les lois et les événements font chaque soir.",
      "GEN-11.2": "Une pioche Soir vide est reformée avec sa défausse.",
      "GEN-11.3": "Une carte au hasard de la pioche Soir est résolue.",
      "GEN-11.4": "Elle va ensuite à la défausse, ou quitte la partie si elle le dit.",
      "GEN-11.5": "Après une Concertation, la suivante est montrée et mélangée à la défausse.",
    },
    readings: {
      "GEN-11.1": "Le livret ne donne pas d’ordre. Ce qui est arrivé d’abord agit d’abord.",
      "GEN-11.5":
        "Le livret dit qu’il y en a toujours une dans la pioche, et aussi que la nouvelle va dans la défausse. Les deux ne sont vrais qu’en comptant pioche et défausse ensemble.",
    },
  },
  {
    title: "Faim",
    rules: {
      "GEN-12.1": "Vous pouvez dépenser de la nourriture pour faire baisser la Faim d’autant.",
      "GEN-12.2": "À 25 ou plus, vous perdez.",
      "GEN-12.3":
        "Sinon la faim frappe selon sa tranche ; ses victimes sont du type nourri à la manche précédente.",
      "GEN-12.4": "La Faim revient à 0.",
      "GEN-12.5":
        "Puis le type de cette manche mange, 1 nourriture chacun. Chaque nourriture manquante fait 1 Faim.",
      "GEN-12.6": "Enfants, ingénieurs et ouvriers mangent à tour de rôle, un type par manche.",
    },
    readings: {
      "GEN-12.3": "Le premier jour, il n’y a pas de veille : on prend sa propre colonne.",
    },
  },
  {
    title: "Nuit",
    rules: {
      "GEN-13.1": "Les jetons d’épuisement couverts par un Meeple partent ; les autres restent.",
      "GEN-13.2": "Tous les Meeples rentrent, sauf les éclaireurs.",
      "GEN-13.3": "Vous pouvez alimenter le feu.",
      "GEN-13.4":
        "Chaque lit chauffé protège un Meeple de la ville ; les lits d’enfants sont pour les enfants. Vous choisissez qui reçoit les autres.",
      "GEN-13.5": "Chaque Meeple sans lit chauffé rend malade un citoyen de son type.",
      "GEN-13.6": "Puis, ce que le scénario fait chaque nuit.",
      "GEN-13.7": "Ce qui vaut pour une manche prend fin.",
      "GEN-13.8": "Après la dernière nuit, vous gagnez si l’objectif est atteint.",
    },
    readings: {
      "GEN-13.4":
        "Les morts n’ont pas besoin de lit : on compte les gens tels qu’ils sont la nuit. Une place d’enfant ne va à personne d’autre : on la remplit d’abord.",
    },
  },
  {
    title: "Perdre, gagner, marquer",
    rules: {
      "GEN-14.1": "Vous perdez aussitôt s’il ne reste aucun jeton Espoir.",
      "GEN-14.2": "Vous perdez aussitôt au sixième jeton Mécontentement.",
      "GEN-14.3": "Vous perdez aussitôt à la deuxième panne du générateur.",
      "GEN-14.4": "Vous perdez en phase Préparation si un marqueur Maladie est à 26 ou plus.",
      "GEN-14.5": "Vous perdez en phase Faim si la Faim est à 25 ou plus.",
      "GEN-14.6": "Vous perdez aussitôt au douzième cadavre.",
      "GEN-14.7": "Un scénario peut avoir ses propres défaites, immédiates.",
      "GEN-14.8": "On ne gagne qu’à la fin de la dernière nuit.",
      "GEN-14.9":
        "Score : 100 pour une victoire, 5 par nuit, 1 par citoyen en vie, 3 par jeton Espoir, −3 par jeton Mécontentement, −2 par cadavre ; jamais moins de 0.",
    },
  },
  {
    title: "Espoir et Mécontentement",
    rules: {
      "GEN-15.1": "Chaque piste a six cases, remplies depuis la gauche de jetons actifs ou épuisés.",
      "GEN-15.2":
        "Activer : retournez un jeton épuisé. Épuiser : retournez un jeton actif. Sans jeton qui convienne, rien ne se passe.",
      "GEN-15.3": "Une hausse : piochez un jeton et posez-le épuisé, ou activez-en un.",
      "GEN-15.4":
        "Une hausse d’un type : piochez un jeton et posez-le épuisé, puis activez si possible un jeton de ce type.",
      "GEN-15.5": "Une baisse : épuisez un jeton actif, ou remettez un jeton épuisé dans son sac.",
      "GEN-15.6": "Une baisse ne nomme jamais de type.",
      "GEN-15.7": "La défaite se vérifie après chaque point.",
      "GEN-15.8": "Les jetons actifs comptent pour votre Expert et pour les cartes qui en demandent.",
    },
    readings: {
      "GEN-15.3":
        "Le livret ne dit pas ce que fait une piste pleine. Ce qui est impossible est ignoré ; il reste l’autre choix.",
      "GEN-15.4":
        "Le livret ne dit pas ce que fait une piste pleine. On ne peut plus tirer de jeton, mais on peut encore en activer un.",
    },
    examples: {
      "GEN-15.5":
        "Sur la piste Mécontentement, la Colère est active et la Peur épuisée. Pour 1 de moins, tu épuises la Colère, ou tu remets la Peur dans le sac.",
      "GEN-15.6": "Aucune carte ne dit « Colère −1 », seulement « Mécontentement −1 ».",
    },
  },
  {
    title: "Maladie, mort et soins",
    rules: {
      "GEN-16.1": "Chaque type compte ses citoyens et ses malades, jusqu’à 30.",
      "GEN-16.2": "Le marqueur Maladie montre une seringue, ou un crâne : quelqu’un est gravement malade.",
      "GEN-16.3": "Un malade de plus : le marqueur avance ; si tous sont déjà malades, il est retourné.",
      "GEN-16.4":
        "Retourné côté crâne, il ne se passe rien de plus. Retourné de nouveau, l’un des malades meurt.",
      "GEN-16.5": "Il n’y a jamais plus de malades que de citoyens.",
      "GEN-16.6":
        "Une mort : un cadavre de plus, un citoyen de moins, et une carte Citoyen : révélez-en une, ou donnez de la main une carte de ce type. Son effet Mort s’applique.",
      "GEN-16.7": "Ceux qui s’en vont ne meurent pas.",
      "GEN-16.8":
        "Soigner : le marqueur recule de 1 par point ; tant qu’il montre le crâne, il n’atteint pas 0.",
      "GEN-16.9": "Traiter : un crâne redevient seringue, et personne ne meurt.",
      "GEN-16.10": "L’Infirmerie accueille des ingénieurs ; elle soigne 4 ou traite 2.",
    },
    readings: {
      "GEN-16.3": "Où il n’y a plus personne, personne ne peut tomber malade.",
      "GEN-16.4":
        "Celui qui meurt était l’un des malades : le marqueur recule avant la mort, et personne n’est compté deux fois. À 0, il n’y a personne dont l’état puisse empirer.",
      "GEN-16.7": "Le livret ne parle de mort que là où quelqu’un meurt.",
    },
    examples: {
      "GEN-16.10":
        "Cinq ouvriers et deux enfants sont malades. Soigner : trois points aux ouvriers, un aux enfants, il en reste deux et un. Traiter : deux têtes de mort redeviennent des seringues, et personne n’est guéri.",
    },
  },
  {
    title: "Chaleur, pression, tour",
    rules: {
      "GEN-17.1": "La Chaleur va de 0 à 14 et ne dépasse jamais le Froid.",
      "GEN-17.2":
        "Le Froid va de 1 à 14. Les indicateurs de chauffage ne le dépassent pas : un plein feu chauffe tout.",
      "GEN-17.3":
        "Alimenter : chaque charbon vaut un de Chaleur. En phase Générateur, en phase Action et la Nuit.",
      "GEN-17.4":
        "Les indicateurs 1, 2 et 3 valent pour la tuile Générateur, les Proches et les Éloignées, et pour les bandes des bâtiments. Ce qu’ils désignent est au chaud à partir de leur chaleur.",
      "GEN-17.5": "Certains effets donnent à une zone ou à un abri un indicateur plus proche.",
      "GEN-17.6":
        "Chaque cube jeté secoue la tour : chaque cube coincé tombe avec une chance sur 36 ; le nouveau passe une fois sur deux, sinon il se coince.",
      "GEN-17.7": "Ouvrir le tiroir secoue encore ; tout ce qui est tombé va sur la piste Pression.",
      "GEN-17.8": "Ce qui tombe à la fermeture reste dans le tiroir pour la manche suivante.",
      "GEN-17.9": "Les cubes coincés avant une secousse sont testés un à un, puis le nouveau.",
      "GEN-17.10":
        "La piste Pression a 10 cases. Un cube de trop, d’où qu’il vienne, et le générateur tombe en panne.",
      "GEN-17.11":
        "Première panne : surchauffe ; le Froid et tous les indicateurs avancent de 1 ; la piste est vidée.",
      "GEN-17.12": "La deuxième panne est la fin.",
      "GEN-17.13": "Un ingénieur au Générateur retire 5 cubes, ou tous pour un noyau de vapeur.",
      "GEN-17.14":
        "Une tour jeune pardonne beaucoup, une vieille fort peu : sur cinq cubes par manche, environ 3 montent au début, 4 à 5 plus tard.",
    },
    readings: {
      "GEN-17.4":
        "La bande de chauffage imprimée sur un bâtiment ne servirait à rien si son emplacement décidait.",
      "GEN-17.10": "La règle parle d’un cube dans la case Surplus, pas d’une phase.",
    },
  },
  {
    title: "Le plateau",
    rules: {
      "GEN-18.1": "Autour de la tuile Générateur : 12 emplacements Proches, puis 18 Éloignés.",
      "GEN-18.2": "Une tuile ne va que dans sa couronne.",
      "GEN-18.3":
        "Piochez une tuile, regardez-la et posez-la contre le Générateur ou une autre tuile. Vous gagnez aussitôt sa nourriture.",
      "GEN-18.4": "Quand tuiles ou emplacements manquent, le reste est sauté.",
      "GEN-18.5": "Les tuiles ont deux cases, la tuile Générateur cinq.",
      "GEN-18.6": "Certaines tuiles montrent un gisement inépuisable, nécessaire à certains bâtiments.",
    },
    readings: {
      "GEN-18.3":
        "Rien ne dit si l’on voit la tuile avant de choisir sa place. Vue d’abord, elle laisse un vrai choix.",
    },
  },
  {
    title: "Bâtiments",
    rules: {
      "GEN-19.1":
        "Construisez ce qui vous est permis, ce qui reste et ce que vous pouvez payer, sur des cases libres sans Meeple. Les ressources qui s’y trouvent sont perdues.",
      "GEN-19.2":
        "Un petit bâtiment prend une case ; un grand, les deux cases d’une tuile, ou deux voisines de la tuile Générateur.",
      "GEN-19.3": "Certains demandent une tuile avec leur gisement.",
      "GEN-19.4": "Améliorez une fois, pour son prix ; ses meilleures valeurs comptent alors.",
      "GEN-19.5": "Démontez un bâtiment sans Meeple ; vous ne récupérez rien.",
      "GEN-19.6":
        "Un bâtiment détruit disparaît même avec des Meeples ; ceux-ci restent placés. Les bâtiments protégés sont à l’abri.",
      "GEN-19.7": "Un petit bâtiment accueille un Meeple, un grand deux.",
      "GEN-19.8":
        "Certains n’acceptent que des types précis. Automates et enfants au travail comptent comme ouvriers.",
      "GEN-19.9": "Un bâtiment peut servir dès la manche où il est construit.",
      "GEN-19.10": "Les bâtiments verrouillés doivent d’abord être débloqués.",
    },
    readings: {
      "GEN-19.2":
        "Le livret ne dit pas quelles cases se touchent. Elles suivent le bord de la tuile, et le tiroir sépare la cinquième de la première.",
      "GEN-19.6": "Leur journée est faite, et rien ne les rend avant la nuit.",
      "GEN-19.9": "Rien ne l’interdit.",
    },
  },
  {
    title: "Cartes Citoyen",
    rules: {
      "GEN-20.1":
        "Avant de placer un Meeple, vous pouvez jouer une carte Citoyen de son type, si elle nomme l’action ; une par manche.",
      "GEN-20.2": "Sa capacité remplace l’effet de l’action, et le coût de cet effet.",
      "GEN-20.3": "Elle va à la défausse ; une pioche vide est reformée avec celle-ci.",
      "GEN-20.4": "Les automates ne jouent pas de carte.",
      "GEN-20.5": "La main est commune, ouverte et sans limite.",
      "GEN-20.6": "L’action doit être permise aussi sans la carte.",
    },
    readings: {
      "GEN-20.2":
        "La carte remplace ce que l’action ferait ; le prix de l’effet remplacé disparaît avec lui.",
    },
  },
  {
    title: "Experts",
    rules: {
      "GEN-21.1": "Chaque Expert nomme un type d’Espoir et un effet.",
      "GEN-21.2": "Sans jeton actif de ce type, l’Expert ne peut servir.",
      "GEN-21.3":
        "L’appel du devoir, une fois par partie : reprenez jusqu’à 3 Meeples, activez jusqu’à 3 jetons Espoir, ou retirez 6 cubes Pression.",
    },
  },
  {
    title: "Lois",
    rules: {
      "GEN-22.1": "Un ingénieur sur la Plateforme promulgue une loi.",
      "GEN-22.2":
        "Choisissez une loi de l’étalage qu’aucune loi en vigueur n’exclut. L’une de ses deux conséquences, inconnue, rejoint la pioche Soir.",
      "GEN-22.3": "Quatre lois au plus ; elles restent pour toujours.",
      "GEN-22.4": "Les lois se lisent à tout moment, les conséquences quand elles viennent.",
      "GEN-22.5": "Une conséquence ne vient qu’une fois.",
    },
  },
  {
    title: "Technologies",
    rules: {
      "GEN-23.1":
        "Avec un nouvel Atelier et rien en cours, choisissez une technologie : son jeton va autant de manches plus loin qu’elle demande, au plus en 15.",
      "GEN-23.2": "Une seule à la fois.",
      "GEN-23.3": "Si le dernier Atelier est perdu, le travail l’est aussi.",
      "GEN-23.4":
        "Quand le jeton est atteint, la technologie sert pour de bon et vous choisissez la suivante.",
      "GEN-23.5": "Le travail à l’Atelier rapproche le jeton, mais pas plus près que la manche suivante.",
    },
    readings: {
      "GEN-23.1": "La règle parle de bâtir un Atelier, pas du premier.",
    },
  },
  {
    title: "Automates",
    rules: {
      "GEN-24.1":
        "Un automate travaille comme un ouvrier, mais ne part pas en expédition et ne répond pas aux événements.",
      "GEN-24.2": "Chaque acte d’un automate coûte 1 charbon en plus.",
      "GEN-24.3": "Les automates n’ont besoin ni de nourriture, ni de lit, ni de soins.",
      "GEN-24.4": "Six au plus. Les nouveaux travaillent dès la prochaine phase Action.",
    },
    readings: {
      "GEN-24.4": "Les Meeples sont comptés une fois, au début de la phase Action ; les automates aussi.",
    },
  },
  {
    title: "Expéditions",
    rules: {
      "GEN-25.1":
        "Une pile est un chemin : une case par carte recouverte, puis toutes les cases de la carte du dessus.",
      "GEN-25.2": "Au bout du chemin, l’éclaireur évite le lieu (A ou B seulement) ou l’explore.",
      "GEN-25.3":
        "Éviter : une carte de la lettre suivante est posée dessus, et l’éclaireur poursuit avec le mouvement qui reste.",
      "GEN-25.4": "Explorer : lisez la face sombre, puis continuez, si elle le propose, ou rentrez.",
      "GEN-25.5":
        "Continuer : le bonus est gardé pour plus tard ; une nouvelle carte est posée dessus ; le reste du mouvement est perdu.",
      "GEN-25.6":
        "Rentrer : tous les bonus gardés, puis ceux de la carte. La pile gagne une carte, ou une nouvelle commence.",
      "GEN-25.7": "Une pioche Expédition vide est reformée avec sa défausse.",
      "GEN-25.8": "Un éclaireur part de la première case. Les piles ouvertes plus tard restent.",
      "GEN-25.9":
        "Qui rentre avant la phase Action travaille dans la même manche ; qui rentre pendant celle-ci peut travailler aussitôt.",
      "GEN-25.10": "Les éclaireurs en route n’ont plus besoin de la Balise.",
      "GEN-25.11": "La face sombre d’une carte se montre quand on l’explore.",
      "GEN-25.12":
        "Quand le dernier citoyen d’un type meurt ou s’en va, ses éclaireurs sont perdus avec ce qu’ils portent.",
    },
    readings: {
      "GEN-25.2": "Au-delà, il n’y a plus où aller.",
      "GEN-25.9": "On compte les Meeples après la phase Météo : l’éclaireur est déjà rentré.",
      "GEN-25.10": "La Balise dit combien peuvent partir ; elle ne rappelle personne.",
      "GEN-25.12":
        "Un Meeple représente des citoyens de son type. Quand il n’en reste aucun, plus personne ne peut revenir.",
    },
  },
  {
    title: "Événements et scénarios",
    rules: {
      "GEN-26.1":
        "Un événement peut offrir une action spéciale, agir chaque soir, et agir quand son jeton est atteint.",
      "GEN-26.2": "Son jeton est posé quelques manches plus loin, au plus en 15.",
      "GEN-26.3": "Les scénarios ont des déclencheurs, des actions spéciales, une tempête et des compteurs.",
    },
  },
  {
    title: "Variantes",
    rules: {
      "GEN-27.1":
        "Doux : 3 nourritures, 3 charbons et un jeton Espoir actif de plus. Rude : 3 nourritures et 2 charbons de moins, un jeton Mécontentement de plus.",
      "GEN-27.2":
        "Conseil : tous votent en secret sur les options du matin et les lois. La majorité l’emporte ; à égalité, le vote du Chef, sinon l’option au plus petit numéro.",
      "GEN-27.3": "Météo ouverte : les deux prochaines cartes Météo sont visibles.",
    },
  },
  {
    title: "Le sens des effets",
    rules: {
      "GEN-28.1": "Gagner : autant de plus en réserve, avec le bonus du bâtiment utilisé, s’il y en a un.",
      "GEN-28.2": "Perdre : autant de moins, jusqu’à rien.",
      "GEN-28.3": "L’Espoir monte ou baisse, point par point.",
      "GEN-28.4": "Le Mécontentement monte ou baisse, point par point.",
      "GEN-28.5": "Activez ce nombre de jetons, tant qu’il y en a.",
      "GEN-28.6": "Épuisez ce nombre de jetons, tant qu’il y en a.",
      "GEN-28.7": "Ce nombre de citoyens tombe malade.",
      "GEN-28.8": "Soignez ce nombre, avec le bonus du bâtiment utilisé.",
      "GEN-28.9": "Traitez jusqu’à ce nombre de malades graves, avec le bonus du bâtiment utilisé.",
      "GEN-28.10": "Ce nombre de citoyens meurt.",
      "GEN-28.11": "Des citoyens arrivent ou s’en vont.",
      "GEN-28.12": "Le marqueur Maladie est retourné autant de fois.",
      "GEN-28.13": "Le marqueur Cadavres se déplace.",
      "GEN-28.14": "Le marqueur Froid se déplace.",
      "GEN-28.15": "Les indicateurs de chauffage se déplacent.",
      "GEN-28.16": "Le marqueur Chaleur se déplace sans charbon, entre 0 et le Froid.",
      "GEN-28.17": "Des cubes Pression arrivent ou partent.",
      "GEN-28.18": "Ce nombre de cubes est jeté aussitôt dans la tour.",
      "GEN-28.19": "Le marqueur Faim se déplace.",
      "GEN-28.20": "Des jetons d’épuisement de ce type arrivent dans la Réserve.",
      "GEN-28.21":
        "Reprenez jusqu’à ce nombre de Meeples placés : ni celui qui agit, ni automate, ni éclaireur, ni Meeple au repos.",
      "GEN-28.22": "Des éclaireurs avancent : tous, ou l’un au choix.",
      "GEN-28.23": "Piochez des cartes Citoyen.",
      "GEN-28.24": "Défaussez des cartes Citoyen de votre choix.",
      "GEN-28.25": "Une carte liée rejoint la pioche Soir, si elle n’a pas encore servi.",
      "GEN-28.26": "Jusqu’à ce nombre d’événements non protégés s’en vont, sans leur dernier effet.",
      "GEN-28.27": "Le marqueur Tempête se déplace.",
      "GEN-28.28": "Le marqueur Tempête est placé plus loin.",
      "GEN-28.29": "Le jeton Développement se rapproche.",
      "GEN-28.30": "Des automates arrivent ou partent.",
      "GEN-28.31": "Un bâtiment, ou un abri, est détruit ; vous choisissez lequel.",
      "GEN-28.32": "Posez ce nombre de tuiles.",
      "GEN-28.33": "Ramassez jusqu’à ce nombre sur une case ; lors d’un Ramassage, sur celle du Meeple.",
      "GEN-28.34": "Construisez un bâtiment pour rien, même verrouillé.",
      "GEN-28.35": "Jusqu’à ce nombre de sous-actions Bâtir.",
      "GEN-28.36": "Un bâtiment verrouillé peut désormais être construit.",
      "GEN-28.37": "Promulguez une loi.",
      "GEN-28.38": "Un compteur du scénario bouge.",
      "GEN-28.39": "Ouvrez de nouvelles piles Expédition.",
      "GEN-28.40": "Le jeton de l’événement est posé sur la piste Manche.",
      "GEN-28.41": "Quelque chose vaut jusqu’à la fin de l’action, de la manche ou de la partie.",
      "GEN-28.42": "Choisissez l’une des options.",
      "GEN-28.43": "Si une condition est remplie, une chose se passe ; sinon une autre, ou rien.",
      "GEN-28.44": "Quelque chose se passe autant de fois que le compte le dit.",
    },
    readings: {
      "GEN-28.35": "Comme pour l’action elle-même, la première étape est obligatoire.",
    },
  },
  {
    title: "Ce qui reste en vigueur",
    rules: {
      "GEN-29.1": "Les enfants peuvent faire les actions nommées.",
      "GEN-29.2": "Ramasser rapporte plus.",
      "GEN-29.3": "Construire coûte plus ou moins d’une ressource, mais au moins 1.",
      "GEN-29.4": "Chaque Cabane de chasse a plus d’icônes Chasse.",
      "GEN-29.5": "Les bâtiments soignent plus.",
      "GEN-29.6": "Les bâtiments traitent plus.",
      "GEN-29.7": "Les repas demandent moins de nourriture.",
      "GEN-29.8": "Une sorte de bâtiment a plus de lits.",
      "GEN-29.9": "Les abris ont un indicateur plus proche.",
      "GEN-29.10": "Une zone a un indicateur plus proche.",
      "GEN-29.11": "Une action est toujours chaude.",
      "GEN-29.12": "Déneiger près de la ville pose plus de tuiles.",
      "GEN-29.13": "La piste Pression est plus longue.",
      "GEN-29.14": "Les éclaireurs vont plus loin en phase Météo.",
      "GEN-29.15": "De la chaleur gratuite au début de la phase Action.",
      "GEN-29.16": "Un bâtiment donne plus d’une ressource.",
      "GEN-29.17": "Plus de Meeples d’un type à chaque manche.",
      "GEN-29.18":
        "Les ouvriers peuvent utiliser les bâtiments nommés comme des ingénieurs ; pas les automates ni les enfants.",
      "GEN-29.19": "Les premières morts d’une manche, d’Aube à Aube, ne déplacent pas le marqueur Cadavres.",
      "GEN-29.20": "Les Chambres des semences sont au chaud.",
    },
  },
  {
    title: "Conditions",
    rules: {
      "GEN-30.1": "Une condition compare un nombre à une borne ; « et », « ou » et « pas » les relient.",
      "GEN-30.2":
        "Elle peut porter sur la réserve, les jetons, les gens, les marqueurs, les lits, les bâtiments et leur chaleur, les lois, les technologies, les automates, les éclaireurs, les événements, les cartes et les compteurs.",
    },
  },
];
