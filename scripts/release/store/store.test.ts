import { directoryStore } from './directoryStore.ts';
import { temporaryDirectory } from '../testing/temporaryDirectory.ts';

test.each(['../a', '/etc/passwd', 'a//b', 'a/../b', '.store/locks/1', '', 'a/', 'a/.b', 'a b', 'a\nb', '"a'])(
  '%j cannot be a key: it may lead out of the store or into its own folder, or is no address',
  async (key) => {
    const store = directoryStore(temporaryDirectory());
    await expect(store.putIfAbsent(key, Buffer.from('x'))).rejects.toThrow(
      new Error(`"${key}" cannot be a key of a store.`),
    );
  },
);

test.each(['a', '@scope/b', '-a/-', 'main.1a2b.js', '@', 'a@1/b-2/c_3.d.e'])('%s is a key', async (key) => {
  const store = directoryStore(temporaryDirectory());
  await store.putIfAbsent(key, Buffer.from(key));
  expect(String(await store.read(key))).toBe(key);
});
