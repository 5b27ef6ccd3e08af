import type { Samples } from '@portal/shared/declaration';
import { startStack } from '../startStack.ts';
import type { ReportStore, ReportStores } from '../api/resources.ts';
import { onTestFinished } from '#jest/onTestFinished.ts';

export const portalOrigin = 'http://localhost:4300';

/** The address of the fake store's one report: its slug has to be encoded. */
export const reportPath = '/ai/mediamonitoring/report/usual%20a%2Fb/latest';

function fakeStore(name: string): ReportStore {
  const slug = `${name} a/b`;
  return {
    list: () => [{ slug }],
    report: (wanted, version) =>
      wanted === slug
        ? { report: { slug, version, articles: [{ article_id: '1' }] }, history: ['a/20240102/report.json'] }
        : null,
  };
}

export function testStores(): ReportStores {
  return {
    usual: () => fakeStore('usual'),
    hostile: () => fakeStore('hostile'),
    large: () => fakeStore('large'),
  };
}

/** A stack on free ports with data a test can predict, closed when the test ends. It must have logged nothing then. */
export async function startTestStack({ samples = {} }: { samples?: Samples } = {}) {
  const logged: string[] = [];
  const stack = await startStack({
    portalOrigins: [portalOrigin],
    log: (message) => {
      logged.push(message);
    },
    reportStores: testStores,
    samples: () => Promise.resolve(samples),
  });
  onTestFinished(async () => {
    await stack.stop();
    expect(logged).toStrictEqual([]);
  });

  const call = (
    path: string,
    {
      token,
      headers,
      ...init
    }: {
      token?: string;
      method?: string;
      headers?: Record<string, string>;
      body?: string;
      signal?: AbortSignal;
    } = {},
  ) =>
    fetch(stack.apiOrigin + path, {
      ...init,
      headers: { ...headers, ...(token && { authorization: `Bearer ${token}` }) },
    });

  const control = async (command: Record<string, unknown>) => {
    const response = await call('/_control', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(command),
    });
    const body: unknown = await response.json();
    return { status: response.status, body };
  };

  return { ...stack, call, control };
}
