import { randomBytes } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { isPackable, packings, smallest } from './packings.ts';

const large = Buffer.alloc(smallest);

test.each(['main.css', 'main.js', 'a.json', 'a.svg', 'a.txt', 'apps/host/1/main.js'])(
  '%s is packed',
  (file) => {
    expect(isPackable(file, large)).toBe(true);
  },
);

test.each(['a.png', 'a.woff2', 'main.js.br', 'main.js.map', 'js', 'main.mjs', 'ajs'])(
  '%s is not packed',
  (file) => {
    expect(isPackable(file, large)).toBe(false);
  },
);

test('what fits into a packet is not packed', () => {
  expect(isPackable('main.js', large.subarray(1))).toBe(false);
});

test.each(packings)('$extension gets back what it packed, which is smaller', async ({ pack, unpack }) => {
  const content = Buffer.from('const word = 1;\n'.repeat(200));
  const packed = await pack(content, 5);
  expect(packed.length).toBeLessThan(content.length / 10);
  expect(await unpack(packed)).toStrictEqual(content);
});

test('gzip packs as well as it can: it is done once, and served for years', async () => {
  const words = Array.from({ length: 3000 }, (_, index) => `word ${String((index * index) % 97)};`);
  const content = Buffer.from(words.join(''));
  const packed = await packings.find(({ extension }) => extension === 'gz')?.pack(content, 1);
  expect(packed?.length).toBe(gzipSync(content, { level: 9 }).length);
  expect(packed?.length).toBeLessThan(gzipSync(content).length);
});

test('a higher quality packs brotli better', async () => {
  const content = Buffer.from(Array.from({ length: 2000 }, (_, index) => `${String(index ** 2)} `).join(''));
  const [brotli] = packings;
  const sizes = await Promise.all(
    [1, 11].map(async (quality) => (await brotli?.pack(content, quality))?.length),
  );
  expect(Number(sizes[1])).toBeLessThan(Number(sizes[0]));
});

test.each([400, 4000, 400_000])('brotli sees all %i bytes of a file at once', async (size) => {
  const half = randomBytes(size / 2);
  const [brotli] = packings;
  const packed = await brotli?.pack(Buffer.concat([half, half]), 9);
  expect(packed?.length).toBeLessThan(size * 0.6);
});
