import type { JWTPayload } from 'jose';
import { failAgain, failToSignIn, outcomeOf, refusedAt } from './failedSignIn';
import { misissue } from './misissue';
import { expect, test } from './test';

const deepLink = '/reports/renewable-energy';

const misissued: [fault: string, line: RegExp, alter: (claims: JWTPayload) => JWTPayload][] = [
  ['without an end', /does not say how long it lives/, ({ exp: _exp, ...claims }) => claims],
  ['of nobody', /does not say whose it is/, ({ sub: _sub, ...claims }) => claims],
  [
    'for another client too',
    /is for another client too/,
    (claims) => ({ ...claims, aud: [...[claims.aud ?? []].flat(), 'another-client'] }),
  ],
];

for (const [fault, line, alter] of misissued)
  test(`T-07, T-08 a well signed id token ${fault} makes no session, and the reader and the log are told`, async ({
    arrive,
  }) => {
    const reader = await arrive();
    await misissue(reader, alter);
    await reader.open(deepLink);
    await failToSignIn(reader);
    expect(await outcomeOf(reader)).toEqual(refusedAt(deepLink));
    expect(reader.faults()).toEqual([expect.stringMatching(line)]);

    await failAgain(reader);
    expect(await outcomeOf(reader)).toEqual(refusedAt(deepLink));
  });

test('T-07 the same token with the claims that the provider gave it does', async ({ arrive }) => {
  const reader = await arrive();
  await misissue(reader, (claims) => claims);
  await reader.openSignedIn(deepLink);
  await expect(reader.heading('Renewable Energy')).toBeVisible();
});
