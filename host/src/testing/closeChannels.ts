const opened = new Set<BroadcastChannel>();

globalThis.BroadcastChannel = class extends BroadcastChannel {
  constructor(name: string) {
    super(name);
    opened.add(this);
  }
};

/** Closes what a test has opened: the tabs of the next test would hear it, and Node would wait for ever. */
export function closeChannels(): void {
  for (const channel of opened) channel.close();
  opened.clear();
}
