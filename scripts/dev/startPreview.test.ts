import { freePort } from '#release/testing/freePort.ts';
import { startPreview } from './startPreview.ts';

test('who asks before the portal is there is told to wait, and a portal without a build leaves its port', async () => {
  const port = await freePort();
  // As numbers: to look a name up may take longer than the portal is open.
  const origin = `http://127.0.0.1:${String(port)}`;
  const started = startPreview({ apps: [{ folder: 'remote-nowhere' }], port });
  const refusal = expect(started).rejects.toThrow('remote-nowhere');
  const missed = refusal.then(() => {
    throw new Error('The portal was open, and closed, before anybody asked.');
  });
  const answer = await Promise.race([askUntilAnswered(origin), missed]);
  expect([answer.status, answer.headers.get('refresh')]).toEqual([503, '1']);
  expect(await answer.text()).toMatch(/being put together/);
  await refusal;
  await expect(fetch(origin)).rejects.toThrow();
});

async function askUntilAnswered(address: string): Promise<Response> {
  for (;;)
    try {
      return await fetch(address);
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
}
