import type { RuleBook } from "@banquise/engine";

export const rules: RuleBook = [
  {
    title: "Plateau et pions",
    rules: {
      "ANT-1.1":
        "Huit zones forment un anneau et portent chacune le nom d’une côte : dans le sens inverse des aiguilles d’une montre, Ruppert, Scott, Adélie, Knox, Olav, Martha, Luitpold et Eights. Le soleil part de la côte Ruppert.",
      "ANT-1.2":
        "Chaque zone accueille trois bateaux, l’un derrière l’autre. Le premier est le plus proche du soleil.",
      "ANT-1.3":
        "Une zone a une place pour chacune des 14 sortes de bâtiments : il n’y en a jamais deux pareils au même endroit.",
      "ANT-1.4": "Les bâtiments ne sont à personne. Tu peux tous les utiliser.",
      "ANT-1.5":
        "Tes scientifiques sont à toi et à leur zone, pas à un bâtiment. Une zone en accueille autant qu’on veut.",
      "ANT-1.6":
        "Chacun de tes bateaux et de tes cubes est sur le plateau, disponible, défaussé ou hors du jeu.",
      "ANT-1.7":
        "Chacun de tes scientifiques est dans ta réserve, dans ton personnel, dans une zone ou hors du jeu. Seul le personnel peut être placé.",
    },
  },
  {
    title: "Avant la partie",
    rules: {
      "ANT-2.1":
        "Le premier joueur est tiré au hasard. Tout tourne ensuite dans le sens inverse des aiguilles d’une montre.",
      "ANT-2.2":
        "À 2, 3 ou 4 joueurs, tu as 2 scientifiques dans ton personnel et 14, 12 ou 10 en réserve ; 3, 3 ou 2 bateaux pour le plateau ; 3, 2 ou 2 bateaux disponibles ; et 3, 4 ou 5 cubes disponibles.",
      "ANT-2.3": "Un cube de plus servirait à marquer ton score. Ici il ne joue aucun rôle.",
      "ANT-2.4": "À deux joueurs, la côte Adélie et la côte Luitpold sont fermées.",
      "ANT-2.5":
        "Il n’y a jamais rien dans une zone fermée. Aucun bateau n’y va et le soleil passe au-dessus.",
      "ANT-2.6":
        "Chaque zone ouverte reçoit un bâtiment au hasard : deux campements, un centre marin, un centre côtier, une éolienne, une grue, un puits et un derrick. À deux joueurs, on retire un campement et le centre marin.",
      "ANT-2.7": "Tous les autres bâtiments attendent à côté du plateau.",
      "ANT-2.8":
        "Les cartes bâtiment forment trois piles. On ne voit que la première carte de chacune, et le hasard décide de la suivante. Avec moins de joueurs, certaines cartes sont retirées.",
      "ANT-2.9":
        "Tu commences avec une carte ressource simple. Il y a autant de cartes expertise que de joueurs.",
      "ANT-2.10":
        "La pile chantier naval a 13 cartes : 3 Placer un scientifique, 6 Brise-glace, 2 +2 scientifiques et 2 Progrès rapide. Chacun peut savoir ce qu’il en reste.",
      "ANT-2.11":
        "À deux joueurs, les pistes Banquise et Météorites sont bloquées ; à trois, seulement Météorites. Une piste bloquée ne sert pas du tout.",
      "ANT-2.12":
        "Les bateaux se placent un par un : A B B A A B à deux joueurs, A B C C A B B C A à trois, A B C D D C B A à quatre. A est le premier joueur.",
      "ANT-2.13": "Un bateau placé se met au bout de la file de sa zone. Trois bateaux remplissent une zone.",
      "ANT-2.14": "En placement libre, tu choisis la zone de chacun de tes bateaux.",
      "ANT-2.15":
        "Pour une première partie, les bateaux sont placés d’office : un dans chaque zone ouverte, dans le même ordre.",
      "ANT-2.16": "Le soleil part de la côte Ruppert.",
      "ANT-2.17":
        "À deux joueurs, le joueur B commence avec un cube sur la première case d’une piste de son choix, pour compenser sa deuxième place.",
    },
    readings: {
      "ANT-2.4":
        "Le livret veut deux zones opposées sans dire lesquelles. Les bâtiments de départ étant tirés au sort, cela ne change presque rien.",
      "ANT-2.8":
        "Le texte ne dit pas quelles cartes on retire à moins de quatre. Nous gardons à peu près autant de scientifiques par carte qu’à quatre.",
      "ANT-2.12":
        "Seul l’ordre à trois est donné. Il traite tout le monde à égalité, et les nôtres aussi, autant que possible à deux.",
      "ANT-2.15": "L’image du premier placement est perdue. Une critique décrit un bateau par zone.",
      "ANT-2.17":
        "La fin de la phrase est illisible. Elle renvoie à l’entrée sur une piste, où un cube commence sur la première case.",
    },
    examples: {
      "ANT-2.12": "À trois joueurs : A, B, C, puis C, A, B, et enfin B, C, A.",
    },
  },
  {
    title: "Le soleil",
    rules: {
      "ANT-3.1":
        "Le soleil avance, dans le sens inverse des aiguilles d’une montre, jusqu’à la prochaine zone où il y a au moins un bateau.",
      "ANT-3.2":
        "Seuls les bateaux premier et deuxième à ce moment-là peuvent jouer avant qu’il reparte. Un deuxième bateau qui quitte la zone perd sa chance, même s’il revient.",
      "ANT-3.3": "Le propriétaire du premier bateau joue un tour avec lui.",
      "ANT-3.4":
        "Ensuite, le propriétaire du deuxième bateau peut jouer un tour s’il a un brise-glace dans la zone. Le troisième ne joue jamais.",
      "ANT-3.5":
        "Avant que le soleil reparte, tous les brise-glace de la zone quittent le jeu. Les bateaux avancent dès qu’un autre s’en va.",
      "ANT-3.6":
        "Tu peux très bien jouer plusieurs fois de suite : va dans une zone vide juste devant le soleil.",
    },
    readings: {
      "ANT-3.2":
        "Le livret dit qu’un troisième bateau n’agit jamais, même s’il avance. C’est donc la file à l’arrivée du soleil qui compte.",
      "ANT-3.5":
        "Le livret fait avancer les bateaux après le tour. Le faire aussitôt ne change rien dont on puisse profiter.",
    },
  },
  {
    title: "Ton tour",
    rules: {
      "ANT-4.1":
        "Tu dois déplacer le bateau. Puis tu peux faire une action. À tout moment de ton tour, tu peux faire un sacrifice et jouer une carte.",
      "ANT-4.2":
        "Ton action : construire un bâtiment, construire un bateau, recruter ou faire de la recherche. Une seule, ou rien.",
      "ANT-4.3": "Ton action a lieu dans la zone cible : celle où ton bateau vient d’arriver.",
      "ANT-4.4":
        "La zone cible ne change pas si ton bateau en repart. On ne compte que ce qui s’y trouve quand tu agis.",
      "ANT-4.5":
        "Les cartes et les sacrifices se jouent avant le déplacement, avant l’action ou après, mais pas pendant les effets d’une piste.",
      "ANT-4.6": "Si ton action était de construire un bateau, ton tour s’arrête aussitôt.",
      "ANT-4.7":
        "Tu peux terminer ton tour dès que le bateau a bougé. Après ton action, il se termine tout seul si tu n’as ni carte à jouer ni rien à sacrifier.",
      "ANT-4.8":
        "Un tour de brise-glace a son action et son sacrifice à lui. Mais tu ne joues toujours qu’une carte avant que le soleil reparte.",
    },
    readings: {
      "ANT-4.4":
        "Le livret lie l’action à la zone où tu as navigué et ne dit rien d’un bateau qui la quitte ensuite.",
      "ANT-4.5":
        "« À tout moment » permettrait de couper un effet par une carte. Aucun effet n’en a besoin, et les questions restent simples.",
    },
  },
  {
    title: "Déplacer le bateau",
    rules: {
      "ANT-5.1": "Le bateau doit bouger, même si tu ne fais rien ensuite.",
      "ANT-5.2": "Il peut aller dans n’importe quelle autre zone, aussi loin que tu veux.",
      "ANT-5.3": "Pas dans une zone où il y a trois bateaux, ni dans une zone fermée.",
      "ANT-5.4": "Il se met au bout de la file.",
      "ANT-5.5": "Il y a toujours une zone avec de la place pour lui.",
    },
  },
  {
    title: "Construire un bâtiment",
    rules: {
      "ANT-6.1": "Tu ne peux construire que les cartes visibles, une par tour.",
      "ANT-6.2":
        "Pour chaque bâtiment du haut de la carte, il te faut un bateau dans une zone où il y en a un. Tous tes bateaux comptent, où qu’ils soient dans la file.",
      "ANT-6.3":
        "S’il en manque un, tu peux défausser une carte ressource à la place : une simple pour une grue, un puits, un derrick ou une éolienne, une expertise pour un laboratoire ou une usine. Rien ne remplace une antenne parabolique.",
      "ANT-6.4":
        "Cette carte est la seule que tu peux jouer avant que le soleil reparte. Tu ne peux donc remplacer qu’un bâtiment.",
      "ANT-6.5":
        "Tu ne dépenses jamais de carte ressource sans besoin. S’il t’en faut une, elle est dépensée quand tu construis.",
      "ANT-6.6": "Il te faut un scientifique dans ton personnel, deux pour une ferme à plancton.",
      "ANT-6.7": "La zone cible ne doit pas déjà avoir ce bâtiment.",
      "ANT-6.8": "Un bâtiment n’aide pas à se construire lui-même.",
      "ANT-6.9":
        "Tu places tes scientifiques et le bâtiment dans la zone cible, puis tu avances sur une piste de ton choix du nombre indiqué sur la carte et tu joues ce que cela déclenche. Enfin tu prends la carte, et la suivante apparaît.",
      "ANT-6.10": "Tu dois avancer si tu le peux. Si aucune piste ne le permet, l’avance est perdue.",
      "ANT-6.11": "Une pile vide n’a plus rien à construire.",
    },
    readings: {
      "ANT-6.2":
        "Les cartes ne sont pas dans le texte, sauf une usine. Ce qu’elles demandent et leur avance sont de nous.",
      "ANT-6.3":
        "Le livret demande une carte « appropriée ». Nous suivons les noms : bâtiments ressource et bâtiments d’expertise. Une antenne n’est ni l’un ni l’autre.",
      "ANT-6.5": "La carte remplace un bâtiment manquant. S’il ne manque rien, elle ne ferait rien.",
      "ANT-6.10":
        "Le livret dit d’avancer, pas que tu peux le faire. Ce qu’aucune piste ne peut prendre est perdu, comme au bout d’une piste.",
    },
    examples: {
      "ANT-6.2":
        "Une carte demande un derrick et une grue. Un bateau là où se trouvent les deux suffit ; deux bateaux aussi, l’un près d’un derrick, l’autre près d’une grue.",
    },
  },
  {
    title: "Construire un bateau",
    rules: {
      "ANT-7.1": "Il te faut un chantier naval dans la zone cible et un bateau disponible.",
      "ANT-7.2":
        "Le nouveau bateau se met au bout de la file dans la zone du soleil. Si elle est pleine, tu ne peux pas construire.",
      "ANT-7.3":
        "Il ne joue pas avant que le soleil soit reparti, et personne ne peut le déplacer pendant ce tour.",
      "ANT-7.4":
        "Ensuite tous les autres prennent une carte chantier naval, dans le sens inverse des aiguilles d’une montre. Pas toi.",
      "ANT-7.5": "Chacun choisit la carte qu’il veut dans la pile. On ne peut pas refuser.",
      "ANT-7.6":
        "S’il n’y a pas assez de cartes pour tous les autres, personne n’en prend et le reste de la pile quitte le jeu.",
      "ANT-7.7": "Les cartes chantier naval jouées ne reviennent plus.",
    },
    readings: {
      "ANT-7.2":
        "Le livret dit qu’il y a toujours de la place. Un bateau gagné sur une piste au même tour peut prendre la dernière : il n’y en a alors plus.",
      "ANT-7.5":
        "Le livret dit « peuvent choisir » et « prennent une carte ». Personne n’y perd : la carte est prise.",
      "ANT-7.7":
        "Le livret ne le dit que des brise-glace. Que la pile puisse s’épuiser n’a de sens que si rien n’y revient.",
    },
  },
  {
    title: "Recruter",
    rules: {
      "ANT-8.1": "Il te faut un campement dans la zone cible.",
      "ANT-8.2":
        "Compte tes bateaux et tes scientifiques dans la zone cible : autant de scientifiques passent de ta réserve à ton personnel, ou tous ceux qui te restent.",
      "ANT-8.3": "Tu ne peux pas recruter avec une réserve vide, et tu prends toujours le nombre entier.",
    },
    readings: {
      "ANT-8.3": "Le livret donne le nombre, sans choix. Sans personne à recruter, il n’y a pas d’action.",
    },
    examples: {
      "ANT-8.2": "Tu as deux bateaux et un scientifique dans la zone : au campement, tu en recrutes trois.",
    },
  },
  {
    title: "La recherche",
    rules: {
      "ANT-9.1":
        "Il te faut un centre de recherche dans la zone cible. Compte tes bateaux et tes scientifiques sur place : tu avances d’autant de cases sur une piste de ce centre.",
      "ANT-9.2":
        "Centres côtiers : Manchots et Banquise. Centres marins : Courants et Banquise. Centres terrestres : Forages et Météorites. Seules les pistes ouvertes servent.",
      "ANT-9.3": "Un seul centre suffit pour une piste, et toutes tes cases vont sur une seule piste.",
      "ANT-9.4":
        "Pour entrer sur une piste, tu prends un de tes cubes disponibles ; la première case compte pour une. Sans cube disponible, tu ne peux pas entrer.",
      "ANT-9.5": "Seules les cases libres comptent : tu sautes par-dessus tous les cubes sur ton chemin.",
      "ANT-9.6":
        "Si tu arrives au bout, le reste de l’avance est perdu. Personne ne peut dépasser un cube sur la dernière case.",
      "ANT-9.7": "Tu ne peux pas choisir une piste sans case libre devant toi.",
      "ANT-9.8": "Une case rouge agit pour toi chaque fois que ton cube l’atteint ou la dépasse.",
      "ANT-9.9":
        "Une case bleue agit une seule fois dans la partie, quand le premier cube l’atteint ou la dépasse. Elle est pour tout le monde, en commençant par celui qui y est arrivé.",
      "ANT-9.10":
        "Plusieurs effets se jouent un par un, de la case la plus basse à la plus haute. Ce qu’ils déclenchent à leur tour vient après tout ce qui attendait déjà.",
      "ANT-9.11": "Il n’y a jamais plus d’un cube sur une case.",
    },
    readings: {
      "ANT-9.2":
        "Des critiques parlent de cinq pistes et six symboles. Quel centre dessert quelle piste et ce que font ses cases est de nous.",
      "ANT-9.3": "Le livret parle d’une piste par centre. Là où le nôtre en dessert deux, tu choisis.",
      "ANT-9.7": "Choisir une piste sans case libre reviendrait à refuser l’avance, qui est obligatoire.",
      "ANT-9.10":
        "Le livret ordonne les cases d’un déplacement et fait attendre ce que déclenche « trois cases ». Une seule file fait les deux.",
    },
    examples: {
      "ANT-9.1":
        "Tu as deux bateaux et un scientifique dans la zone : dans un centre, tu avances de trois cases.",
    },
  },
  {
    title: "Les cases de couleur",
    rules: {
      "ANT-10.1": "Recruter un scientifique : un passe de ta réserve à ton personnel.",
      "ANT-10.2": "Carte ressource simple : tu en reçois une, sauf si tu en as encore une.",
      "ANT-10.3":
        "Carte expertise : tu en prends une, tant qu’il y en a. Celles qui sont dépensées ne reviennent plus.",
      "ANT-10.4":
        "Nouveau bateau : un de tes bateaux disponibles se met au bout de la file dans la zone du soleil, et tous les autres prennent une carte chantier naval. Rien ne se passe si la zone est pleine ou si tu n’as plus de bateau disponible.",
      "ANT-10.5":
        "Déplacer un bateau : chacun à son tour peut déplacer un bateau vers une autre zone où il y a de la place. Pas un bateau construit pendant ce tour, ni celui qui n’a pas encore fait son propre déplacement.",
      "ANT-10.6":
        "Choix au chantier naval : on tire de la pile une carte par joueur et on les montre ; chacun en prend une à son tour. Rien ne se passe si la pile est trop petite.",
      "ANT-10.7":
        "Trois cases : chacun à son tour avance de trois cases sur une piste que personne d’autre n’a choisie. Ce que cela déclenche attend que tous aient avancé.",
      "ANT-10.8":
        "Les trois derniers effets sont bleus, pour tout le monde. Les autres sont rouges, pour toi seul.",
      "ANT-10.9":
        "Une case bleue est pour tout le monde, même si ce n’est pas le joueur dont c’est le tour qui y est arrivé.",
    },
    readings: {
      "ANT-10.3":
        "Le livret dit que les cartes simples peuvent revenir ; il ne le dit pas des cartes expertise.",
      "ANT-10.4":
        "Le livret ne dit « vous pouvez » que pour le déplacement. Un nouveau bateau est donc construit quand c’est possible.",
      "ANT-10.5":
        "Sinon, le bateau qui doit quitter la zone du soleil serait parti avant son propre déplacement.",
      "ANT-10.6":
        "Le livret ne dit rien d’une pile trop petite ici ; il ne retire le reste que lors d’une construction de bateau.",
      "ANT-10.7": "Chacun doit choisir une autre piste, dit le livret ; qui peut avancer avance donc.",
      "ANT-10.8":
        "Les couleurs sont perdues. Les cases bleues servent à tous : sont bleues celles dont le texte parle des autres.",
      "ANT-10.9": "Le livret commence par qui a atteint la case, quel que soit le joueur dont c’est le tour.",
    },
  },
  {
    title: "Les cartes",
    rules: {
      "ANT-11.1":
        "Tu peux jouer une carte, chantier naval ou ressource, avant que le soleil reparte, et seulement pendant ton tour.",
      "ANT-11.2": "Un brise-glace posé avant l’arrivée du soleil ne compte pas pour cette carte.",
      "ANT-11.3":
        "Placer un scientifique : un passe de ton personnel à la zone cible. Tu la joues donc après le déplacement.",
      "ANT-11.4": "+2 scientifiques : deux passent de ta réserve à ton personnel, ou le dernier.",
      "ANT-11.5": "Progrès rapide : tu avances de trois cases libres sur une piste de ton choix.",
      "ANT-11.6": "Brise-glace : voir le chapitre suivant.",
      "ANT-11.7": "Chacun peut voir tes cartes, et tu peux en avoir autant que tu veux.",
    },
    readings: {
      "ANT-11.3": "Avant le déplacement, il n’y a pas de zone cible, et sans personnel, personne à placer.",
      "ANT-11.4": "Avec une réserve vide, la carte serait gâchée.",
      "ANT-11.5": "Si aucune piste ne peut prendre l’avance, la carte serait gâchée.",
      "ANT-11.7": "Les cartes sont prises au vu de tous. Le livret ne donne aucune limite.",
    },
    examples: {
      "ANT-11.3":
        "Tu arrives seul à un campement et joues d’abord cette carte : avec un bateau et un scientifique, tu en recrutes deux au lieu d’un.",
    },
  },
  {
    title: "Les brise-glace",
    rules: {
      "ANT-12.1": "Tu le poses dans une zone où le deuxième bateau est à toi.",
      "ANT-12.2":
        "Dans la zone du soleil, ce doit être le bateau qui était deuxième à son arrivée. Si le premier et le deuxième sont à toi, tu peux donc jouer deux fois de suite.",
      "ANT-12.3": "Tu ne peux avoir qu’un brise-glace par zone. Les autres peuvent y avoir le leur aussi.",
      "ANT-12.4":
        "Quand le soleil arrive et que le premier bateau a joué, tu peux jouer un tour complet avec le deuxième.",
      "ANT-12.5":
        "Tous les brise-glace quittent la zone en même temps que le soleil, utilisés ou non, et aussi quand il passe au-dessus d’une zone vide.",
      "ANT-12.6": "Une fois la fin déclenchée, les brise-glace ne servent plus à rien.",
    },
    readings: {
      "ANT-12.2":
        "Le livret parle d’un joueur qui possède les deux premiers bateaux et agit deux fois. Personne d’autre ne peut alors poser de carte.",
      "ANT-12.3":
        "Un deuxième du même joueur ne servirait à rien. Deux joueurs peuvent espérer être deuxièmes.",
      "ANT-12.5":
        "Le livret retire la carte après son tour et ne dit rien de celle qui n’en a pas donné. Le passage du soleil l’emporte aussi.",
    },
    examples: {
      "ANT-12.2":
        "Les deux premiers bateaux de la zone sont à toi. Tu poses un brise-glace au tour du premier, et le second agit juste après.",
    },
  },
  {
    title: "Le sacrifice",
    rules: {
      "ANT-13.1":
        "Une fois par tour, tu peux défausser un cube disponible, un bateau disponible ou un bateau du plateau. Tu recrutes alors un scientifique, s’il t’en reste en réserve.",
      "ANT-13.2":
        "Tu peux le faire avec une réserve vide. Les cubes posés sur les pistes ne peuvent pas être défaussés.",
      "ANT-13.3": "Le bateau qui doit bouger ne peut pas être sacrifié avant de l’avoir fait.",
      "ANT-13.4": "Ton dernier bateau sur le plateau ne peut pas être sacrifié.",
      "ANT-13.5": "Ce qui est défaussé ne revient jamais, mais peut rapporter des points à la fin.",
    },
    readings: {
      "ANT-13.3": "Le déplacement du bateau est obligatoire.",
      "ANT-13.4": "Un joueur sans bateau n’aurait plus jamais de tour.",
    },
  },
  {
    title: "La fin",
    rules: {
      "ANT-14.1":
        "La partie finit quand un joueur place un scientifique et n’en a plus aucun, ni dans son personnel ni en réserve.",
      "ANT-14.2": "Elle finit aussi quand la dernière carte bâtiment est construite.",
      "ANT-14.3":
        "Elle finit aussitôt. On joue seulement encore l’avance du bâtiment qui vient d’être construit et tout ce qu’elle déclenche.",
      "ANT-14.4": "Si c’est une carte qui a placé le dernier scientifique, on ne fait plus rien d’autre.",
      "ANT-14.5":
        "Elle finit aussi après un tour quand plus personne ne pourra jamais placer de scientifique.",
      "ANT-14.6": "Elle finit aussi quand 24 tours de suite n’ont apporté que des déplacements de bateaux.",
    },
    readings: {
      "ANT-14.4": "La partie s’arrête aussitôt, dit le livret, qui n’excepte que les effets des pistes.",
      "ANT-14.5": "Le livret ne le prévoit pas. Sans cela, le soleil tournerait sans fin.",
      "ANT-14.6":
        "Le livret ne le prévoit pas. Personne qui veut gagner ne navigue pour rien pendant 24 tours.",
    },
  },
  {
    title: "Les points",
    rules: {
      "ANT-15.1":
        "Les points viennent des zones, des pistes, des cartes à astérisque et des ressources défaussées.",
      "ANT-15.2":
        "Partout il te faut au moins un pion pour marquer. À égalité, on partage le rang et chacun marque tous ses points. Si tu n’es pas premier, tu marques ce qu’a un joueur juste devant toi.",
      "ANT-15.3":
        "Zones : celui qui a le plus de scientifiques marque le nombre de bâtiments, plus tous les scientifiques présents, plus 1. Les autres marquent le nombre de scientifiques du joueur juste devant.",
      "ANT-15.4": "Une zone sans scientifique ne rapporte rien.",
      "ANT-15.5":
        "Pistes : un cube vaut le nombre de sa case ou le premier en dessous. Celui de tête marque la valeur de tous les cubes, les autres celle du cube juste devant.",
      "ANT-15.6":
        "Les cartes à astérisque sont les usines, les laboratoires, les sièges sociaux et les antennes paraboliques. Celui qui en a construit le plus marque leur nombre total, les autres celui du joueur juste devant.",
      "ANT-15.7":
        "Bateaux et cubes défaussés : celui qui en a le plus marque leur nombre total, les autres celui du joueur juste devant.",
      "ANT-15.8":
        "Les cartes en main, le personnel, les bateaux et les cubes disponibles ne rapportent rien.",
    },
    readings: {
      "ANT-15.5":
        "L’emploi des valeurs est dans le livret ; les nombres ne sont imprimés que sur le plateau : ceux-ci sont de nous.",
    },
    examples: {
      "ANT-15.3":
        "Huit bâtiments. Alice et Bob ont trois scientifiques chacun, Chloé un, Dan aucun. Alice et Bob marquent 16 chacun (8 + 7 + 1), Chloé 3, Dan rien.",
    },
  },
  {
    title: "Le vainqueur",
    rules: {
      "ANT-16.1": "Le plus de points l’emporte.",
      "ANT-16.2": "À égalité : le plus de premières places, même partagées.",
      "ANT-16.3": "Ensuite, le plus de cartes bâtiment.",
      "ANT-16.4": "Si l’égalité persiste, la victoire est partagée.",
    },
    readings: {
      "ANT-16.2": "Qui partage une première place est payé comme premier : elle compte donc pour chacun.",
    },
  },
  {
    title: "Le nombre de joueurs",
    rules: {
      "ANT-17.1": "Il y a toujours une piste de plus que de joueurs, et tu as un cube pour chacune.",
      "ANT-17.2": "Il n’y a pas d’autre variante.",
    },
  },
];
