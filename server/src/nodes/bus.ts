/** What one node tells the others. Whatever is lost on the way, the beat finds out. */
export interface Notice {
  /** Tables that have changed. */
  readonly tables?: readonly string[];
  /** Sessions that have ended. */
  readonly ended?: readonly string[];
  /** What is forbidden to somebody, or not any more. */
  readonly sanctions?: readonly string[];
  /** Kinds of jobs that somebody may take. */
  readonly jobs?: readonly string[];
  /** Jobs that are done. */
  readonly done?: readonly string[];
}

/** Carries notices between the nodes of one database: at once, or not at all. */
export interface Bus {
  publish(notice: Notice): void;
  close(): Promise<void>;
}

/** `reconnected` is called when notices may have been lost. */
export type OpenBus = (
  address: string,
  node: string,
  receive: (notice: Notice) => void,
  reconnected: () => void,
) => Promise<Bus>;

/** For a node that is alone. */
export const silentBus: Bus = { publish: () => {}, close: async () => {} };
