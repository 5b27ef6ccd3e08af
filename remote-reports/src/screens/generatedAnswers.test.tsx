import { keyOf, reportAtom, reportListAtom, type Store } from '@portal/shared';
import { anyLike, createTestStore, markupAt, startStopwatch } from '@portal/shared/testing';
import fc from 'fast-check';
import type { ReactElement } from 'react';
import { toReport } from '../api/toReport';
import { toReportList } from '../api/toReportList';
import { latestVersion } from '../model/latestVersion';
import { sampleAnswer } from '../testing/sampleAnswer';
import { sampleArticle } from '../testing/sampleArticle';
import { sampleItem } from '../testing/sampleItem';
import { ReportListScreen } from './ReportListScreen';
import { ReportScreen } from './ReportScreen';

const thousand = { numRuns: 1000, seed: 20_261_122 };
const now = Date.now();
const times = { list: startStopwatch('a list'), report: startStopwatch('a report') };

beforeEach(() => {
  for (const method of ['warn', 'error', 'debug'] as const)
    jest.spyOn(console, method).mockImplementation(() => undefined);
});

/** Where the links and pictures of a screen lead, beyond the portal's own addresses. */
function protocolsIn(store: Store, screen: ReactElement) {
  // At a place among the articles all of them are drawn at once.
  const markup = markupAt(screen, store, '/#summary');
  const addresses = [...markup.matchAll(/ (?:href|src|srcset|action)="([^"]*)"/g)].map(
    ([, text = '']) => text,
  );
  // React writes the quotes of a text as entities: what this finds are attributes.
  expect(markup).not.toMatch(/<(?:script|iframe|object)| on\w+="| style="[^"]*url/);
  return new Set(
    addresses.map((address) => (/^\/(?![/\\])|^#/.test(address) ? 'own' : new URL(address).protocol)),
  );
}

const protocolOf = (address: string | null | undefined) => (address ? new URL(address).protocol : 'own');
const allowed = ['own', 'http:', 'https:'];

test('B-41, T-13 of a thousand lists each is parsed or refused, and none leads to another protocol', () => {
  const answers = anyLike({ reports: [sampleItem(), sampleItem({ slug: 7, image: null })] });
  let parsed = 0;
  fc.assert(
    fc.property(answers, (answer) => {
      const stop = times.list();
      const items = parsedOrNull(() => toReportList(answer, ['https://images.example']));
      stop();
      if (!items) return;
      for (const { image } of items) expect(allowed).toContain(protocolOf(image));
      parsed += 1;
      if (parsed % 10 > 0) return;
      const store = createTestStore();
      store.set(reportListAtom, { status: 'ready', key: keyOf([]), data: items, at: now });
      for (const protocol of protocolsIn(store, <ReportListScreen />)) expect(allowed).toContain(protocol);
    }),
    thousand,
  );
  expect(parsed).toBeGreaterThan(500);
});

function parsedOrNull<T>(parse: () => T): T | null {
  try {
    return parse();
  } catch (error) {
    expect(String(error)).toMatch(
      /^Error: (the answer holds no (report|list of reports)|no entry of the list is a report)$/,
    );
    return null;
  }
}

test('B-41, T-13 of a thousand reports each is parsed or refused, and none leads to another protocol', () => {
  let parsed = 0;
  fc.assert(
    fc.property(anyLike(sampleAnswer({ articles: [sampleArticle(), sampleArticle()] })), (answer) => {
      const stop = times.report();
      const report = parsedOrNull(() => toReport(answer, 'energy'));
      stop();
      if (!report) return;
      for (const { link } of report.articles) expect(allowed).toContain(protocolOf(link?.href));
      parsed += 1;
      if (parsed % 10 > 0) return;
      const store = createTestStore();
      store.set(reportAtom, {
        status: 'ready',
        key: keyOf(['energy', latestVersion]),
        data: report,
        at: now,
      });
      const screen = <ReportScreen slug="energy" />;
      for (const protocol of protocolsIn(store, screen)) expect(allowed).toContain(protocol);
    }),
    thousand,
  );
  expect(parsed).toBeGreaterThan(500);
});
