import { startStack } from './startStack.ts';
import { signIn } from './testing/signIn.ts';
import { portalOrigin } from './testing/startTestStack.ts';
import { onTestFinished } from '#jest/onTestFinished.ts';
import type { ListItem, ReportAnswer } from './data/ReportStore.ts';

async function start() {
  const stack = await startStack({ portalOrigins: [portalOrigin], today: '20240102' });
  onTestFinished(stack.stop);
  const authorization = `Bearer ${await signIn(stack, portalOrigin)}`;
  const call = async (path: string) => {
    const answer = await fetch(`${stack.apiOrigin}/ai/mediamonitoring/${path}`, {
      headers: { authorization },
    });
    expect([path, answer.status]).toEqual([path, 200]);
    return answer.text();
  };
  return {
    ...stack,
    list: async () => {
      const answer: { reports: ListItem[] } = JSON.parse(await call('list'));
      return answer.reports;
    },
    latest: async (slug: string) => {
      const answer: ReportAnswer = JSON.parse(await call(`report/${encodeURIComponent(slug)}/latest`));
      return answer;
    },
    setMode: (mode: string) =>
      fetch(`${stack.apiOrigin}/_control`, {
        method: 'POST',
        body: new URLSearchParams({ path: 'all', mode }),
      }),
  };
}

test('S-81, S-82 the samples, the hostile and the large data come through the API', async () => {
  const { apiOrigin, list, latest, setMode } = await start();
  const reports = await list();
  const [slug = ''] = reports.map((item) => item.slug);
  expect(slug).not.toBe('');
  for (const item of reports) {
    const { report, history } = await latest(item.slug);
    expect(report.slug).toBe(item.slug);
    expect([report.articles, history]).toEqual([expect.any(Array), expect.any(Array)]);
    if (item.image !== null) expect(item.image).toMatch(new RegExp(`^${apiOrigin}/images/`));
  }

  await setMode('hostile');
  const [hostile] = await list();
  for (const wanted of [slug, hostile?.slug ?? '']) {
    const { report, history } = await latest(wanted);
    expect(report.articles).not.toHaveLength(0);
    expect(history).not.toHaveLength(0);
  }

  await setMode('large');
  const large = await list();
  expect(large).toHaveLength(500);
  for (const wanted of [slug, large[0]?.slug ?? '']) {
    const { report, history } = await latest(wanted);
    expect(report.articles).toHaveLength(2000);
    expect(history.length).toBeGreaterThanOrEqual(3000);
  }
});
