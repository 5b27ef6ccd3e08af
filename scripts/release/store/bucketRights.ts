/** Statements as S3 reads them in a policy, of a bucket or of a role. */
export interface Policy {
  Version: '2012-10-17';
  Statement: Statement[];
}
interface Statement {
  Sid: string;
  Effect: 'Allow';
  Principal?: '*' | { AWS: string[] };
  Action: string[];
  Resource: string[];
  Condition?: { IpAddress: { 'aws:SourceIp': string[] } };
}

const policy = (Statement: Statement[]): Policy => ({ Version: '2012-10-17', Statement });
const arn = (bucket: string) => (keys: string) => `arn:aws:s3:::${bucket}${keys && `/${keys}`}`;

/** For the role of an app's pipeline: it writes its own builds, records and pages, and reads what is live. */
export function shippingRights(bucket: string, app: string): Policy {
  const at = arn(bucket);
  return policy([
    { Sid: 'list', Effect: 'Allow', Action: ['s3:ListBucket'], Resource: [at('')] },
    { Sid: 'read', Effect: 'Allow', Action: ['s3:GetObject'], Resource: [at('*')] },
    {
      Sid: 'write',
      Effect: 'Allow',
      Action: ['s3:PutObject'],
      Resource: [`apps/${app}/*`, 'releases/*', 'channels/*', 'slots/*', 'index.html', '.store/*'].map(at),
    },
    // Proofs of what the engine keeps, for the second that they take; and the pages of a rollout that is over.
    { Sid: 'tidy', Effect: 'Allow', Action: ['s3:DeleteObject'], Resource: [at('.store/*'), at('slots/*')] },
  ]);
}

/** Keys that a command uses which runs in a role of its own, beside the pipelines or before one ships. */
const jobs = {
  census: { reads: ['use/*', 'releases/*'], writes: ['use/census.json'], deletes: [] },
  prune: { reads: ['*'], writes: ['use/doomed.json'], deletes: ['apps/*', 'releases/*'] },
  watch: { reads: ['*'], writes: ['index.html', 'slots/*', 'releases/*'], deletes: ['slots/*'] },
  check: { reads: ['*'], writes: [], deletes: [] },
};
export type Job = keyof typeof jobs;

export const isJob = (name: string): name is Job => Object.hasOwn(jobs, name);
export const jobNames = Object.keys(jobs);

/** For the role of a command that runs by itself: it counts tabs, deletes old builds, watches a rollout, or only reads. */
export function jobRights(bucket: string, job: Job): Policy {
  const at = arn(bucket);
  const { reads, writes, deletes } = jobs[job];
  const looks: Statement[] = [
    { Sid: 'list', Effect: 'Allow', Action: ['s3:ListBucket'], Resource: [at('')] },
    { Sid: 'read', Effect: 'Allow', Action: ['s3:GetObject'], Resource: reads.map(at) },
  ];
  if (writes.length === 0) return policy(looks);
  return policy([
    ...looks,
    { Sid: 'write', Effect: 'Allow', Action: ['s3:PutObject'], Resource: [...writes, '.store/*'].map(at) },
    { Sid: 'tidy', Effect: 'Allow', Action: ['s3:DeleteObject'], Resource: [...deletes, '.store/*'].map(at) },
  ]);
}

/** For the bucket: what is for everybody may be read from the addresses of the servers in front, and nothing else. */
export const servingRights = (bucket: string, servers: string[]): Policy =>
  policy([
    {
      Sid: 'serve',
      Effect: 'Allow',
      Principal: '*',
      Action: ['s3:GetObject'],
      Resource: ['apps/*', 'channels/*', 'slots/*', 'index.html'].map(arn(bucket)),
      Condition: { IpAddress: { 'aws:SourceIp': servers } },
    },
  ]);
