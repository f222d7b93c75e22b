import type { RuleBook } from "@banquise/engine";

export const rules: RuleBook = [
  {
    title: "Le temple",
    rules: {
      "NUN-1.1": "Le temple a quatre étages : 5 × 5 dalles, puis 4 × 4, 3 × 3 et 2 × 2. Cela fait 54 places.",
      "NUN-1.2":
        "Une place est désignée par son étage, sa colonne (une lettre) et sa rangée (un chiffre), vue d’en haut.",
      "NUN-1.3":
        "Au-dessus du rez-de-chaussée, une dalle repose au croisement de quatre blocs, qui la soutiennent.",
      "NUN-1.4":
        "Un carré, c’est 2 × 2 blocs d’un même étage. Chaque carré complet porte une dalle de l’étage suivant ; celui du sommet n’en porte pas.",
      "NUN-1.5":
        "Une ligne est une rangée ou une colonne entière d’un étage. Les diagonales ne comptent pas, ni les lignes de l’étage 4.",
      "NUN-1.6":
        "Le bord est l’anneau extérieur de chaque étage. Les quatre dalles de l’étage 4 sont au bord.",
      "NUN-1.7":
        "Une dalle est disponible si elle est dans le temple et ne porte aucun bloc. On peut bâtir sur un étage incomplet.",
      "NUN-1.8":
        "Le chiffre au dos d’une dalle ne sert qu’à ordonner la pile. Une dalle appartient à l’étage où elle se trouve.",
      "NUN-1.9": "Il y a toujours une dalle où bâtir, jusqu’à ce que les 54 blocs soient posés.",
      "NUN-1.10":
        "Un bloc peut compléter jusqu’à quatre carrés et deux lignes, et reposer sur quatre blocs au plus.",
    },
    readings: {
      "NUN-1.6":
        "Le livret compte les bords de tous les étages sans les montrer. Chaque étage est un carré avec son propre pourtour.",
    },
  },
  {
    title: "Mise en place",
    rules: {
      "NUN-2.1":
        "Les 25 dalles marquées 1 forment au hasard le rez-de-chaussée. Les autres attendent face cachée : les 2 au-dessus, puis les 3, puis les 4.",
      "NUN-2.2":
        "Les cartes Construction forment une pioche : les 1 au-dessus, puis les 2, les 3 et les 4, chaque groupe mélangé.",
      "NUN-2.3": "Quatre cartes sont révélées : c’est le cortège.",
      "NUN-2.4": "Deux Faveurs sont révélées à côté de leur pioche.",
      "NUN-2.5": "Chacun commence avec 0 point et un cube au départ de sa piste Ingénierie.",
      "NUN-2.6":
        "Blocs : 18 chacun à trois joueurs ou en solo ; 14 chacun à quatre, dont un gardé près de la carte Achèvement ; à deux, 18 blocs à soi et 9 de Siku.",
      "NUN-2.7":
        "À quatre joueurs, une carte Achèvement est révélée. Elle dit qui jouera les deux derniers tours.",
      "NUN-2.8":
        "À deux joueurs, deux Faveurs restent dans la boîte ; en solo, quatre. Elles demandent plus de joueurs.",
      "NUN-2.9":
        "Le premier joueur est tiré au sort, sauf si l’hôte de la table décide que la place 1 commence. On joue dans le sens horaire.",
      "NUN-2.10":
        "Personne ne sait ce qui vient : carte, dalle ou Faveur, tout est tiré au hasard au moment d’être révélé.",
    },
    readings: {
      "NUN-2.1":
        "Le livret compte les dalles par chiffre, pas par symbole. Le mélange est de nous ; que les dalles doubles viennent plus tard, des critiques le disent.",
      "NUN-2.2":
        "Le livret compte les cartes par type, pas par paquet. La répartition entre les paquets est de nous.",
      "NUN-2.8":
        "Le livret compte les Faveurs marquées sans les nommer. Nous marquons celles qui n’ont pas de sens à moins de joueurs.",
      "NUN-2.9":
        "Les mains les plus froides commencent, dit le livret. Ici personne ne peut les toucher : le hasard décide, ou qui ouvre la table.",
    },
  },
  {
    title: "Le déroulement d’un tour",
    rules: {
      "NUN-3.1":
        "Prends une carte, pose un bloc, compte renfort, lignes et carrés ; puis le cortège est complété.",
      "NUN-3.2":
        "C’est ensuite au joueur suivant dans le sens horaire. Qui n’a plus de bloc, ou doit passer son tour, est sauté.",
      "NUN-3.3": "Les points se marquent aussitôt. Personne n’en perd jamais.",
      "NUN-3.4":
        "On ne te demande de jouer une Faveur que si tu la détiens et si elle peut servir à cet instant.",
    },
  },
  {
    title: "Prendre une carte",
    rules: {
      "NUN-4.1":
        "Prends une carte du cortège et place-la dans ta zone de jeu, dans la colonne de son symbole.",
      "NUN-4.2": "Tu ne peux prendre une carte que si une dalle disponible porte son symbole.",
      "NUN-4.3": "Une carte réservée par quelqu’un d’autre n’est pas pour toi.",
      "NUN-4.4":
        "Une carte double se prend pour l’un ou l’autre de ses symboles. Tu décides en posant ton bloc.",
      "NUN-4.5":
        "Si aucune carte que tu peux prendre ne correspond à une dalle disponible, le cortège est remélangé et redistribué jusqu’à ce que ce soit le cas.",
      "NUN-4.6":
        "Pour cela, le cortège rejoint le groupe actuel de la pioche, et le groupe suivant si cela ne suffit pas. Une carte réservée reste à sa place.",
      "NUN-4.7":
        "Si aucune carte du cortège ni de la pioche ne correspond à une dalle disponible, le cortège reste tel quel.",
      "NUN-4.8":
        "Quand rien ne correspond et qu’aucun renouvellement n’y peut rien, prends n’importe quelle carte et bâtis sur n’importe quelle dalle disponible. La carte va dans la colonne de son type.",
      "NUN-4.9":
        "On vérifie si quelque chose correspond au début de ton tour, et de nouveau après Renouveau.",
    },
    readings: {
      "NUN-4.3":
        "Le livret ne dit que ce que doit faire qui a réservé. Une réservation que les autres pourraient ignorer ne servirait à rien.",
      "NUN-4.6":
        "« Leur paquet » est celui du dessus : les quatre paquets gardent ainsi leur ordre. Il n’est élargi que si aucune de ses cartes ne peut aider.",
      "NUN-4.7":
        "Le livret redistribuerait sans fin. Là où rien ne peut aider, le tour se joue comme avec une pioche vide.",
      "NUN-4.8":
        "Le livret ne dit rien alors des pouvoirs ni des cartes doubles. Ils jouent comme toujours. Au dernier bloc, où une carte rencontre une dalle, cela arrive dans quatre parties sur dix.",
      "NUN-4.9":
        "Le livret ne dit pas quand on regarde. Une fois, au début du tour, pour qu’il n’y ait ensuite aucun doute.",
    },
    examples: {
      "NUN-4.2":
        "Il y a une main-d’œuvre dans le cortège, mais aucune dalle libre ne porte ce symbole : tu ne peux pas prendre cette carte.",
    },
  },
  {
    title: "Poser un bloc",
    rules: {
      "NUN-5.1": "Pose un bloc sur une dalle disponible portant le symbole de ta carte.",
      "NUN-5.2":
        "Main-d’œuvre : avant de poser, tu peux échanger une dalle Main-d’œuvre avec n’importe quelle autre dalle disponible. Ton bloc va alors sur la dalle Main-d’œuvre, à sa nouvelle place.",
      "NUN-5.3":
        "Choisis donc où tu veux bâtir, puis quelle dalle Main-d’œuvre y vient d’ailleurs. Les étages peuvent différer.",
      "NUN-5.4": "Une dalle double portant une main-d’œuvre est une dalle Main-d’œuvre.",
      "NUN-5.5": "Un seul échange par carte Main-d’œuvre, et le bloc doit aller sur la dalle amenée.",
      "NUN-5.6": "Tu peux retourner la dalle que tu couvres : cela ne change rien.",
      "NUN-5.7": "Une dalle posée ce tour-ci peut recevoir un bloc dès le tour suivant.",
      "NUN-5.8": "Les blocs ne bougent jamais, ni les dalles qu’ils couvrent.",
    },
    readings: {
      "NUN-5.4": "Une dalle double vaut chacun de ses symboles partout ailleurs.",
      "NUN-5.7":
        "« Dès le tour du joueur suivant » veut dire : pas pendant le tour qui l’a posée. Le second tour d’Abondance est un autre tour.",
    },
    examples: {
      "NUN-5.1": "Tu as pris un sculpteur : ton bloc va sur une dalle qui porte le symbole du sculpteur.",
      "NUN-5.2":
        "Tu as pris une main-d’œuvre. Tu échanges une dalle main-d’œuvre et une dalle artisan, puis tu bâtis sur la première, là où elle se trouve maintenant.",
    },
  },
  {
    title: "Les ancêtres",
    rules: {
      "NUN-6.1":
        "Quand tu joues une carte comme ancêtre, prends l’une des deux Faveurs visibles après avoir posé ton bloc.",
      "NUN-6.2": "Tu la prends avant de compter les points du tour.",
      "NUN-6.3": "Tu ne peux pas la refuser. Elle est remplacée à la fin du tour.",
      "NUN-6.4": "Tes Faveurs sont visibles de tous, et leur nombre n’est pas limité.",
    },
    readings: {
      "NUN-6.2":
        "Le livret parle des Faveurs à l’étape 2, et les points sont les étapes 3 à 5. Une Faveur prise agit donc avant.",
      "NUN-6.3": "Le livret dit de choisir une carte, pas que tu peux le faire.",
    },
  },
  {
    title: "Le renfort",
    rules: {
      "NUN-7.1":
        "Au-dessus du rez-de-chaussée, gagne 1 point par bloc à toi qui soutient la dalle où tu bâtis.",
    },
    examples: {
      "NUN-7.1": "Trois des quatre blocs sous la dalle sont à toi : 3 points.",
    },
  },
  {
    title: "Les lignes",
    rules: {
      "NUN-8.1":
        "Pour chaque ligne que ton bloc complète, avance d’une case sur ta piste Ingénierie. La couleur des autres blocs n’importe pas.",
      "NUN-8.2": "Sur le 10, ton cube s’arrête.",
      "NUN-8.3": "Seul un bloc complète une ligne, jamais une dalle.",
    },
    examples: {
      "NUN-8.1": "Un bloc complète une rangée et une colonne : deux cases de plus.",
    },
  },
  {
    title: "Les carrés",
    rules: {
      "NUN-9.1":
        "Si ton bloc complète plusieurs carrés, règle-les un par un dans l’ordre de ton choix : les points, une dalle, puis le suivant.",
      "NUN-9.2": "5 points à la couleur qui a le plus de blocs dans le carré, 2 à la deuxième.",
      "NUN-9.3":
        "Le joueur actif remporte toute égalité qui le concerne. Qui était à égalité avec lui pour la première place est deuxième.",
      "NUN-9.4": "Deux autres à égalité pour la deuxième place reçoivent 1 point chacun.",
      "NUN-9.5": "Quatre couleurs différentes : 5 points au joueur actif, rien aux autres.",
      "NUN-9.6":
        "Si une Faveur met d’autres joueurs à égalité pour la première place sans le joueur actif, ils se partagent 7 points, arrondis en dessous. Trois à égalité pour la deuxième n’ont rien.",
      "NUN-9.7": "Puis la dalle du dessus de la pile est posée sur le carré.",
      "NUN-9.8": "Le carré du sommet rapporte comme les autres. Il ne reçoit pas de dalle.",
      "NUN-9.9": "Avec un seul carré, il n’y a rien à choisir.",
      "NUN-9.10": "Les points vont à tous ceux qui sont dans le carré, qui que ce soit qui l’ait complété.",
    },
    readings: {
      "NUN-9.6":
        "Le livret cite les égalités courantes. Siku, les joueurs factices et Propagation en créent d’autres ; elles se règlent dans le même esprit.",
      "NUN-9.8": "Au quatrième étage, le livret ne retire que la récompense des lignes.",
    },
    examples: {
      "NUN-9.3":
        "Ton bloc complète un carré de deux blocs à toi et deux à Lou : 5 pour toi, 2 pour Lou. Si Lou en a deux, Élie un et toi un, Lou marque 5 et toi 2.",
      "NUN-9.4": "Deux blocs sont à toi, un à Lou, un à Élie : tu marques 5, Lou et Élie 1 chacun.",
    },
  },
  {
    title: "Fin du tour",
    rules: {
      "NUN-10.1":
        "Une nouvelle carte remplit la place vide du cortège. Quand la pioche est épuisée, le cortège se réduit.",
      "NUN-10.2":
        "On revient à deux Faveurs visibles : la nouvelle près de la pioche, l’autre glisse d’un cran.",
      "NUN-10.3": "Les Faveurs utilisées ne reviennent pas.",
    },
  },
  {
    title: "Dalles doubles et cartes doubles",
    rules: {
      "NUN-11.1": "Une dalle double accepte une carte de l’un ou l’autre de ses symboles.",
      "NUN-11.2":
        "Une carte double se joue comme l’un de ses symboles et reste dans cette colonne pour de bon.",
      "NUN-11.3": "Si la dalle porte les deux symboles de ta carte, tu choisis.",
      "NUN-11.4": "Le pouvoir d’une carte suit le symbole sous lequel tu la joues.",
      "NUN-11.5": "Outils, symboles de bêtes et paires d’ancêtres ne comptent que sur la face jouée.",
    },
    readings: {
      "NUN-11.4":
        "Une carte double rejoint la colonne d’une seule face : elle n’a que le pouvoir de celle-ci.",
    },
    examples: {
      "NUN-11.1":
        "Une dalle mi-artisan, mi-sculpteur accepte un bloc avec une carte Artisan, et aussi avec une carte Sculpteur.",
      "NUN-11.2":
        "Tu joues une carte mi-main-d’œuvre, mi-ingénieure sur une dalle Ingénieure : elle rejoint tes ingénieures, pas tes mains-d’œuvre.",
    },
  },
  {
    title: "Les Faveurs",
    rules: {
      "NUN-12.1": "Immédiat : utilise-la dès que tu l’as prise, ou jamais.",
      "NUN-12.2":
        "Usage unique : garde-la pour un tour suivant. Tu peux en utiliser plusieurs dans un tour. Une Faveur utilisée quitte le jeu.",
      "NUN-12.3": "Fin de la partie : utilise-la avant le décompte final.",
      "NUN-12.4": "Chaque Faveur jamais utilisée vaut 2 points à la fin.",
      "NUN-12.5":
        "Chaque Faveur à usage unique a son moment. Divination, Propagation et Prévoyance se jouent aussi pendant le tour des autres.",
      "NUN-12.6": "Le second tour d’Abondance compte comme un autre tour.",
      "NUN-12.7": "Pour un même carré, Propagation vient avant les points, Divination après.",
    },
    readings: {
      "NUN-12.5":
        "Le livret les permet à tout moment de ton tour. Chacune est proposée là où elle sert, pour ne pas te questionner en vain.",
      "NUN-12.6":
        "Le livret interdit une Faveur au tour où elle est prise. Le second tour d’Abondance est un autre tour.",
    },
  },
  {
    title: "Chaque Faveur",
    rules: {
      "NUN-13.1": "Ingéniosité (immédiat) : avance de 2 cases sur ta piste Ingénierie.",
      "NUN-13.2": "Ascension (immédiat) : 2 points par étage où tu as un bloc.",
      "NUN-13.3": "Diversité (immédiat) : 1 point par symbole différent dans ta zone de jeu.",
      "NUN-13.4":
        "Échange (immédiat) : échange une carte de ta zone contre une carte non réservée du cortège. Tu choisis la face de la carte reçue ; elle ne donne aucun pouvoir.",
      "NUN-13.5": "Communion (immédiat) : prends aussi l’autre Faveur visible.",
      "NUN-13.6": "Émulation (immédiat, à trois joueurs ou plus) : 2 points par joueur devant toi.",
      "NUN-13.7":
        "Partage (immédiat, à trois joueurs ou plus) : 5 points pour toi, 2 pour un adversaire de ton choix.",
      "NUN-13.8":
        "Prévoyance (usage unique, à deux joueurs ou plus) : à la fin d’un tour où une carte a rejoint le cortège, réserve une carte. À ton tour, tu dois la prendre dès qu’une dalle lui correspond ; d’ici là, prends-en d’autres. La réservation cesse quand tu n’as plus de bloc, ou quand un autre n’aurait rien à prendre.",
      "NUN-13.9":
        "Abondance (usage unique, à deux joueurs ou plus) : au début de ton tour, avec deux blocs ou plus : joue deux tours de suite, puis passe le suivant.",
      "NUN-13.10":
        "Divination (usage unique, au tour de n’importe qui) : avant qu’une dalle soit posée sur un carré, retourne les trois prochaines et choisis-en une. Les autres reviennent sur la pile et restent connues.",
      "NUN-13.11":
        "Propagation (usage unique, au tour de n’importe qui) : compte un bloc de plus dans un carré où tu as un bloc, pour ce décompte.",
      "NUN-13.12":
        "Polyvalence (usage unique) : au début de ton tour : prends n’importe quelle carte et bâtis sur n’importe quelle dalle disponible, sous n’importe laquelle de ses faces.",
      "NUN-13.13":
        "Renouveau (usage unique) : au début de ton tour : le cortège est mélangé au groupe actuel de la pioche et redistribué.",
      "NUN-13.14": "Déplacement (usage unique) : avant de poser, échange deux dalles disponibles.",
      "NUN-13.15": "Solidité (usage unique) : double les points de renfort de ton bloc.",
      "NUN-13.16":
        "Transformation (fin) : une de tes cartes prend un autre symbole et perd tout ce qu’elle était. Un nouvel artisan a l’outil de ton choix ; une nouvelle bête n’a pas de symbole ; un nouvel ancêtre ne rapporte rien lui-même.",
      "NUN-13.17":
        "Discernement (fin) : gagne le chiffre de ta case Ingénierie, ou le suivant si elle n’en a pas.",
      "NUN-13.18": "Labeur (fin) : tu comptes une main-d’œuvre de plus au décompte des mains-d’œuvre.",
      "NUN-13.19":
        "Troupeau (fin) : tes bêtes de somme portent 2 symboles de plus en tout. Il te faut une bête.",
      "NUN-13.20": "Majesté (fin) : 1 point par bloc à toi à l’étage 3, 2 à l’étage 4.",
    },
    readings: {
      "NUN-13.1": "Le livret ne reproduit pas cette Faveur ; son effet est de nous.",
      "NUN-13.2": "Le livret ne reproduit pas cette Faveur ; son effet est de nous.",
      "NUN-13.3": "Le livret ne reproduit pas cette Faveur ; son effet est de nous.",
      "NUN-13.4": "Le livret ne reproduit pas cette Faveur ; son effet est de nous.",
      "NUN-13.5": "Le livret ne reproduit pas cette Faveur ; son effet est de nous.",
      "NUN-13.6": "Le livret ne reproduit pas cette Faveur ; son effet est de nous.",
      "NUN-13.7": "Le livret ne reproduit pas cette Faveur ; son effet est de nous.",
      "NUN-13.8":
        "Le livret explique le cas courant. Ce qui est levé, et quand, est de nous : personne ne reste jamais sans carte.",
      "NUN-13.9":
        "Le livret explique les deux tours et le tour passé. Qu’il faille deux blocs et que cela exclue les tours supplémentaires à quatre est de nous.",
      "NUN-13.10":
        "Le livret dit seulement qu’elle se joue même hors de ton tour. Son effet, nous le lisons dans son nom.",
      "NUN-13.11":
        "Le livret dit seulement qu’elle se joue même hors de ton tour. Son effet, nous le lisons dans son nom.",
      "NUN-13.12": "Le livret ne reproduit pas cette Faveur ; son effet est de nous.",
      "NUN-13.13": "Le livret ne reproduit pas cette Faveur ; son effet est de nous.",
      "NUN-13.14": "Le livret ne reproduit pas cette Faveur ; son effet est de nous.",
      "NUN-13.15": "Le livret ne reproduit pas cette Faveur ; son effet est de nous.",
      "NUN-13.16":
        "Le livret dit qu’un nouvel ancêtre ne rapporte rien lui-même. Que d’autres le comptent découle de leurs symboles.",
      "NUN-13.17":
        "Le livret ne dit pas de quel type elle est. La piste se compte à la fin : elle se joue alors.",
      "NUN-13.18": "Le livret ne reproduit pas cette Faveur ; son effet est de nous.",
      "NUN-13.19": "Le livret ne reproduit pas cette Faveur ; son effet est de nous.",
      "NUN-13.20": "Le livret ne reproduit pas cette Faveur ; son effet est de nous.",
    },
  },
  {
    title: "Fin de la partie",
    rules: {
      "NUN-14.1": "La partie se termine quand l’étage 4 est complet.",
      "NUN-14.2":
        "À quatre joueurs, il reste deux cartes après le dernier tour de chacun. Le meilleur selon la carte Achèvement en prend une et joue encore un tour ; puis le deuxième prend la dernière.",
      "NUN-14.3":
        "En cas d’égalité, la deuxième ligne de la carte départage, puis l’avantage va au plus tardif dans l’ordre du tour.",
      "NUN-14.4": "Le classement se fait une fois, avant le premier de ces tours.",
      "NUN-14.5": "Ce sont des tours complets, avec tout ce qui fait un tour.",
    },
    readings: {
      "NUN-14.2": "Une des six cartes Achèvement sert d’exemple ; les cinq autres sont de nous.",
    },
    examples: {
      "NUN-14.3":
        "La carte dit : le plus de bêtes à 1 symbole. Élie et toi en avez autant ; à la deuxième ligne, Élie a plus de bêtes à 2 symboles : elle choisit d’abord, et tu prends la dernière carte.",
    },
  },
  {
    title: "Décompte final",
    rules: {
      "NUN-15.1": "D’abord, dans l’ordre du tour, tu peux utiliser tes Faveurs de fin de partie.",
      "NUN-15.2":
        "Sommet du temple : 7 points à qui a le plus de blocs sur les bords de tous les étages. Égalité : le plus au bord de l’étage 1, puis 2, 3, 4 ; sinon personne.",
      "NUN-15.3":
        "Si personne ne le gagne, le dernier sur la piste Victoire pose le sommet. Cela ne rapporte rien.",
      "NUN-15.4":
        "Mains-d’œuvre : 20 points à qui en a le plus ; 12 chacun en cas d’égalité. Les autres reçoivent 2 points par main-d’œuvre.",
      "NUN-15.5": "Sculpteurs : 2, 5, 9, 14, 20, 27, 35, 44, 54, 65 points pour 1 à 10.",
      "NUN-15.6":
        "Artisans : pour chaque outil 1, 3, 8, 15, 24, 35 points pour 1 à 6 ; et 10 par série des trois outils.",
      "NUN-15.7": "Bêtes de somme : leur nombre multiplié par tous les symboles qu’elles portent.",
      "NUN-15.8":
        "Ingénieures : leur nombre multiplié par le dernier chiffre atteint sur la piste Ingénierie.",
      "NUN-15.9":
        "Ancêtres : chacun donne 1 point par carte à toi de l’un de ses deux symboles. Celui qui montre le symbole Ancêtre se compte donc lui-même.",
      "NUN-15.10": "2 points par Faveur non utilisée.",
      "NUN-15.11": "10 points par combinaison complète des six symboles.",
      "NUN-15.12":
        "L’ordre du décompte : sommet, les six symboles, Faveurs non utilisées, combinaisons complètes. Il ne change pas les totaux.",
    },
    readings: {
      "NUN-15.1":
        "Le livret dit seulement : avant le décompte. L’ordre du tour est l’ordre de tout le reste.",
      "NUN-15.4": "Sans aucune main-d’œuvre, personne n’en a le plus.",
      "NUN-15.5":
        "Le tableau imprimé est perdu. Le nôtre est choisi pour que les totaux s’accordent aux appréciations du jeu solo.",
      "NUN-15.6":
        "Du tableau imprimé, il ne reste que les valeurs pour deux et trois artisans, dans un exemple. Les autres sont de nous.",
      "NUN-15.8": "On sait que la piste finit par 10 et compte un 3. Ses autres nombres sont de nous.",
    },
    examples: {
      "NUN-15.6":
        "Deux artisans à corde (3), deux à pioche (3), trois à scie (8), et deux lots des trois outils (20) : 34 points.",
      "NUN-15.7": "Deux bêtes qui portent trois symboles en tout : 2 × 3 = 6.",
      "NUN-15.8": "Trois ingénieures, et le cube sur un 3 : 9.",
      "NUN-15.9": "Un ancêtre montre artisan et ancêtre. Avec quatre artisans et deux ancêtres, il donne 6.",
    },
  },
  {
    title: "Qui gagne",
    rules: {
      "NUN-16.1":
        "Le plus de points l’emporte. À égalité, le plus de blocs sur les bords ; sinon la victoire est partagée.",
      "NUN-16.2": "Seul le total des blocs aux bords compte alors, pas les étages un à un.",
    },
    readings: {
      "NUN-16.2": "Pour une partie à égalité, le livret ne cite que le nombre de blocs au bord.",
    },
  },
  {
    title: "À deux, avec Siku",
    rules: {
      "NUN-17.1":
        "Siku est une troisième couleur. Tes blocs vont par lots de trois : deux à toi et un de Siku. Épuise un lot avant le suivant.",
      "NUN-17.2":
        "Après avoir pris une carte, décide : pour toi, ou pour Siku avec son bloc. Tu ne peux choisir qu’un bloc qui reste dans ton lot.",
      "NUN-17.3":
        "Siku garde les mains-d’œuvre qu’elle reçoit ; ses autres cartes sont défaussées. Elle n’obtient pas de Faveur.",
      "NUN-17.4": "Siku ne marque pas de points.",
      "NUN-17.5": "Ses blocs comptent dans les carrés et sur les bords, ses mains-d’œuvre pour la majorité.",
      "NUN-17.6":
        "Si Siku seule a le plus de blocs aux bords, personne ne gagne le sommet. Si elle seule a le plus de mains-d’œuvre, vous recevez tous deux 2 points par main-d’œuvre ; si elle est à égalité avec toi, tu reçois 12 points.",
      "NUN-17.7":
        "À ton tour, c’est toi le joueur actif, même quand tu poses un bloc de Siku. Une égalité pour la première place entre Siku et l’autre joueur revient à Siku si son bloc a complété le carré.",
      "NUN-17.8": "Le bloc de Siku ne donne ni renfort ni avance sur une piste.",
      "NUN-17.9": "Une main-d’œuvre jouée pour Siku permet aussi l’échange de dalles.",
      "NUN-17.10": "Tu choisis la face d’une carte double jouée pour Siku.",
      "NUN-17.11":
        "Polyvalence et Déplacement servent aussi pour un bloc de Siku, Solidité non. Une carte réservée peut être pour toi ou pour elle.",
      "NUN-17.12": "Siku ne compte pas pour départager la victoire.",
    },
    readings: {
      "NUN-17.6": "Siku compte mais ne marque rien, dit le livret : ce qu’elle gagne seule est donc perdu.",
      "NUN-17.7":
        "Le joueur actif est celui dont c’est le tour, dit le livret : donc le joueur, même quand il pose un bloc de Siku.",
      "NUN-17.8": "Renfort et lignes récompensent un bloc à soi, et Siku n’a pas de piste.",
      "NUN-17.9": "Pour Siku, le livret ne retire que le pouvoir de l’ancêtre.",
      "NUN-17.10": "Le livret ne prête aucun choix à Siku : qui joue pour elle choisit.",
      "NUN-17.11":
        "Une Faveur sur une carte ou une dalle aide où que tu poses ; une Faveur sur tes blocs n’aide pas Siku.",
      "NUN-17.12": "Siku ne peut pas gagner, ni donc partager une victoire.",
    },
  },
  {
    title: "En solo",
    rules: {
      "NUN-18.1": "Tu joues contre deux joueurs factices, avec 18 blocs chacun. Tu commences.",
      "NUN-18.2":
        "Le cortège est un losange : gauche, haut, droite, bas. Le cube du premier joueur factice part de gauche, celui du second de droite.",
      "NUN-18.3":
        "Les joueurs factices ne marquent rien. Toi, tu marques comme d’habitude, aussi dans les carrés qu’ils complètent.",
      "NUN-18.4":
        "Une manche, c’est un tour de chaque couleur. La première commence avec toi, la suivante avec le premier joueur factice, et ainsi de suite.",
      "NUN-18.5": "Le cortège n’est pas complété pendant une manche.",
      "NUN-18.6":
        "Un joueur factice prend la carte à côté de son cube ; si elle n’est plus là ou ne peut être jouée, la suivante jouable dans le sens horaire.",
      "NUN-18.7":
        "Si aucune carte ne peut être jouée, les quatre positions sont redistribuées. Si cela n’y peut rien, un joueur factice prend la carte la plus proche et considère toutes les dalles.",
      "NUN-18.8": "Un joueur factice n’échange jamais de dalles.",
      "NUN-18.9": "Un joueur factice bâtit où il marquerait le plus : carrés, 1 point par ligne, renfort.",
      "NUN-18.10":
        "À égalité : où un carré rapporte ; puis où une ligne rapporte ; puis où le renfort rapporte.",
      "NUN-18.11": "Puis loin du bord, puis au plus près du milieu du temple.",
      "NUN-18.12": "Avec une carte Main-d’œuvre/Ingénieure, il préfère ensuite une dalle Main-d’œuvre.",
      "NUN-18.13": "S’il reste une égalité, c’est toi qui décides.",
      "NUN-18.14":
        "Les cartes d’un joueur factice quittent le jeu, sauf les mains-d’œuvre. Sur une dalle qui porte ses deux symboles ou aucun, une carte double se joue en main-d’œuvre ou en ancêtre.",
      "NUN-18.15": "L’ancêtre d’un joueur factice retire du jeu la Faveur la plus éloignée de la pioche.",
      "NUN-18.16":
        "À la fin d’une manche, le losange est complété dans le sens horaire, les cubes avancent d’un cran et la couleur suivante commence.",
      "NUN-18.17": "Tu choisis l’ordre des carrés qu’un joueur factice complète.",
      "NUN-18.18":
        "Sommet et mains-d’œuvre se comptent contre les deux joueurs factices. Puis tes points sont appréciés : dès 100 neige fondue, 151 boule de neige, 186 glaçon, 201 bloc de glace, 226 iceberg, 251 temple de glace.",
    },
    readings: {
      "NUN-18.2": "L’image est peu lisible : les cubes sont à gauche et à droite du losange.",
      "NUN-18.4": "Le livret passe le jeton après chaque manche : chaque couleur commence donc à son tour.",
      "NUN-18.7": "Le livret renouvelle les quatre cartes. Ce qui se passe si cela n’aide pas est de nous.",
      "NUN-18.10":
        "Le livret demande quelle dalle rapporte pour un carré, une ligne, un renfort : nous lisons oui ou non, pas combien.",
      "NUN-18.11":
        "« Vers le milieu, loin des bords » demande une mesure : d’abord hors du bord, puis au plus près de l’axe du temple.",
      "NUN-18.14":
        "Le livret règle le cas main-d’œuvre/ingénieure ; les autres cartes doubles suivent cet exemple.",
      "NUN-18.16":
        "Le livret parle d’une carte restante. S’il y en a plus ou aucune, après un renouvellement, l’ordre est fixé d’avance.",
      "NUN-18.17": "Tu déplaces leurs pièces : là où le livret se tait, tu choisis.",
      "NUN-18.18":
        "La liste des appréciations commence à 100 ; en dessous il n’y en a pas. Les commentaires sont de nous.",
    },
  },
];
