import { vocabulary } from './vocabulary.ts';
import type { Article } from '../ReportStore.ts';
import type { Random } from './createRandom.ts';

const { companies, events, orgTypes, outlets, outlooks, reasons, regions, topics } = vocabulary;

export function plausibleArticle(random: Random, id: string): Article {
  const company = random.pick(companies);
  const event = random.pick(events);
  const region = random.pick(regions);
  const millions = random.between(2, 900);
  return {
    article_id: id,
    topic: { alias: random.pick(topics) },
    news_result: {
      title: `${company} ${event} at ${region}, worth €${millions} million`,
      link: `https://www.${random.pick(outlets)}.example/${id}`,
    },
    analysis: {
      summary:
        `${company} ${event} at ${region}. The volume is put at €${millions} million over ` +
        `${random.between(2, 12)} years and concerns ${random.between(20, 4000)} people. ` +
        `${random.pick(reasons)} ${random.pick(outlooks)}`,
      article_readable: random.happens(0.9) ? 'True' : 'False',
    },
    actions: Array.from({ length: random.between(0, 3) }, () => ({
      name: random.pick(companies),
      org_type: random.pick(orgTypes),
      action: `Sets aside €${random.between(1, 60)} million and reports every quarter.`,
      impact: random.pick(outlooks),
    })),
  };
}
