import { failure, type Answer } from './answer.ts';
import { hostilePerson } from '../data/hostile/hostilePerson.ts';
import { findPerson } from '../people.ts';
import type { FaultMode } from './faults.ts';

export interface ReportStore {
  list: () => { slug: string }[];
  report: (slug: string, version: string) => { report: object; history: string[] } | null;
}

/** Created on first use: the large one is slow. */
export type ReportStores = { usual: () => ReportStore; hostile: () => ReportStore; large: () => ReportStore };

export function answerUser(id: string, mode: FaultMode): Answer {
  if (mode === 'empty') return ok({});
  return ok({ ...findPerson(id), ...(mode === 'hostile' && hostilePerson), id });
}

export function answerList(stores: ReportStores, mode: FaultMode): Answer {
  return ok({ reports: mode === 'empty' ? [] : storeFor(stores, mode).list() });
}

export function answerReport(
  stores: ReportStores,
  { slug, version }: { slug: string; version: string },
  mode: FaultMode,
): Answer {
  const store = storeFor(stores, mode);
  const found = store.report(slug, version) ?? (isGenerated(mode) ? anyReport(store) : null);
  if (!found) return failure(404, 'There is no such report.');
  return ok(mode === 'empty' ? { report: { ...found.report, articles: [] }, history: [] } : found);
}

function ok(body: unknown): Answer {
  return { status: 200, body };
}

function isGenerated(mode: FaultMode): mode is 'hostile' | 'large' {
  return mode === 'hostile' || mode === 'large';
}

function storeFor(stores: ReportStores, mode: FaultMode) {
  return isGenerated(mode) ? stores[mode]() : stores.usual();
}

/** A generated store does not know the sample reports: any of its own will do. */
function anyReport(store: ReportStore) {
  const first = store.list()[0];
  return first ? store.report(first.slug, 'latest') : null;
}
