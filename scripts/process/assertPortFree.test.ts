import { assertPortFree } from './assertPortFree.ts';
import { hasIpv6, takePort } from './testing/takePort.ts';

test('a port that somebody has is named, with who needs it and what to do', async () => {
  const port = await takePort();
  await expect(assertPortFree(port, 'the API', 'name another one with --api-port.')).rejects.toThrow(
    new Error(`Port ${port} is taken, and the API needs it: name another one with --api-port.`),
  );
});

(hasIpv6 ? test : test.skip)('somebody on the other kind of address has it too', async () => {
  const port = await takePort('::1');
  await expect(assertPortFree(port, 'the API', 'stop it.')).rejects.toThrow(/is taken/);
});

test('a free port is left free', async () => {
  const port = await takePort();
  const free = port === 65_535 ? port - 1 : port + 1;
  try {
    await assertPortFree(free, 'the API', 'stop it.');
    await assertPortFree(free, 'the API', 'stop it.');
  } catch (error) {
    // Somebody else may have taken that one in the meantime; the sentence is the same.
    expect(String(error)).toMatch(`Port ${free} is taken`);
  }
});
