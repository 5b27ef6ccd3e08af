import { historyPaths } from '../historyPaths.ts';
import { withSeparator } from '../workdays.ts';
import { createRandom, type Choices } from './createRandom.ts';
import { plausibleArticle } from './plausibleArticle.ts';
import { plausibleSummary } from './plausibleSummary.ts';
import { vocabulary } from './vocabulary.ts';
import type { ListItem, ReportAnswer } from '../ReportStore.ts';

const images: Choices = [
  'renewable-energy',
  'pharma-health',
  'semiconductors',
  'retail-consumer',
  'aviation-travel',
];
const { regions, sectors, tags } = vocabulary;

const inTurn = (texts: Choices, index: number) => texts[index % texts.length] ?? texts[0];

/** Builds each answer when asked: half a thousand reports of two thousand articles would fill the memory. */
export function createSoundStore({
  seed,
  reports,
  articles,
  dates,
  today,
  imageBase,
}: {
  seed: number;
  /** items of the list */
  reports: number;
  /** per report */
  articles: number;
  /** of each report, newest first */
  dates: string[];
  today: string;
  imageBase: string;
}) {
  const heads = Array.from({ length: reports }, (_, index) => soundHead(index));
  const bySlug = new Map(heads.map((head) => [head.slug, head]));

  function soundHead(index: number): ListItem {
    const random = createRandom(`${seed}/report/${index}`);
    const sector = inTurn(sectors, index);
    const region = inTurn(regions, Math.floor(index / sectors.length));
    const round = Math.floor(index / (sectors.length * regions.length));
    const name = `${sector} ${region}${round ? ` ${round + 1}` : ''}`;
    return {
      name,
      slug: name.toLowerCase().replaceAll(' ', '-'),
      tag: random.pick(tags),
      image: `${imageBase}/${inTurn(images, index)}.svg`,
      last_modified: `${withSeparator(today, '-')}T05:${random.between(10, 59)}:00Z`,
      summary: { actions_summary: plausibleSummary(random) },
    };
  }

  function makeArticles(key: string, count: number) {
    const random = createRandom(`${seed}/articles/${key}`);
    const prefix = key.replace(/[^a-z0-9]+/g, '-');
    return Array.from({ length: count }, (_, index) => plausibleArticle(random, `${prefix}-${index + 1}`));
  }

  return {
    articles: makeArticles,
    list: () => heads,
    report(slug: string, version: string): ReportAnswer | null {
      const head = bySlug.get(slug);
      const date = version === 'latest' ? dates[0] : version;
      if (!head || !date || !dates.includes(date)) return null;
      return {
        report: {
          ...head,
          last_modified: `${withSeparator(date, '-')}${head.last_modified.slice(10)}`,
          articles: makeArticles(`${slug}/${date}`, articles),
        },
        history: historyPaths(slug, dates),
      };
    },
    dates: (slug: string) => (bySlug.has(slug) ? dates : null),
  };
}
