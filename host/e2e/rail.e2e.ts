import { changeReport } from './changeAnswers';
import { pressTo } from './focusStops';
import { pretendNewer } from './pretendNewer';
import type { Reader } from './Reader';
import { openReport, scrollTo } from './standing';
import { expect, test } from './test';

const places = ['East', 'North', 'South', 'West'];

/** A report of four times the topics: more than its rail has room for. */
async function openLongReport(reader: Reader) {
  await changeReport(reader, (report) => {
    report.articles = report.articles.flatMap((article) =>
      places.map((place) => ({ ...article, topic: { alias: `${article.topic.alias} ${place}` } })),
    );
  });
  await openReport(reader, '/reports/renewable-energy');
  await expect(reader.report.nextArticle).toBeVisible();
}

test('WCAG 2.4.11 the buttons below a long rail never cover the topic that has the focus', async ({
  arriveSignedIn,
}) => {
  const reader = await arriveSignedIn({ reducedMotion: 'reduce' });
  const { report } = reader;
  await openLongReport(reader);
  const links = report.topics.getByRole('link');
  const [first, last] = [links.first(), links.last()];
  const nameOf = async (link: typeof first) => `a: ${(await link.getAttribute('aria-label')) ?? ''}`;
  await first.focus();
  expect((await pressTo(reader, await nameOf(last))).length).toBeGreaterThan(20);
  expect((await pressTo(reader, await nameOf(first), 'Shift+Tab')).length).toBeGreaterThan(20);
});

test('R-20 a line at the lower edge of the window leaves the buttons below a long rail free', async ({
  arriveSignedIn,
}) => {
  const reader = await arriveSignedIn({ reducedMotion: 'reduce' });
  const { report, releaseNotice } = reader;
  await openLongReport(reader);
  await scrollTo(reader, 3, 72);
  await pretendNewer(reader);
  const bottomOf = async () => {
    const box = await report.nextArticle.boundingBox();
    return (box?.y ?? 0) + (box?.height ?? 0);
  };
  const line = await releaseNotice.line.boundingBox();
  expect(await bottomOf()).toBeGreaterThan(400);
  expect(await bottomOf()).toBeLessThanOrEqual(line?.y ?? 0);
});
