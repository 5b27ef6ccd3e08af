import { readdir } from 'node:fs/promises';
import { startTestStack } from './testing/startTestStack.ts';

test('S-25 the pictures are public, cacheable and of the right type', async () => {
  const { call } = await startTestStack();
  const names = await readdir(new URL('./data/images/', import.meta.url));
  expect(names.length).not.toBe(0);
  for (const name of names) {
    const { status, headers, body } = await call(`/images/${name}`);
    await body?.cancel();
    expect([name, status]).toEqual([name, 200]);
    expect(headers.get('content-type') ?? '').toMatch(/^image\//);
    expect(headers.get('cache-control')).toBe('public, max-age=3600');
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  }
});

test('S-25 no other file of the machine is a picture', async () => {
  const { call } = await startTestStack();
  const paths = [
    'none.png',
    '..%2f..%2fpeople.ts',
    '..%2fimages%2fpharma-health.svg',
    '.%2fpharma-health.svg',
    'pharma-health.svg%00.png',
    '%2fetc%2fpasswd',
    '..%5cimages%5cpharma-health.svg',
    '.svg',
    '',
  ];
  for (const path of paths) expect([path, (await call(`/images/${path}`)).status]).toEqual([path, 404]);
});
