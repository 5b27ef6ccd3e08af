import { channelOf, pageKey } from './pageKey.ts';

const longest = 'a'.repeat(63);

test('a channel is named by as much as servers take from a cookie', () => {
  expect(pageKey(longest)).toBe(`channels/${longest}.html`);
  expect(channelOf(`channels/${longest}.html`)).toBe(longest);
});

test.each([`${longest}a`, 'Staging', '1st', '', 'a/b'])('"%s" is no name of a channel', (name) => {
  expect(() => pageKey(name)).toThrow(
    `"${name}" is no name of a channel: small letters, digits and "-", a letter first, 63 in all at most.`,
  );
  expect(channelOf(`channels/${name}.html`)).toBeNull();
});
