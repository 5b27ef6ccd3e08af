/** Waits for what comes without being awaited: in turns, as a message comes after a timer that was due before it. */
export async function breathe(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setTimeout(resolve, 10));
}
