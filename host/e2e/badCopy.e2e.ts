import { readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Portal } from './startPortal';
import { expect, test } from './test';

// Files of the portal are changed, so it is this walk's own.
test.use({ portalOptions: {} });

/** Something else is answered in the place of the identity client, until the returned function is called. */
function spoilClient({ directory }: Portal): () => void {
  const host = path.join(directory, 'apps/host');
  const files = readdirSync(host, { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file).startsWith('identity.'))
    .map((file) => path.join(host, file));
  expect(files).not.toEqual([]);
  for (const file of files) {
    renameSync(file, `${file}.good`);
    if (file.endsWith('.js')) writeFileSync(file, 'a page of something between');
  }
  return () => {
    for (const file of files) {
      rmSync(file, { force: true });
      renameSync(`${file}.good`, file);
    }
  };
}

test('F-15, S-17 a bad copy of the identity client, which the browser keeps, keeps nobody from signing in', async ({
  arrive,
  portal,
}) => {
  const mend = spoilClient(portal);
  const reader = await arrive();
  await reader.open('/reports');
  await reader.login.button.click();
  await expect(reader.line('Sign-in could not be started. Please try again.')).toBeVisible();

  mend();
  await reader.login.button.click();
  await reader.provider.employee('Ada').click();
  // The document that the provider leads back to finds the bad copy once more.
  await reader.tryAgain.click();
  await expect(reader.list.heading).toBeVisible();
});
