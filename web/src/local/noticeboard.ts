/** Where tabs tell each other, and the parts of a page each other, which table has changed. */
export class Noticeboard {
  private readonly listeners = new Set<(id: string, elsewhere: boolean) => void>();
  private readonly channel: BroadcastChannel | null;

  constructor(channel: BroadcastChannel | null) {
    this.channel = channel;
    if (channel)
      channel.onmessage = ({ data }: MessageEvent<unknown>) => {
        if (typeof data === "string") this.pass(data, true);
      };
  }

  tell(id: string): void {
    this.channel?.postMessage(id);
    this.pass(id, false);
  }

  /** `elsewhere`: it was another tab. */
  listen(hear: (id: string, elsewhere: boolean) => void): () => void {
    this.listeners.add(hear);
    return () => void this.listeners.delete(hear);
  }

  private pass(id: string, elsewhere: boolean): void {
    for (const hear of this.listeners) hear(id, elsewhere);
  }
}
