/** Where a bucket is: `s3+https://host/bucket`. */
export interface BucketAddress {
  /** of the engine */
  origin: string;
  bucket: string;
}

const names =
  /^s3\+(https?):\/\/([\w.-]+(?::\d+)?|\[[\da-f:]+\](?::\d+)?)\/([a-z\d][a-z\d.-]{1,61}[a-z\d])\/?$/;
const onThisMachine = /^(?:localhost|127(?:\.\d+){3}|\[::1\])(?::\d+)?$/;

export const namesBucket = (address: string) => address.startsWith('s3+');

/** Throws a sentence if the address is not of that form, or would send keys and pages in the open. */
export function parseBucketAddress(address: string): BucketAddress {
  const [, protocol = '', host = '', bucket = ''] = names.exec(address) ?? [];
  if (!bucket) throw new Error(`${address} names no bucket: write s3+https://host/bucket.`);
  if (protocol === 'http' && !onThisMachine.test(host))
    throw new Error(`${address} is not encrypted: s3+http:// is for this machine alone, write s3+https://.`);
  return { origin: `${protocol}://${host}`, bucket };
}
