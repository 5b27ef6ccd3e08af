import assert from 'node:assert/strict';
import { readdir } from 'node:fs/promises';
import { test } from 'node:test';
import { startTestStack } from './testing/startTestStack.mjs';

test('S-25 the pictures are public, cacheable and of the right type', async (t) => {
  const { call } = await startTestStack(t);
  const names = await readdir(new URL('./data/images/', import.meta.url));
  assert.notEqual(names.length, 0);
  for (const name of names) {
    const { status, headers, body } = await call(`/images/${name}`);
    await body?.cancel();
    assert.equal(status, 200, name);
    assert.match(headers.get('content-type') ?? '', /^image\//);
    assert.equal(headers.get('cache-control'), 'public, max-age=3600');
    assert.equal(headers.get('cross-origin-resource-policy'), 'cross-origin');
  }
});

test('S-25 no other file of the machine is a picture', async (t) => {
  const { call } = await startTestStack(t);
  const paths = [
    'none.png',
    '..%2f..%2fpeople.mjs',
    '..%2fimages%2fpharma-health.svg',
    '.%2fpharma-health.svg',
    'pharma-health.svg%00.png',
    '%2fetc%2fpasswd',
    '..%5cimages%5cpharma-health.svg',
    '.svg',
    '',
  ];
  for (const path of paths) assert.equal((await call(`/images/${path}`)).status, 404, path);
});
