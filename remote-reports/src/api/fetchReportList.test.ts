import type { HttpClient } from '@portal/shared';
import { sampleItem } from '../testing/sampleItem';
import { fetchReportList } from './fetchReportList';

test('S-81, B-2 reads the list, whose images may come from the API, the portal itself and the configured hosts', async () => {
  const images = ['http://localhost:4000/a.svg', `${window.origin}/b.png`, 'https://images.example/c.png'];
  const http: HttpClient = {
    apiOrigin: 'http://localhost:4000',
    imageHosts: ['images.example'],
    get: (address) => {
      expect(address).toBe('/ai/mediamonitoring/list');
      return Promise.resolve({ reports: images.map((image) => sampleItem({ image })) });
    },
  };
  const items = await fetchReportList(http, new AbortController().signal);

  expect(items.map(({ image }) => image)).toEqual(images);
});
