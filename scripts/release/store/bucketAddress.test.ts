import { parseBucketAddress } from './bucketAddress.ts';

test.each([
  ['s3+https://s3.eu-central-1.amazonaws.com/portal', 'https://s3.eu-central-1.amazonaws.com', 'portal'],
  ['s3+https://storage.example.com:8443/my.portal-2/', 'https://storage.example.com:8443', 'my.portal-2'],
  ['s3+http://localhost:9000/portal', 'http://localhost:9000', 'portal'],
  ['s3+http://127.0.0.1:9000/portal', 'http://127.0.0.1:9000', 'portal'],
  ['s3+http://[::1]:9000/portal', 'http://[::1]:9000', 'portal'],
  ['s3+http://localhost/1st', 'http://localhost', '1st'],
  ['s3+http://127.0.10.200/portal', 'http://127.0.10.200', 'portal'],
  ['s3+http://[::1]/portal', 'http://[::1]', 'portal'],
])('%s is a bucket', (address, origin, bucket) => {
  expect(parseBucketAddress(address)).toEqual({ origin, bucket });
});

test.each([
  's3+https://host',
  's3+https://host/',
  's3+https://host/a/b',
  's3+https://host/A',
  's3+https://host/Portal',
  's3+https://host/-portal',
  's3+https://host/portal-',
  's3+https://host/portal?list',
  's3+https://host/portal//',
  'see s3+https://host/portal',
  's3+ftp://host/ab',
])('%s names no bucket', (address) => {
  expect(() => parseBucketAddress(address)).toThrow(
    new Error(`${address} names no bucket: write s3+https://host/bucket.`),
  );
});

test('without encryption a bucket is on this machine', () => {
  for (const host of [
    'storage.example.com',
    'localhost.example.com',
    '127.0.0.1.example.com',
    'notlocalhost',
  ])
    expect(() => parseBucketAddress(`s3+http://${host}/portal`)).toThrow(
      `s3+http://${host}/portal is not encrypted: s3+http:// is for this machine alone, write s3+https://.`,
    );
});
