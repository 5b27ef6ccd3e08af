import { answersUntil, bytesOf } from '@portal/scripts/browser/answersUntil.ts';
import { screens } from '@portal/scripts/browser/screens.ts';
import { budgets } from '@portal/scripts/release/checks/budgets.ts';
import { expect, test } from './test';

for (const { name, path, content, isSignedOut } of screens)
  test(`a reader who comes to the ${name} waits for few round trips and few scripts`, async ({
    arrive,
    arriveSignedIn,
  }) => {
    const { page } = isSignedOut ? await arrive() : await arriveSignedIn();
    const rows = await answersUntil(page, path, content);
    const asked = rows.map((row) => row.map((request) => request.url()).join('\n')).join('\n\n');
    expect(rows.length, asked).toBeLessThanOrEqual(budgets.roundTrips);
    const { scripts } = await bytesOf(page, rows);
    expect(scripts / 1024, asked).toBeLessThanOrEqual(budgets.screens[name]);
  });
