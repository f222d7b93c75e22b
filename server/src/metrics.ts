import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";

/** What an operator can see of a running server. */
export class Metrics {
  readonly registry = new Registry();
  readonly moves = new Counter({
    name: "banquise_moves_total",
    help: "Moves and undos that were stored.",
    registers: [this.registry],
  });
  readonly batch = new Histogram({
    name: "banquise_commit_moves",
    help: "Moves stored in one transaction.",
    buckets: [1, 2, 5, 10, 20, 50, 100, 200, 500],
    registers: [this.registry],
  });
  readonly commit = new Histogram({
    name: "banquise_commit_seconds",
    help: "Time to store and tell one transaction.",
    buckets: [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5],
    registers: [this.registry],
  });
  readonly failedCommits = new Counter({
    name: "banquise_failed_commits_total",
    help: "Tables whose moves could not be stored.",
    registers: [this.registry],
  });
  readonly botAnswers = new Histogram({
    name: "banquise_bot_answer_seconds",
    help: "Time until a bot answered, waiting included.",
    labelNames: ["bot"],
    buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 1, 2, 5, 10],
    registers: [this.registry],
  });
  readonly botFailures = new Counter({
    name: "banquise_bot_failures_total",
    help: "Decisions of bots that a random move replaced: the bot failed, or answered nonsense.",
    labelNames: ["bot", "reason"],
    registers: [this.registry],
  });
  readonly notices = new Counter({
    name: "banquise_notices_total",
    help: "Notices by channel and by what became of them.",
    labelNames: ["channel", "outcome"],
    registers: [this.registry],
  });
  readonly streams = new Gauge({
    name: "banquise_streams",
    help: "Open event streams.",
    registers: [this.registry],
  });

  constructor(residentTables: () => number) {
    collectDefaultMetrics({ register: this.registry });
    new Gauge({
      name: "banquise_resident_tables",
      help: "Tables in memory.",
      registers: [this.registry],
      collect() {
        this.set(residentTables());
      },
    });
  }
}
