import path from 'node:path';
import { openStore } from './openStore.ts';

test.each(['s3://bucket', 'https://cdn.example.com/store', 'gs://bucket/store'])(
  '%s is refused: a store is a directory',
  (address) => {
    expect(() => openStore(address)).toThrow(
      new Error(`${address} is no directory, the only kind of store there is.`),
    );
  },
);

test.each(['/srv/portal', 'store', '../store', 'C:/store', 'C://store', 'mnt/s3://bucket', '-://store'])(
  '%s is a directory, named in full',
  (directory) => {
    expect(openStore(directory).name).toBe(path.resolve(directory));
  },
);
