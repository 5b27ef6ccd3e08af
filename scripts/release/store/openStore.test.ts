import path from 'node:path';
import { openStore } from './openStore.ts';

test.each(['s3://bucket', 'https://cdn.example.com/store', 'gs://bucket/store'])(
  '%s is refused: a store is a directory or a bucket',
  (address) => {
    expect(() => openStore(address)).toThrow(
      new Error(`${address} is no store: a store is a directory, or a bucket as s3+https://host/bucket.`),
    );
  },
);

test('a bucket is one by its address, which names it, and asks for credentials', () => {
  const address = 's3+https://host/bucket';
  const environment = { AWS_ACCESS_KEY_ID: 'me', AWS_SECRET_ACCESS_KEY: 'secret' };
  expect(openStore(address, environment).name).toBe(address);
  expect(() => openStore(address, {})).toThrow(/AWS_ACCESS_KEY_ID/);
  expect(() => openStore('s3+https://bucket', environment)).toThrow(/names no bucket/);
});

test.each(['/srv/portal', 'store', '../store', 'C:/store', 'C://store', 'mnt/s3://bucket', '-://store'])(
  '%s is a directory, named in full',
  (directory) => {
    expect(openStore(directory).name).toBe(path.resolve(directory));
  },
);
