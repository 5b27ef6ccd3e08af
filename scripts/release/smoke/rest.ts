/**
 * Runs in the browser: nothing happens for at least 0.7 s. They are counted in turns of the page, of which a machine that
 * stops for a moment takes none away.
 */
export async function rest(): Promise<void> {
  for (let turn = 0; turn < 35; turn += 1) await new Promise((go) => setTimeout(go, 20));
}
