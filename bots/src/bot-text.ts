/** How people call a bot, and what it is like: goes on from the name. */
export interface BotText {
  readonly name: string;
  readonly about: string;
}
