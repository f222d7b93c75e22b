import { parentPort } from "node:worker_threads";
import { doJob, type Job } from "./jobs.ts";

parentPort?.on("message", async (job: Job) => parentPort?.postMessage(await doJob(job)));
