import type { HttpClient } from '@portal/shared';
import { sampleAnswer } from '../testing/sampleAnswer';
import { fetchReport } from './fetchReport';

test.each([
  ['energy', 'latest', 'energy/latest'],
  ['energy', '20240102', 'energy/20240102'],
  ['a/b ?#%ü', '../../user', 'a%2Fb%20%3F%23%25%C3%BC/..%2F..%2Fuser'],
])('S-82, B-43, B-45 asks for %s in version %s at …/report/%s', async (slug, version, path) => {
  const asked: string[] = [];
  const http: HttpClient = {
    apiOrigin: 'https://api.example.com',
    get: (address) => {
      asked.push(address);
      return Promise.resolve(sampleAnswer());
    },
  };
  const report = await fetchReport(http, new AbortController().signal, slug, version);

  expect(asked).toEqual([`/ai/mediamonitoring/report/${path}`]);
  expect(report).toMatchObject({ slug, name: 'Energy' });
});
