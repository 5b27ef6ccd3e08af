import { signIn } from './testing/signIn.ts';
import { portalOrigin, startTestStack } from './testing/startTestStack.ts';

const path = '/ai/news/list';

test('a remote answers its own calls, from the parameters of the address and the query', async () => {
  const { call } = await startTestStack({
    samples: {
      [path]: () => ({ items: ['first'] }),
      '/ai/news/:id': ({ params: { id }, query }) =>
        id === 'gone' ? undefined : { id, page: query.get('page') },
    },
  });
  expect(await (await call(path)).json()).toStrictEqual({ items: ['first'] });
  expect(await (await call('/ai/news/a%2Fb?page=2')).json()).toStrictEqual({ id: 'a/b', page: '2' });
  expect((await call('/ai/news/gone')).status).toBe(404);
  const unknown = await call('/ai/other');
  expect([unknown.status, await unknown.json()]).toStrictEqual([
    404,
    { error: 'No remote has an answer for this address in its src/testing/samples.ts.' },
  ]);
});

test('its calls fail as the others do, and may bring other data', async () => {
  const { call, control } = await startTestStack({ samples: { [path]: ({ mode }) => ({ mode }) } });
  const answers = async (mode: string) => {
    await control({ path: 'samples', mode });
    const response = await call(path);
    return [response.status, await response.text()];
  };
  expect(await answers('ok')).toStrictEqual([200, '{"mode":"usual"}']);
  for (const mode of ['empty', 'hostile', 'large'])
    expect(await answers(mode)).toStrictEqual([200, JSON.stringify({ mode })]);
  expect(await answers('status')).toStrictEqual([500, expect.anything()]);
  expect(await answers('malformed')).toStrictEqual([200, '{"mode":']);
});

test('a call without a token may be that of a public screen, and one of an ended session is refused', async () => {
  const stack = await startTestStack({ samples: { [path]: () => ({}) } });
  const token = await signIn(stack, portalOrigin);
  const status = async () => (await stack.call(path, { token })).status;
  expect(await status()).toBe(200);
  await stack.control({ revoke: true });
  expect(await status()).toBe(401);
  expect((await stack.call(path)).status).toBe(200);
});
