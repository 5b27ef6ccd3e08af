import type { Reader } from './Reader';

/** Late parts wait for the first answer for as long as it takes: not three seconds only, which a slow machine may take. */
export const waitForFirstAnswer = ({ page }: Reader) =>
  page.addInitScript(() => {
    const { setTimeout: start } = globalThis;
    globalThis.setTimeout = ((act: () => void, time?: number) =>
      time === 3_000 ? 0 : start(act, time)) as typeof setTimeout;
  });
