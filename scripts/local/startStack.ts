import { randomUUID } from 'node:crypto';
import { createApi, type ApiOptions } from './api.ts';
import { createReportStore } from './createReportStore.ts';
import { generateReportStore } from './generateReportStore.ts';
import { createProvider } from './provider.ts';

const clientId = 'portal';
const apiAudience = 'api://portal';

export interface StackOptions {
  portalOrigins: readonly string[];
  /** 0, the default, takes a free one */
  providerPort?: number;
  /** 0, the default, takes a free one */
  apiPort?: number;
  /** YYYYMMDD, date of the newest sample report */
  today?: string;
  /** receives failures only */
  log?: (message: string) => void;
  /** instead of the samples */
  reportStores?: ApiOptions['reportStores'];
  /** answers to the remotes' own calls */
  samples?: NonNullable<ApiOptions['samples']>;
}

export interface Stack {
  issuer: string;
  clientId: string;
  providerOrigin: string;
  apiOrigin: string;
  stop: () => Promise<void>;
}

/** Starts identity provider and API in this process; both are ready when the promise resolves. */
export async function startStack({
  portalOrigins,
  providerPort = 0,
  apiPort = 0,
  today = localDate(),
  log = console.error,
  reportStores,
  samples,
}: StackOptions): Promise<Stack> {
  // One that is not in order is told before anything waits for it.
  await samples?.();
  const shared = { portalOrigins, clientId, clientSecret: randomUUID(), apiAudience, log };
  const provider = await createProvider({ ...shared, port: providerPort });
  try {
    const api = await createApi({
      ...shared,
      port: apiPort,
      issuer: provider.issuer,
      reportStores: reportStores ?? sampleReports(today),
      ...(samples && { samples }),
    });
    return {
      issuer: provider.issuer,
      clientId,
      providerOrigin: provider.origin,
      apiOrigin: api.origin,
      stop: async () => {
        await Promise.all([api.stop(), provider.stop()]);
      },
    };
  } catch (error) {
    await provider.stop();
    throw error;
  }
}

function localDate() {
  const now = new Date();
  const month = String(now.getMonth() + 1).padStart(2, '0');
  return `${now.getFullYear()}${month}${String(now.getDate()).padStart(2, '0')}`;
}

const sampleReports =
  (today: string): ApiOptions['reportStores'] =>
  (imageBase) => ({
    usual: once(() => createReportStore({ today, imageBase })),
    hostile: once(() =>
      generateReportStore({ reports: 12, articles: 40, history: 30, hostile: true, today, imageBase }),
    ),
    large: once(() =>
      generateReportStore({ seed: 2, reports: 500, articles: 2000, history: 3000, today, imageBase }),
    ),
  });

function once<T>(make: () => T) {
  let cached: { made: T } | undefined;
  return () => (cached ??= { made: make() }).made;
}
