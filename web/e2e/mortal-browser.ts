import { type ChildProcess, spawn } from "node:child_process";
import sparticuz from "@sparticuz/chromium";
import { type BrowserContext, chromium } from "playwright-core";
import { BROWSER_ARGS } from "./house.ts";

/** A browser with a folder of its own, all processes of which can be killed at once, as a power cut does. */
export class MortalBrowser {
  readonly context: BrowserContext;
  private readonly process: ChildProcess;

  private constructor(context: BrowserContext, process: ChildProcess) {
    this.context = context;
    this.process = process;
  }

  static async open(folder: string): Promise<MortalBrowser> {
    const args = [...BROWSER_ARGS, "--headless", "--remote-debugging-port=0", `--user-data-dir=${folder}`];
    // With a process group of its own, for all that it starts.
    const child = spawn(await sparticuz.executablePath(), args, {
      detached: true,
      stdio: ["ignore", "ignore", "pipe"],
    });
    const browser = await chromium.connectOverCDP(await addressOf(child));
    const [context] = browser.contexts();
    if (context === undefined) throw new Error("a browser has a window");
    return new MortalBrowser(context, child);
  }

  async kill(): Promise<void> {
    const { process: child } = this;
    if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((resolve) => child.once("exit", resolve));
    process.kill(-child.pid, "SIGKILL");
    await gone;
  }
}

/** Where a browser says that it can be driven. */
function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = "";
    child.stderr?.on("data", (chunk) => {
      said += chunk;
      const found = /DevTools listening on (ws:\S+)/.exec(said)?.[1];
      if (found !== undefined) resolve(found);
    });
    child.once("exit", () => reject(new Error(`the browser does not start: ${said}`)));
  });
}
