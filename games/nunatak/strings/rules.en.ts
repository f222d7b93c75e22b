import type { RuleBook } from "@banquise/engine";

export const rules: RuleBook = [
  {
    title: "The temple",
    rules: {
      "NUN-1.1":
        "The temple has four floors: 5 × 5 tiles, then 4 × 4, 3 × 3 and 2 × 2. That makes 54 places.",
      "NUN-1.2":
        "A place is named by its floor, its column (a letter) and its row (a number), seen from above.",
      "NUN-1.3":
        "Above the ground floor, a tile lies over the corner where four blocks meet. These four support it.",
      "NUN-1.4":
        "A square is a group of 2 × 2 blocks on one floor. Every completed square carries a tile of the next floor; the top one carries none.",
      "NUN-1.5":
        "A line is a whole row or column of a floor. Diagonals do not count, nor do the lines of floor 4.",
      "NUN-1.6": "The border is the outer ring of each floor. All four tiles of floor 4 are on the border.",
      "NUN-1.7":
        "A tile is available when it lies in the temple and carries no block. A floor need not be complete to be built on.",
      "NUN-1.8":
        "The number on the back of a tile only orders the stack. A tile belongs to the floor it lies on.",
      "NUN-1.9": "There is always a tile to build on, until all 54 blocks stand.",
      "NUN-1.10":
        "One block can complete up to four squares and two lines, and can rest on up to four blocks.",
    },
    readings: {
      "NUN-1.6":
        "The rulebook counts the edges of all floors without drawing them. Every floor is a square with an outer ring of its own.",
    },
  },
  {
    title: "Setting up",
    rules: {
      "NUN-2.1":
        "The 25 tiles marked 1 are laid out at random as the ground floor. The others wait face down: marks 2 on top, then 3, then 4.",
      "NUN-2.2":
        "The Construction cards form one deck: cards numbered 1 on top, then 2, 3 and 4, each group shuffled.",
      "NUN-2.3": "Four cards are revealed: they are the row.",
      "NUN-2.4": "Two Favours are revealed beside their pile.",
      "NUN-2.5": "Everybody begins with 0 points and a cube on the start of their Engineering track.",
      "NUN-2.6":
        "Blocks: 18 each with three players or alone; 14 each with four, one of them kept beside the Completion card; with two, 18 own blocks and 9 of Siku each.",
      "NUN-2.7":
        "With four players one Completion card is revealed. It says who will play the last two turns.",
      "NUN-2.8": "With two players, two Favours stay in the box; alone, four do. They need more players.",
      "NUN-2.9":
        "The first player is drawn by chance, unless whoever opens the table decides that seat 1 begins. Play goes clockwise.",
      "NUN-2.10":
        "Nobody knows what comes next: each card, tile or Favour is drawn by chance when it is revealed.",
    },
    readings: {
      "NUN-2.1":
        "The rulebook counts the tiles by mark, not by symbol. The mix is our own; that double tiles come later is known from reviews.",
      "NUN-2.2":
        "The rulebook counts the cards by kind, not by pile. Which card lies in which pile is our own.",
      "NUN-2.8":
        "The rulebook counts the marked Favours without naming them. We mark those that make no sense with fewer players.",
      "NUN-2.9":
        "The coldest hands begin, says the rulebook. Nobody can feel them here, so chance decides, or whoever opens the table.",
    },
  },
  {
    title: "The course of a turn",
    rules: {
      "NUN-3.1":
        "Take a card, place a block, count reinforcement, lines and squares; then the row is refilled.",
      "NUN-3.2":
        "Then it is the turn of the next player clockwise. Whoever has no block left, or must skip, is passed over.",
      "NUN-3.3": "Points are marked at once. Nobody ever loses points.",
      "NUN-3.4": "You are asked about a Favour only when you hold it and could use it at this moment.",
    },
  },
  {
    title: "Taking a card",
    rules: {
      "NUN-4.1": "Take one card of the row and put it in your area, in the column of its symbol.",
      "NUN-4.2": "You may take a card only if an available tile shows its symbol.",
      "NUN-4.3": "A card that somebody else has reserved is not yours to take.",
      "NUN-4.4": "A double card can be taken for either of its symbols. You decide when you place the block.",
      "NUN-4.5":
        "If no card that you may take matches an available tile, the row goes back, is shuffled and dealt again until one does.",
      "NUN-4.6":
        "For that, the row joins the present group of the deck, and the next group if even that does not help. A reserved card stays where it is.",
      "NUN-4.7": "If no card of the row or of the deck matches any available tile, the row stays as it is.",
      "NUN-4.8":
        "When nothing matches and no renewal can help, take any card and build on any available tile. The card goes to the column of its type.",
      "NUN-4.9": "Whether something matches is checked when your turn begins, and again after Renewal.",
    },
    readings: {
      "NUN-4.3":
        "The rulebook only tells what the owner must do. A reservation that others need not heed would mean nothing.",
      "NUN-4.6":
        "“Their pack” is the pile that lies on top: so the four piles keep their order. It is widened only where no card of it could help.",
      "NUN-4.7":
        "The rulebook would deal for ever here. Where no deal can help, the turn is played as with an empty deck.",
      "NUN-4.8":
        "The rulebook is silent about powers and double cards then. They work as always. On the last block, where one card meets one tile, it happens in four games of ten.",
      "NUN-4.9":
        "The rulebook does not say when it is looked at. Once, at the start of a turn, leaves no doubt during it.",
    },
    examples: {
      "NUN-4.2": "There is a worker in the row, but no free tile shows a worker: you cannot take that card.",
    },
  },
  {
    title: "Placing a block",
    rules: {
      "NUN-5.1": "Place one block on an available tile that shows the symbol of your card.",
      "NUN-5.2":
        "Worker: before placing, you may swap a worker tile with any other available tile. Your block then goes on the worker tile, in its new place.",
      "NUN-5.3":
        "So choose where you want to build, then which worker tile comes there from elsewhere. Floors may differ.",
      "NUN-5.4": "A double tile that shows a worker is a worker tile.",
      "NUN-5.5": "One swap for each worker card, and the block must go on the tile that was brought in.",
      "NUN-5.6": "You may turn over the tile you cover: it changes nothing.",
      "NUN-5.7": "A tile laid this turn can be built on from the next turn on.",
      "NUN-5.8": "Blocks never move, and neither do the tiles under them.",
    },
    readings: {
      "NUN-5.4": "A double tile counts as each of its symbols everywhere else.",
      "NUN-5.7":
        "“From the next player’s turn on” means: not in the turn that laid it. A second turn of Abundance is another turn.",
    },
    examples: {
      "NUN-5.1": "You took a sculptor: your block goes on a tile that shows a sculptor.",
      "NUN-5.2":
        "You took a worker. You swap a worker tile with an artisan tile, and build on the worker tile where it lies now.",
    },
  },
  {
    title: "Ancestors",
    rules: {
      "NUN-6.1":
        "When you play a card as an ancestor, take one of the two face-up Favours after placing your block.",
      "NUN-6.2": "You take it before the points of the turn are counted.",
      "NUN-6.3": "You cannot refuse it. It is replaced at the end of the turn.",
      "NUN-6.4": "Favours lie open in your area, and you may have any number of them.",
    },
    readings: {
      "NUN-6.2":
        "The rulebook tells of Favours inside step 2, and points are steps 3 to 5. So a Favour taken counts before them.",
      "NUN-6.3": "The rulebook says to choose one, not that you may.",
    },
  },
  {
    title: "Reinforcement",
    rules: {
      "NUN-7.1":
        "Above the ground floor, gain 1 point for each of your own blocks that supports the tile you build on.",
    },
    examples: {
      "NUN-7.1": "Three of the four blocks under the tile are yours: 3 points.",
    },
  },
  {
    title: "Lines",
    rules: {
      "NUN-8.1":
        "For each line that your block completes, advance one square on your Engineering track. The colours of the other blocks do not matter.",
      "NUN-8.2": "On the 10 your cube stops.",
      "NUN-8.3": "Only a block completes a line, never a tile.",
    },
    examples: {
      "NUN-8.1": "One block completes a row and a column: two squares further.",
    },
  },
  {
    title: "Squares",
    rules: {
      "NUN-9.1":
        "If your block completes several squares, resolve them one by one in the order you like: points, then a tile, then the next.",
      "NUN-9.2": "5 points for the colour with most blocks in the square, 2 for the second.",
      "NUN-9.3":
        "Ties that involve the active player are won by the active player. Who tied with them for first place is second.",
      "NUN-9.4": "Two others tied for second place get 1 point each.",
      "NUN-9.5": "Four different colours: 5 points for the active player, nothing for the others.",
      "NUN-9.6":
        "If a Favour makes others tie for first place without the active player, they share 7 points, rounded down. Three tied for second get nothing.",
      "NUN-9.7": "Then the top tile of the stack is laid on the square.",
      "NUN-9.8": "The top square scores like any other. No tile is laid on it.",
      "NUN-9.9": "With one square there is nothing to choose.",
      "NUN-9.10": "Points go to everybody in the square, whoever completed it.",
    },
    readings: {
      "NUN-9.6":
        "The rulebook names the usual ties. With Siku, dummies and Propagation others come up; they are settled in the same spirit.",
      "NUN-9.8": "On the fourth floor the rulebook withdraws only the reward for lines.",
    },
    examples: {
      "NUN-9.3":
        "Your block completes a square of two blocks of yours and two of Lou’s: you get 5, Lou 2. If Lou has two, Eli one and you one, Lou gets 5 and you 2.",
      "NUN-9.4": "Two blocks are yours, one is Lou’s, one Eli’s: you get 5, Lou and Eli 1 each.",
    },
  },
  {
    title: "End of the turn",
    rules: {
      "NUN-10.1": "A new card fills the empty slot of the row. When the deck is used up, the row shrinks.",
      "NUN-10.2": "Favours are refilled to two: the new one next to the pile, the other one moves along.",
      "NUN-10.3": "Used Favours do not come back.",
    },
  },
  {
    title: "Double tiles and double cards",
    rules: {
      "NUN-11.1": "A double tile takes a card of either of its symbols.",
      "NUN-11.2": "A double card is played as one of its symbols and belongs to that column for good.",
      "NUN-11.3": "If the tile shows both symbols of your card, you choose.",
      "NUN-11.4": "The power of a card follows the symbol as which you play it.",
      "NUN-11.5": "Tools, beast symbols and ancestor pairs count only on the face you played.",
    },
    readings: {
      "NUN-11.4": "A double card joins the column of one face, so it has the power of that face alone.",
    },
    examples: {
      "NUN-11.1":
        "A tile that shows artisan and sculptor takes a block with an artisan card, and with a sculptor card, too.",
      "NUN-11.2":
        "You play a worker and engineer card on an engineer tile: it joins your engineers, not your workers.",
    },
  },
  {
    title: "Favours",
    rules: {
      "NUN-12.1": "Immediate: use it right after taking it, or never.",
      "NUN-12.2":
        "Single use: keep it and use it in a later turn. You may use several in one turn. A used Favour leaves the game.",
      "NUN-12.3": "End of game: use it before the final scoring.",
      "NUN-12.4": "Each Favour you never used is worth 2 points at the end.",
      "NUN-12.5":
        "Each single-use Favour has its moment. Divination, Propagation and Foresight can also be used in other players' turns.",
      "NUN-12.6": "The second turn of Abundance counts as another turn.",
      "NUN-12.7": "For the same square Propagation comes before the points, Divination after them.",
    },
    readings: {
      "NUN-12.5":
        "The rulebook allows them at any time of your turn. Each is offered where it can do something, so that nobody is asked in vain.",
      "NUN-12.6":
        "The rulebook bars a Favour in the turn in which it was taken. A second turn of Abundance is another turn.",
    },
  },
  {
    title: "Each Favour",
    rules: {
      "NUN-13.1": "Ingenuity (immediate): advance 2 squares on your Engineering track.",
      "NUN-13.2": "Ascension (immediate): 2 points for each floor on which you have a block.",
      "NUN-13.3": "Diversity (immediate): 1 point for each different symbol in your area.",
      "NUN-13.4":
        "Exchange (immediate): swap a card of your area with an unreserved one of the row. You choose the face of the card you get; it gives no power.",
      "NUN-13.5": "Communion (immediate): take the other face-up Favour too.",
      "NUN-13.6": "Emulation (immediate, three players and more): 2 points for each player ahead of you.",
      "NUN-13.7":
        "Sharing (immediate, three players and more): 5 points for you, 2 for an opponent of your choice.",
      "NUN-13.8":
        "Foresight (single use, two players and more): at the end of any turn in which a card joined the row, reserve a card. On your turn you must take it as soon as a tile matches it; until then take others. The reservation ends when you have no block left, or when somebody else would have nothing to take.",
      "NUN-13.9":
        "Abundance (single use, two players and more): at the start of your turn, with two blocks or more: play two turns in a row, then skip one.",
      "NUN-13.10":
        "Divination (single use, in anyone’s turn): before a tile is laid on a square, turn up the next three and choose one. The others go back on top and stay known.",
      "NUN-13.11":
        "Propagation (single use, in anyone’s turn): count one block more in a square in which you have a block, for this scoring.",
      "NUN-13.12":
        "Versatility (single use): at the start of your turn: take any card and build on any available tile, as any of its faces.",
      "NUN-13.13":
        "Renewal (single use): at the start of your turn: the row is shuffled into the deck’s present group and dealt again.",
      "NUN-13.14": "Displacement (single use): before placing, swap any two available tiles.",
      "NUN-13.15": "Solidity (single use): double the reinforcement points of your block.",
      "NUN-13.16":
        "Transformation (end): one of your cards takes another symbol and loses all that it was. A new artisan has the tool you choose; a new beast has no symbol; a new ancestor scores nothing itself.",
      "NUN-13.17":
        "Discernment (end): gain the number of your Engineering square, or the next number if it has none.",
      "NUN-13.18": "Labour (end): you count one worker more when workers are scored.",
      "NUN-13.19": "Herd (end): your beasts show 2 more symbols in all. You need a beast.",
      "NUN-13.20": "Majesty (end): 1 point for each of your blocks on floor 3, 2 on floor 4.",
    },
    readings: {
      "NUN-13.1": "The rulebook does not print this Favour; its effect is our own.",
      "NUN-13.2": "The rulebook does not print this Favour; its effect is our own.",
      "NUN-13.3": "The rulebook does not print this Favour; its effect is our own.",
      "NUN-13.4": "The rulebook does not print this Favour; its effect is our own.",
      "NUN-13.5": "The rulebook does not print this Favour; its effect is our own.",
      "NUN-13.6": "The rulebook does not print this Favour; its effect is our own.",
      "NUN-13.7": "The rulebook does not print this Favour; its effect is our own.",
      "NUN-13.8":
        "The rulebook explains the usual course. What lapses, and when, is ours: nobody is ever left without a card.",
      "NUN-13.9":
        "The rulebook explains the two turns and the skip. That it takes two blocks, and is not for the extra turns of four players, is ours.",
      "NUN-13.10":
        "The rulebook says only that it can be played in anybody’s turn. What it does we read from its name.",
      "NUN-13.11":
        "The rulebook says only that it can be played in anybody’s turn. What it does we read from its name.",
      "NUN-13.12": "The rulebook does not print this Favour; its effect is our own.",
      "NUN-13.13": "The rulebook does not print this Favour; its effect is our own.",
      "NUN-13.14": "The rulebook does not print this Favour; its effect is our own.",
      "NUN-13.15": "The rulebook does not print this Favour; its effect is our own.",
      "NUN-13.16":
        "The rulebook says that a new ancestor scores nothing itself. That others count it follows from their own symbols.",
      "NUN-13.17":
        "The rulebook does not say of which type it is. The track is counted at the end, so it is played then.",
      "NUN-13.18": "The rulebook does not print this Favour; its effect is our own.",
      "NUN-13.19": "The rulebook does not print this Favour; its effect is our own.",
      "NUN-13.20": "The rulebook does not print this Favour; its effect is our own.",
    },
  },
  {
    title: "The end of the game",
    rules: {
      "NUN-14.1": "The game ends when floor 4 is complete.",
      "NUN-14.2":
        "With four players, two cards are left after everybody’s last turn. The best by the Completion card takes one and plays another turn; then the second best takes the last.",
      "NUN-14.3":
        "Ties are broken by the second line of the card, then in favour of the later in turn order.",
      "NUN-14.4": "The ranking is made once, before the first of these turns.",
      "NUN-14.5": "These are complete turns with everything that belongs to a turn.",
    },
    readings: {
      "NUN-14.2": "One of the six Completion cards is shown as an example; the other five are our own.",
    },
    examples: {
      "NUN-14.3":
        "The card says: most beasts with 1 symbol. You and Eli have equally many; by the second line Eli has more beasts with 2 symbols, so Eli chooses first, and you take the last card.",
    },
  },
  {
    title: "Final scoring",
    rules: {
      "NUN-15.1": "First, in turn order, you may use your end-of-game Favours.",
      "NUN-15.2":
        "Temple top: 7 points for most blocks on the borders of all floors. Ties: most on the border of floor 1, then 2, 3, 4; else nobody.",
      "NUN-15.3": "If nobody wins it, the last on the Victory track sets the top. It brings nothing.",
      "NUN-15.4": "Workers: 20 points for most; if tied, 12 each. The others get 2 for each worker.",
      "NUN-15.5": "Sculptors: 2, 5, 9, 14, 20, 27, 35, 44, 54, 65 points for 1 to 10.",
      "NUN-15.6":
        "Artisans: for each tool 1, 3, 8, 15, 24, 35 points for 1 to 6; and 10 for each set of the three tools.",
      "NUN-15.7": "Beasts of burden: their number times all the symbols on them.",
      "NUN-15.8": "Engineers: their number times the last number you reached on the Engineering track.",
      "NUN-15.9":
        "Ancestors: each gives 1 point for each of your cards with one of its two symbols. One that shows the ancestor symbol counts itself, too.",
      "NUN-15.10": "2 points for each Favour you did not use.",
      "NUN-15.11": "10 points for each full set of the six symbols.",
      "NUN-15.12":
        "The order of counting: temple top, the six symbols, unused Favours, full sets. It does not change the totals.",
    },
    readings: {
      "NUN-15.1": "The rulebook only says: before the count. Turn order is the order of everything else.",
      "NUN-15.4": "With no worker at all nobody has the most.",
      "NUN-15.5":
        "The printed table is lost. Ours was chosen so that totals fit the solo ratings of the rulebook.",
      "NUN-15.6":
        "Of the printed table only the values for two and three artisans are left, in an example. The others are our own.",
      "NUN-15.8": "That the track ends with 10 and has a 3 is known. Its other numbers are our own.",
    },
    examples: {
      "NUN-15.6":
        "Two artisans with ropes (3), two with pickaxes (3), three with pole saws (8), and two sets of the three tools (20): 34 points.",
      "NUN-15.7": "Two beasts with three symbols between them: 2 × 3 = 6.",
      "NUN-15.8": "Three engineers, and the cube on a 3: 9.",
      "NUN-15.9": "An ancestor shows artisan and ancestor. With four artisans and two ancestors it gives 6.",
    },
  },
  {
    title: "Who wins",
    rules: {
      "NUN-16.1": "Most points win. If tied, most blocks on the borders; else the victory is shared.",
      "NUN-16.2": "For that only the total of border blocks counts, not the floors one by one.",
    },
    readings: {
      "NUN-16.2": "For a tied game the rulebook names only the number of blocks on the border.",
    },
  },
  {
    title: "Two players and Siku",
    rules: {
      "NUN-17.1":
        "Siku is a third colour. Your blocks come in lots of three: two of your own and one of Siku. Use up a lot before the next.",
      "NUN-17.2":
        "After taking a card, decide: for you, or for Siku with her block. You can only choose a block that your lot still has.",
      "NUN-17.3": "Siku keeps the workers she gets; her other cards are discarded. She gets no Favours.",
      "NUN-17.4": "Siku scores nothing.",
      "NUN-17.5": "Her blocks count in squares and on the borders, her workers for the majority.",
      "NUN-17.6":
        "If Siku alone has most border blocks, nobody gets the temple top. If she alone has most workers, you both get 2 for each worker; if she ties with you, you get 12.",
      "NUN-17.7":
        "You are the active player on your turn, also when you place a block of Siku. A tie for first between Siku and the other player goes to Siku if her block completed the square.",
      "NUN-17.8": "Siku’s block gives no reinforcement and no step on a track.",
      "NUN-17.9": "A worker played for Siku may be swapped too.",
      "NUN-17.10": "You choose the face of a double card for Siku.",
      "NUN-17.11":
        "Versatility and Displacement also serve a block of Siku, Solidity does not. A reserved card can be for either.",
      "NUN-17.12": "Siku plays no part in breaking a tie for the victory.",
    },
    readings: {
      "NUN-17.6": "Siku counts but scores nothing, says the rulebook; so what she wins alone is lost.",
      "NUN-17.7":
        "Active is whose turn it is, says the rulebook: that is the player, also while placing a block of Siku’s.",
      "NUN-17.8": "Reinforcement and lines reward one’s own block, and Siku has no track.",
      "NUN-17.9": "For Siku the rulebook withdraws only the power of the ancestor.",
      "NUN-17.10": "The rulebook knows no choice of Siku’s; who plays for her makes it.",
      "NUN-17.11":
        "A Favour about a card or a tile helps wherever you place; one about your own blocks does not help Siku.",
      "NUN-17.12": "Siku cannot win, so she cannot share a victory either.",
    },
  },
  {
    title: "Alone",
    rules: {
      "NUN-18.1": "You play against two dummies, with 18 blocks each. You begin.",
      "NUN-18.2":
        "The row is a diamond: left, top, right, bottom. The cube of the first dummy starts left, that of the second right.",
      "NUN-18.3": "Dummies score nothing. You score as usual, also in squares that they complete.",
      "NUN-18.4":
        "A round is one turn of each colour. The first round begins with you, the next with the first dummy, and so on.",
      "NUN-18.5": "The row is not refilled within a round.",
      "NUN-18.6":
        "A dummy takes the card at its cube; if it is gone or cannot be played, the next playable one clockwise.",
      "NUN-18.7":
        "If no card can be played, all four positions are dealt again. If that cannot help, a dummy takes the nearest card and considers every tile.",
      "NUN-18.8": "A dummy never swaps tiles.",
      "NUN-18.9": "A dummy builds where it would score most: squares, 1 point for each line, reinforcement.",
      "NUN-18.10": "If equal: where a square pays; then where a line pays; then where reinforcement pays.",
      "NUN-18.11": "Then away from the border, then nearest to the middle of the temple.",
      "NUN-18.12": "With a worker/engineer card it then prefers a worker tile.",
      "NUN-18.13": "What is still tied, you decide.",
      "NUN-18.14":
        "A dummy’s cards leave the game, but for workers. On a tile that shows both its symbols or neither, a double card is played as worker or ancestor.",
      "NUN-18.15": "A dummy’s ancestor removes the Favour farthest from the pile.",
      "NUN-18.16":
        "At the end of a round the diamond is refilled clockwise, the cubes move on by one, and the next colour begins.",
      "NUN-18.17": "You choose the order of the squares that a dummy completes.",
      "NUN-18.18":
        "Temple top and workers are counted against both dummies. Then your points are rated: from 100 slush, 151 snowball, 186 icicle, 201 block of ice, 226 iceberg, 251 temple of ice.",
    },
    readings: {
      "NUN-18.2": "The picture is hard to read: the cubes lie left and right of the diamond.",
      "NUN-18.4": "The rulebook passes the token on after each round; so each colour begins in its turn.",
      "NUN-18.7": "The rulebook renews all four cards. What is done when even that cannot help is ours.",
      "NUN-18.10":
        "The rulebook asks which tile pays for a square, a line, reinforcement; we read it as yes or no, not as how much.",
      "NUN-18.11":
        "“Towards the middle, far from the edges” needs a measure: first off the border, then nearest to the axis of the temple.",
      "NUN-18.14": "The rulebook settles worker/engineer; other double cards follow its example.",
      "NUN-18.16":
        "The rulebook tells of one card that is left. With more or none, after a renewal, we begin where nobody can dispute it.",
      "NUN-18.17": "You move the dummies' pieces, so you choose where the rulebook is silent.",
      "NUN-18.18": "The list of ratings begins at 100; below there is none. The comments are our own.",
    },
  },
];
