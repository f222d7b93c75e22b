/** Time to think, absence, and what the table decides together. */
import type { AffairsWords } from "./affairs.fr.ts";

export const affairs: AffairsWords = {
  handOver: "Let a bot play for me",
  resign: "Leave the game for good",
  resignTitle: "Leave this game for good?",
  resignAbout: "A bot will play your seat to the end, and you cannot take it back.",
  resignYes: "Leave",
  pause: "Propose a pause",
  resume: "Go on with the game",
  abandon: "Propose to stop the game",
  undo: "Ask to take a move back",
  undoAlone: "Take an earlier move back",
  undoTitle: "Which move do you want to take back?",
  undoAbout: "Everything played since is taken back too, if the others agree.",
  undoAboutAlone: "Everything played since is taken back too.",
  undoYes: "Ask",
  undoYesAlone: "Take back",
  undoNothing: "You have not played anything yet.",
  endAlone: "Stop the game here",
  endTitle: "Stop the game here?",
  endAbout: "It ends as it stands.",
  endYes: "Stop",
  standIn: (bot) => `${bot} is playing for you.`,
  gone: (bot) => `You have left this game: ${bot} plays it to the end.`,
  return: "Take my seat back",
  returnSoon: "Your time is up: the bot makes this decision, then you take your seat back.",
  paused: "The game is paused.",
  asks: {
    pause: (name) => `${name} proposes a pause.`,
    abandon: (name) => `${name} proposes to stop the game.`,
    handOver: (name, absent) => `${name} proposes that a bot plays for ${absent}.`,
    undo: (name, move) =>
      move === ""
        ? `${name} would like to take a move back, and all that followed.`
        : `${name} would like to take this move back, and all that followed: ${move}`,
  },
  asked: {
    pause: () => "You propose a pause.",
    abandon: () => "You propose to stop the game.",
    handOver: (absent) => `You propose that a bot plays for ${absent}.`,
    undo: () => "You ask to take a move back.",
  },
  waitingFor: (names) => `Still waiting for ${names}.`,
  agree: "Agree",
  refuse: "No",
  withdraw: "Withdraw",
  declined: "The others do not agree to what you proposed.",
  absent: (name) => `${name} is not here. After three minutes a bot can take over.`,
  absentLong: (name) => `${name} has been away for more than three minutes.`,
  handOverOther: "Hand the seat to a bot",
};
