import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from '#jest/onTestFinished.ts';
import { pageFaults, writePages } from './pages.ts';

test('a page that is not as its sources make it is named, with the command that makes it', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'pages-'));
  onTestFinished(() => {
    rmSync(root, { recursive: true });
  });
  const page = { file: 'api.md', text: 'a contract\n' };
  const fault = 'api.md is out of date: run "npm run api" and commit what it changes.';
  expect(pageFaults(root, 'api', [page])).toStrictEqual([fault]);
  writePages(root, [page]);
  expect(pageFaults(root, 'api', [page])).toStrictEqual([]);
  expect(pageFaults(root, 'api', [{ ...page, text: 'another contract\n' }])).toStrictEqual([fault]);
});
