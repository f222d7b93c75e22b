import type { RuleBook } from "@banquise/engine";

export const rules: RuleBook = [
  {
    title: "Who decides",
    rules: {
      "GEN-1.1": "One to four of you govern one city. All is shared; a seat owns only its decisions.",
      "GEN-1.2": "One seat is the Leader. The token passes clockwise at every Dawn, before anything else.",
      "GEN-1.3":
        "Four offices share the other decisions: Boiler, Health, Stores, Assembly. Alone you hold them all; two hold two each; with three, the Assembly belongs to the Leader; four hold one each.",
      "GEN-1.4": "In the Action phase every decision belongs to the seat whose turn it is.",
      "GEN-1.5":
        "At other times: Boiler decides on feeding, tiles, sites and losses of buildings; Health on people, care and beds; Stores on food, scouts and technology; Assembly on tokens and laws; the Leader on cards and all the rest.",
      "GEN-1.6": "A choice with one possible answer is made for you.",
      "GEN-1.7": "Talk freely: nobody has a secret.",
      "GEN-1.8": "The number of players changes nothing in the difficulty.",
    },
  },
  {
    title: "Principles",
    rules: {
      "GEN-2.1": "The bank never runs out.",
      "GEN-2.2": "You gain from the bank; you never lose more than you have; a cost must be paid in full.",
      "GEN-2.3": "Your stock has no limit.",
      "GEN-2.4":
        "Where no type of citizen is named you choose, one at a time, a type that still has people; if there is none, nothing happens.",
      "GEN-2.5": "Effects are carried out in order, each to its very end before the next.",
      "GEN-2.6": "What cannot be done is skipped; the rest still counts.",
      "GEN-2.7": "Cards beat these rules, and the scenario beats other cards.",
      "GEN-2.8":
        "An option whose condition fails, or whose cost you cannot pay, cannot be chosen. There is always one you can.",
      "GEN-2.9": "Protected cards are never discarded; once resolved they leave the game.",
      "GEN-2.10": "A defeat that is immediate ends the game in the middle of whatever happens.",
      "GEN-2.11": "A card from a deck is a random one of those that may be there.",
      "GEN-2.12": "Where several types are struck: workers, engineers, children, one after the other.",
    },
    readings: {
      "GEN-2.7":
        "No order of precedence has come down to us. The more particular text wins, as in most games.",
      "GEN-2.12":
        "Deaths turn up cards, so an order is needed; this is the order in which the types are always named.",
    },
  },
  {
    title: "Before the game",
    rules: {
      "GEN-3.1": "Choose a scenario; it gives all starting values.",
      "GEN-3.2": "Round 1; no hunger, no corpses, no pressure; the tower is empty and the fire out.",
      "GEN-3.3": "People and sick as the scenario says; nobody is gravely ill.",
      "GEN-3.4":
        "Draw the given number of Hope and Discontent tokens; the first ones are active, the others exhausted.",
      "GEN-3.5":
        "On the Generator tile lie 5 wood on G1 and 5 coal on G2. The Platform and the Generator are printed beside its five spaces.",
      "GEN-3.6": "A few Near tiles lie open around it from the start, without their food.",
      "GEN-3.7": "The first small buildings stand on G3, G4 and G5; scenario sites stand beside the map.",
      "GEN-3.8":
        "The Weather deck has a few cards of each of three stages, the mild ones first: one for each round but the first.",
      "GEN-3.9":
        "All Morning cards are in play. You draw a few Citizen cards into a common hand, and three A expeditions are laid out.",
      "GEN-3.10":
        "The Dusk deck holds one base card and one Concertation, both unseen. Linked cards wait until they are called.",
      "GEN-3.11": "Some laws and technologies are laid out for the whole game; the others are not used.",
      "GEN-3.12": "The Storm marker waits on its space of the Round track.",
      "GEN-3.13": "The Leader chooses one Expert for the team. The call of duty is ready.",
      "GEN-3.14": "Round 1 begins with the Action phase.",
    },
    readings: {
      "GEN-3.13":
        "The rulebook speaks of your Expert in the singular, and no number depends on how many of you there are.",
    },
  },
  {
    title: "The round",
    rules: {
      "GEN-4.1":
        "Dawn, Morning, Generator, Weather, Preparation, Action, Dusk, Hunger, Night: always in this order.",
      "GEN-4.2": "A pending question must be answered before anything else is done.",
    },
  },
  {
    title: "Dawn",
    rules: {
      "GEN-5.1": "The Leader token passes, then the round advances.",
      "GEN-5.2": "If the Development token is reached, its technology is ready.",
      "GEN-5.3": "Then the scenario’s trigger of this round is resolved.",
      "GEN-5.4": "Then events whose token is reached, the oldest first; each leaves the game afterwards.",
      "GEN-5.5": "The Storm marker is ignored at Dawn.",
    },
    readings: {
      "GEN-5.4":
        "The rulebook does not place this step. Right after the scenario’s triggers is where everything that falls due on a day is settled.",
    },
  },
  {
    title: "Morning",
    rules: {
      "GEN-6.1": "Turn up a Morning card, choose one option you can afford, pay, and carry it out.",
      "GEN-6.2": "The card then leaves the game, or stays on display as an event.",
      "GEN-6.3": "With no card left, skip the phase.",
    },
  },
  {
    title: "Generator",
    rules: {
      "GEN-7.1": "You may feed the fire.",
      "GEN-7.2":
        "Each space above the Heat marker, up to the Cold marker, makes one citizen of its type sick.",
      "GEN-7.3": "Throw as many cubes into the tower as the heat shows, then open and close the drawer.",
      "GEN-7.4": "Check for a breakdown.",
      "GEN-7.5": "The Heat marker goes back to 0.",
    },
    readings: {
      "GEN-7.2":
        "“Between the markers” could be read either way. So each coal short makes exactly one citizen sick, and a full fire makes none.",
    },
  },
  {
    title: "Weather",
    rules: {
      "GEN-8.1": "Turn up a Weather card and resolve its four parts in order.",
      "GEN-8.2": "A: the cold and the heating indicators advance.",
      "GEN-8.3": "B: in hunting weather each Hunt icon on your Hunters’ Huts brings 1 food.",
      "GEN-8.4": "C: every scout moves on.",
      "GEN-8.5": "D: the Storm marker comes nearer.",
      "GEN-8.6":
        "If it now lies on or before the present round, the storm breaks; its card puts the marker ahead again.",
      "GEN-8.7": "Without a Storm marker D is skipped. Beyond the last round it waits.",
    },
    readings: {
      "GEN-8.2":
        "The text about which markers move is incomplete. A breakdown moves both kinds, so the weather does too.",
      "GEN-8.6": "If the marker stayed where it was, the storm would break again every day.",
    },
  },
  {
    title: "Preparation",
    rules: {
      "GEN-9.1": "Once a round you may exhaust an active Hope token of your Expert’s type to use the Expert.",
      "GEN-9.2": "The call of duty can be sounded here or on a turn of the Action phase, once per game.",
      "GEN-9.3": "If a Sickness marker stands on 26 or more, you lose.",
      "GEN-9.4":
        "Then each type’s section of the sickness track gives exhaustion tokens and turns its marker.",
      "GEN-9.5": "Expert and call may be used in either order, or not at all.",
    },
    readings: {
      "GEN-9.4":
        "The rulebook starts with the lowest icon and names no order of types; the usual one serves here too.",
      "GEN-9.5": "Nothing forbids it: tokens that the call makes active may then pay for the Expert.",
    },
  },
  {
    title: "Action",
    rules: {
      "GEN-10.1":
        "One Meeple for each three citizens begun, less the scouts who are away. The number stays until the next Action phase.",
      "GEN-10.2": "Each exhaustion token keeps one Meeple of its type from work. Tokens left over wait.",
      "GEN-10.3": "Free heat from technology is added now.",
      "GEN-10.4":
        "From the Leader on, clockwise: feed or call as you like, then act with one Meeple, or pass.",
      "GEN-10.5":
        "The phase ends when all have passed in a row, or when nobody can act and no Meeple can be called back.",
      "GEN-10.6": "Workers, engineers and automata work; children only where a law lets them.",
      "GEN-10.7":
        "An act: Meeple and target; an automaton’s coal; perhaps a Citizen card; place the Meeple and pay; the cold; the effect.",
      "GEN-10.8":
        "Clearing snow is cold; building, scouting and special actions are warm; gathering and using depend on the heat. A cold action makes one of the Meeple’s type sick.",
      "GEN-10.9": "Clear snow: place 2 Near tiles or 1 Far tile.",
      "GEN-10.10": "Gather: stand on a free space with resources and take up to 2.",
      "GEN-10.11": "Build: up to three times construct, upgrade or dismantle, and at least once.",
      "GEN-10.12":
        "Use a building with a free place that accepts the Meeple; a use without any effect is not offered.",
      "GEN-10.13":
        "Scouts need a Beacon: a worker or engineer goes to a stack without scout. One may be away, two with an upgraded Beacon.",
      "GEN-10.14": "Special actions come from the scenario, from laws and from events.",
      "GEN-10.15": "A placed Meeple stays where it is until Night, unless it is taken back.",
    },
    readings: {
      "GEN-10.1":
        "The rulebook checks the Meeples against the Population track once, when the phase begins. Who dies later is missed the next day.",
      "GEN-10.7":
        "A death by cold can take resources away. Paying first keeps an act that has begun from becoming impossible half-way.",
      "GEN-10.9": "The rulebook sets no limit for this box.",
      "GEN-10.11":
        "An upgrade’s cost stands under that of construction, so upgrading is building. The first step must be taken: no Meeple is sent to work for nothing.",
      "GEN-10.12": "A use that changes nothing is left out, so that nobody spends a Meeple by mistake.",
    },
  },
  {
    title: "Dusk",
    rules: {
      "GEN-11.1": "First what laws and events do each evening.",
      "GEN-11.2": "An empty Dusk deck is rebuilt from its discard.",
      "GEN-11.3": "A random card of the Dusk deck is resolved.",
      "GEN-11.4": "It then goes to the discard, or leaves the game if it says so.",
      "GEN-11.5": "After a Concertation the next one is shown and shuffled into the discard.",
    },
    readings: {
      "GEN-11.1": "The rulebook gives no order. Whatever came first acts first.",
      "GEN-11.5":
        "The rulebook says that one is always in the deck, and also that the new one goes to the discard. Both hold only if deck and discard are taken together.",
    },
  },
  {
    title: "Hunger",
    rules: {
      "GEN-12.1": "You may spend food to lower hunger, one for one.",
      "GEN-12.2": "At 25 or more you lose.",
      "GEN-12.3":
        "Otherwise hunger strikes, by its band; its victims are of the type fed in the round before.",
      "GEN-12.4": "Hunger goes back to 0.",
      "GEN-12.5": "Then this round’s type eats, 1 food each. Each missing food is 1 hunger.",
      "GEN-12.6": "Children, engineers and workers eat in turn, a type each round.",
    },
    readings: {
      "GEN-12.3": "On the first day there is no day before: its own column serves.",
    },
  },
  {
    title: "Night",
    rules: {
      "GEN-13.1": "Exhaustion tokens with a Meeple on them go; the others stay.",
      "GEN-13.2": "All Meeples come home but the scouts.",
      "GEN-13.3": "You may feed the fire.",
      "GEN-13.4":
        "Each heated bed protects one Meeple of the city; children’s beds are for children. You choose who gets the others.",
      "GEN-13.5": "Each Meeple without a heated bed makes one of its type sick.",
      "GEN-13.6": "Then what the scenario does each night.",
      "GEN-13.7": "What lasts for a round is over.",
      "GEN-13.8": "After the last night you win if the objective is met.",
    },
    readings: {
      "GEN-13.4":
        "The dead need no bed, so people are counted as they are at night. A child’s place suits nobody else, so it is filled first.",
    },
  },
  {
    title: "Losing, winning, score",
    rules: {
      "GEN-14.1": "You lose at once when no Hope token is left.",
      "GEN-14.2": "You lose at once when a sixth Discontent token comes.",
      "GEN-14.3": "You lose at once when the generator breaks down a second time.",
      "GEN-14.4": "You lose in the Preparation when a Sickness marker stands on 26 or more.",
      "GEN-14.5": "You lose in the Hunger phase at hunger 25 or more.",
      "GEN-14.6": "You lose at once at the twelfth corpse.",
      "GEN-14.7": "Scenarios may name defeats of their own; they come at once.",
      "GEN-14.8": "You can win only at the end of the last night.",
      "GEN-14.9":
        "Score: 100 for a victory, 5 a night, 1 for each citizen alive, 3 for each Hope token, −3 for each Discontent token, −2 for each corpse; never below 0.",
    },
  },
  {
    title: "Hope and Discontent",
    rules: {
      "GEN-15.1": "Each track has six spaces, filled from the left with active or exhausted tokens.",
      "GEN-15.2":
        "Activate: turn an exhausted token. Exhaust: turn an active one. Without a fitting token nothing happens.",
      "GEN-15.3": "A rise: draw a token and put it down exhausted, or activate one.",
      "GEN-15.4":
        "A rise of a type: draw a token and put it down exhausted, then activate one of that type if you can.",
      "GEN-15.5": "A fall: exhaust an active token, or put an exhausted one back into its bag.",
      "GEN-15.6": "A fall never names a type.",
      "GEN-15.7": "Defeat is tested after each single point.",
      "GEN-15.8": "Active tokens matter for your Expert and for cards that ask for them.",
    },
    readings: {
      "GEN-15.3":
        "The rulebook does not say what a full track does. What cannot be done is skipped, and the other choice is left.",
      "GEN-15.4":
        "The rulebook does not say what a full track does. No token can be drawn, but one can still become active.",
    },
    examples: {
      "GEN-15.5":
        "On the Discontent track Anger is active and Fear exhausted. By 1 less you either exhaust Anger, or put Fear back into the bag.",
      "GEN-15.6": "No card ever says “Anger −1”, only “Discontent −1”.",
    },
  },
  {
    title: "Sickness, death and care",
    rules: {
      "GEN-16.1": "Each type counts its citizens and its sick, up to 30.",
      "GEN-16.2": "The Sickness marker shows a syringe, or a skull: somebody is gravely ill.",
      "GEN-16.3": "One more sick: the marker advances; if all are sick already it is turned instead.",
      "GEN-16.4": "Turned to the skull, nothing more happens. Turned back, one of the sick dies.",
      "GEN-16.5": "There are never more sick than citizens.",
      "GEN-16.6":
        "A death: one more corpse, one citizen less, and a Citizen card: turn one up, or give one of that type from the hand. Its death effect follows.",
      "GEN-16.7": "Those who leave do not die.",
      "GEN-16.8": "Cure: the marker goes back 1 for each point; while it shows the skull it cannot reach 0.",
      "GEN-16.9": "Treat: a skull becomes a syringe again, and nobody dies.",
      "GEN-16.10": "The Infirmary takes engineers and cures 4 or treats 2.",
    },
    readings: {
      "GEN-16.3": "Where nobody is left, nobody can fall sick.",
      "GEN-16.4":
        "The one who dies was one of the sick, so the marker steps back before the death: nobody is counted twice. On 0 there is nobody to get worse.",
      "GEN-16.7": "The rulebook speaks of deaths only where somebody dies.",
    },
    examples: {
      "GEN-16.10":
        "Five workers and two children are sick. To cure, you give three points to workers and one to children: two and one are left. To treat, you would turn two skulls to syringes, and nobody is fewer.",
    },
  },
  {
    title: "Heat, pressure, tower",
    rules: {
      "GEN-17.1": "Heat runs from 0 to 14 and never beyond the cold.",
      "GEN-17.2":
        "Cold runs from 1 to 14. The heating indicators never pass it: a full fire warms everything.",
      "GEN-17.3": "Feed: each coal is one heat. In the Generator phase, in the Action phase and at Night.",
      "GEN-17.4":
        "Indicators 1, 2 and 3 stand for the Generator, Near and Far zones, and for the bands of buildings. What they name is warm from their heat on.",
      "GEN-17.5": "Some things let a zone or shelter use a nearer indicator.",
      "GEN-17.6":
        "Each cube thrown shakes the tower: every cube stuck inside falls with one chance in 36; the new one falls through with one in two, or gets stuck.",
      "GEN-17.7": "Opening the drawer shakes it again; all that has fallen goes onto the Pressure track.",
      "GEN-17.8": "What falls on closing stays in the drawer for the next round.",
      "GEN-17.9": "Cubes stuck before a shake are tested one by one, then the new cube.",
      "GEN-17.10":
        "The Pressure track has 10 spaces. One cube too many, from whatever cause, and the generator breaks down.",
      "GEN-17.11":
        "The first breakdown: overheated; the cold and all indicators advance by 1; the track is emptied.",
      "GEN-17.12": "The second breakdown is the end.",
      "GEN-17.13": "An engineer at the Generator removes 5 cubes, or all for a steam core.",
      "GEN-17.14":
        "A young tower forgives much, an old one little: of five cubes a round about 3 rise at first, 4 to 5 later.",
    },
    readings: {
      "GEN-17.4": "The heating band printed on a building would be pointless if its place decided.",
      "GEN-17.10": "The rule speaks of a cube in the Surplus box, not of a phase.",
    },
  },
  {
    title: "The map",
    rules: {
      "GEN-18.1": "Around the Generator tile lie 12 Near slots, and around them 18 Far slots.",
      "GEN-18.2": "A tile lies only in a slot of its ring.",
      "GEN-18.3":
        "Draw a tile, look at it, and put it next to the Generator or to another tile. You get its food at once.",
      "GEN-18.4": "When tiles or slots run out, the rest is skipped.",
      "GEN-18.5": "Tiles have two spaces, the Generator tile five.",
      "GEN-18.6": "Some tiles show a deposit, which never runs out and which some buildings need.",
    },
    readings: {
      "GEN-18.3":
        "Nothing says whether the tile is seen before its place is chosen. Seen first, the choice is a real one.",
    },
  },
  {
    title: "Buildings",
    rules: {
      "GEN-19.1":
        "Construct what you may build, have left and can pay, on free space without Meeples. Resources there are lost.",
      "GEN-19.2":
        "A small building takes one space; a large one both spaces of a tile, or two neighbouring ones of the Generator tile.",
      "GEN-19.3": "Some need a tile with their deposit.",
      "GEN-19.4": "Upgrade once, for its price; its better values then count.",
      "GEN-19.5": "Dismantle a building without Meeples; you get nothing back.",
      "GEN-19.6":
        "A destroyed building goes even with Meeples on it; they stay placed. Protected buildings are immune.",
      "GEN-19.7": "Small buildings take one Meeple, large ones two.",
      "GEN-19.8": "Some take certain types only. Automata and working children count as workers.",
      "GEN-19.9": "A building can be used in the round it is built.",
      "GEN-19.10": "Locked buildings must be unlocked first.",
    },
    readings: {
      "GEN-19.2":
        "The rulebook does not say which spaces are neighbours. They lie along the edge, and the drawer parts the fifth from the first.",
      "GEN-19.6": "They have done their day’s work, and nothing gives them back before Night.",
      "GEN-19.9": "Nothing forbids it.",
    },
  },
  {
    title: "Citizen cards",
    rules: {
      "GEN-20.1":
        "Before placing a Meeple you may play one Citizen card of its type, if the card names the action; one a round.",
      "GEN-20.2": "Its ability replaces the effect of the action, and the cost of that effect.",
      "GEN-20.3": "It goes to the discard; an empty deck is rebuilt from it.",
      "GEN-20.4": "Automata play no cards.",
      "GEN-20.5": "The hand is common, open and without limit.",
      "GEN-20.6": "The action must be legal without the card as well.",
    },
    readings: {
      "GEN-20.2":
        "The card takes the place of what the act would do; what that would have cost goes with it.",
    },
  },
  {
    title: "Experts",
    rules: {
      "GEN-21.1": "Each Expert names a type of Hope and an effect.",
      "GEN-21.2": "Without an active token of that type the Expert cannot be used.",
      "GEN-21.3":
        "The call of duty, once per game: take back up to 3 Meeples, activate up to 3 Hope tokens, or remove 6 pressure.",
    },
  },
  {
    title: "Laws",
    rules: {
      "GEN-22.1": "An engineer on the Platform enacts a law.",
      "GEN-22.2":
        "Choose a law on display that no law in force excludes. One of its two consequences, unseen, joins the Dusk deck.",
      "GEN-22.3": "At most four laws; they stay for ever.",
      "GEN-22.4": "Laws may be read at any time, consequences only when they come.",
      "GEN-22.5": "A consequence comes once.",
    },
  },
  {
    title: "Technologies",
    rules: {
      "GEN-23.1":
        "With a new Workshop and nothing under way, choose a technology: its token goes as many rounds ahead as it takes, at most to 15.",
      "GEN-23.2": "Only one at a time.",
      "GEN-23.3": "If the last Workshop is lost, so is the work.",
      "GEN-23.4": "When the token is reached the technology works for good, and you choose the next.",
      "GEN-23.5": "Work at the Workshop brings the token nearer, but not nearer than the next round.",
    },
    readings: {
      "GEN-23.1": "The rule speaks of building a Workshop, not of the first one.",
    },
  },
  {
    title: "Automata",
    rules: {
      "GEN-24.1": "An automaton works as a worker, but does not scout and does not answer events.",
      "GEN-24.2": "Each act of an automaton costs 1 coal besides.",
      "GEN-24.3": "Automata need no food, no bed and no care.",
      "GEN-24.4": "At most six. New ones work from the next Action phase on.",
    },
    readings: {
      "GEN-24.4": "Meeples are counted once, when the Action phase begins; so are automata.",
    },
  },
  {
    title: "Expeditions",
    rules: {
      "GEN-25.1": "A stack is a path: one space for each covered card, then all spaces of the top card.",
      "GEN-25.2": "At the end of the path the scout avoids the place (A or B only) or explores it.",
      "GEN-25.3":
        "Avoid: a card of the next letter is laid on top, and the scout goes on with what movement is left.",
      "GEN-25.4": "Explore: read the dark side, then go on, if it offers that, or come back.",
      "GEN-25.5":
        "Go on: the bonus is kept for later; a new card is laid on top; the rest of the movement is lost.",
      "GEN-25.6":
        "Come back: all kept bonuses, then those of the card. The stack grows by a card, or a new one begins.",
      "GEN-25.7": "An empty expedition deck is rebuilt from its discard.",
      "GEN-25.8": "A scout begins on the first space. Stacks opened later stay.",
      "GEN-25.9":
        "Who comes back before the Action phase works in the same round; who comes back during it may work at once.",
      "GEN-25.10": "Scouts on their way do not need the Beacon any more.",
      "GEN-25.11": "The dark side of a card is shown when it is explored.",
      "GEN-25.12": "When the last citizen of a type dies or leaves, its scouts are lost with all they carry.",
    },
    readings: {
      "GEN-25.2": "Beyond it there is nothing to walk on to.",
      "GEN-25.9": "The Meeples are counted after the Weather phase, when the scout is home.",
      "GEN-25.10": "The Beacon says how many may leave; it does not call anybody back.",
      "GEN-25.12":
        "A Meeple stands for citizens of its type. When none is left, nobody is left to come back.",
    },
  },
  {
    title: "Events and scenarios",
    rules: {
      "GEN-26.1": "An event may offer a special action, act each evening, and act when its token is reached.",
      "GEN-26.2": "Its token lies some rounds ahead, at most on 15.",
      "GEN-26.3": "Scenarios have triggers, special actions, a storm, and counters.",
    },
  },
  {
    title: "Variants",
    rules: {
      "GEN-27.1":
        "Gentle: 3 food, 3 coal and an active Hope token more. Harsh: 3 food and 2 coal less, one Discontent token more.",
      "GEN-27.2":
        "Council: all vote in secret on Morning options and laws. Most votes win; on a tie the Leader’s, else the lowest option.",
      "GEN-27.3": "Open weather: the next two Weather cards lie face up.",
    },
  },
  {
    title: "What effects mean",
    rules: {
      "GEN-28.1": "Gain: that much more in stock, with the building’s bonus if one is used.",
      "GEN-28.2": "Lose: that much less, down to nothing.",
      "GEN-28.3": "Hope up or down, point by point.",
      "GEN-28.4": "Discontent up or down, point by point.",
      "GEN-28.5": "Activate that many tokens, as long as there are any.",
      "GEN-28.6": "Exhaust that many tokens, as long as there are any.",
      "GEN-28.7": "That many fall sick.",
      "GEN-28.8": "Cure that many, with the bonus if a building is used.",
      "GEN-28.9": "Treat up to that many gravely ill, with the bonus if a building is used.",
      "GEN-28.10": "That many die.",
      "GEN-28.11": "Citizens join or leave.",
      "GEN-28.12": "The Sickness marker is turned that often.",
      "GEN-28.13": "The Corpses marker moves.",
      "GEN-28.14": "The Cold marker moves.",
      "GEN-28.15": "The heating indicators move.",
      "GEN-28.16": "The Heat marker moves without coal, between 0 and the cold.",
      "GEN-28.17": "Pressure cubes come or go.",
      "GEN-28.18": "That many cubes are thrown into the tower, at once.",
      "GEN-28.19": "The Hunger marker moves.",
      "GEN-28.20": "Exhaustion tokens of the type come into the Reserve.",
      "GEN-28.21":
        "Take back up to that many placed Meeples: not the one that acts, no automata, no scouts, none that rests.",
      "GEN-28.22": "Scouts move on: every one, or one of your choice.",
      "GEN-28.23": "Draw Citizen cards.",
      "GEN-28.24": "Discard Citizen cards of your choice.",
      "GEN-28.25": "A linked card joins the Dusk deck, if it has not been used yet.",
      "GEN-28.26": "Up to that many unprotected events leave, without their last effect.",
      "GEN-28.27": "The Storm marker moves.",
      "GEN-28.28": "The Storm marker is put ahead.",
      "GEN-28.29": "The Development token comes nearer.",
      "GEN-28.30": "Automata come or go.",
      "GEN-28.31": "One building, or one shelter, is destroyed; you choose which.",
      "GEN-28.32": "Place that many tiles.",
      "GEN-28.33": "Gather up to that many from one space; on a Gather action, from the Meeple’s own.",
      "GEN-28.34": "Construct a building for nothing, even a locked one.",
      "GEN-28.35": "Up to that many Build sub-actions.",
      "GEN-28.36": "A locked building may now be built.",
      "GEN-28.37": "Enact a law.",
      "GEN-28.38": "A counter of the scenario moves.",
      "GEN-28.39": "Open further expedition stacks.",
      "GEN-28.40": "The event’s token is put on the Round track.",
      "GEN-28.41": "Something is in force until the end of the action, of the round or of the game.",
      "GEN-28.42": "Choose one of several options.",
      "GEN-28.43": "If a condition holds, one thing happens; otherwise another, or nothing.",
      "GEN-28.44": "Something happens as often as the count says.",
    },
    readings: {
      "GEN-28.35": "As with the action itself, the first step must be taken.",
    },
  },
  {
    title: "What stays in force",
    rules: {
      "GEN-29.1": "Children may do the actions named.",
      "GEN-29.2": "Gather takes more.",
      "GEN-29.3": "Construction costs more or less of a resource, but at least 1.",
      "GEN-29.4": "Each Hunters’ Hut has more Hunt icons.",
      "GEN-29.5": "Buildings cure more.",
      "GEN-29.6": "Buildings treat more.",
      "GEN-29.7": "Meals need less food.",
      "GEN-29.8": "A kind of building has more beds.",
      "GEN-29.9": "Shelters use a nearer indicator.",
      "GEN-29.10": "A zone uses a nearer indicator.",
      "GEN-29.11": "An action is always warm.",
      "GEN-29.12": "Clearing Near snow places more tiles.",
      "GEN-29.13": "The Pressure track is longer.",
      "GEN-29.14": "Scouts move further in the Weather phase.",
      "GEN-29.15": "Free heat at the start of the Action phase.",
      "GEN-29.16": "A building yields more of a resource.",
      "GEN-29.17": "More Meeples of a type each round.",
      "GEN-29.18": "Workers may use the buildings named as engineers do; automata and children may not.",
      "GEN-29.19": "The first deaths of a round, from Dawn to Dawn, move no Corpses marker.",
      "GEN-29.20": "The Seed Vaults count as warm.",
    },
  },
  {
    title: "Conditions",
    rules: {
      "GEN-30.1": "Conditions compare a number with a bound, and can be joined by “and”, “or” and “not”.",
      "GEN-30.2":
        "They may ask for stock, tokens, people, markers, beds, buildings and their warmth, laws, technologies, automata, scouts, events, cards and counters.",
    },
  },
];
