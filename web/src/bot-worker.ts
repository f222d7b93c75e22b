/** Bots think here, beside the page: a search never blocks a tap. */
import { type BotPort, serveBots } from "@banquise/bots";
import { loadRules } from "./games.ts";

serveBots(self as unknown as BotPort, loadRules);
