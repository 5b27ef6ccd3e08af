import { toReport } from '../api/toReport';
import { sampleAnswer } from '../testing/sampleAnswer';
import { permalink } from './permalink';

const report = toReport(sampleAnswer(), 'energy & more');

test('R-9 the address of the latest report is the one of its date, which is the same report tomorrow', () => {
  expect(permalink(report, 'latest')).toBe('/reports/energy%20%26%20more/20240102');
});

test('R-9 a dated report keeps its address, in the history or not', () => {
  expect(permalink(report, '20200101')).toBe('/reports/energy%20%26%20more/20200101');
});

test('R-9 without a known date there is only the address of the latest', () => {
  expect(permalink({ ...report, history: [] }, 'latest')).toBe('/reports/energy%20%26%20more');
});
