import { parentPort } from "node:worker_threads";
import { BotFault } from "@banquise/bots";
import { doJob, type Job, type Told } from "./jobs.ts";

parentPort?.on("message", async (job: Job) => {
  const told: Told<Job> = await doJob(job, new URL(".", import.meta.url)).then(
    (done) => done,
    (error: unknown) => {
      if (error instanceof BotFault) return { fault: error.fault };
      throw error;
    },
  );
  parentPort?.postMessage(told);
});
