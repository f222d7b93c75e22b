/** How any command at a table can be refused. */
export const COMMAND_PROBLEMS = [
  "sessionNeeded",
  "tableNotFound",
  "notSeated",
  "notStarted",
  "staleVersion",
  "gameOver",
  "keyUsed",
  "notStored",
] as const;
