import type { Action, Article, Report } from '@portal/shared';
import { fileTexts } from '../texts/fileTexts';
import { articleTexts } from '../texts/articleTexts';
import { dayToText } from './dayToText';
import { markdownText } from './markdownText';
import { oneLine } from './oneLine';

/**
 * A report as a Markdown text, in its order.
 *
 * @param address of the report
 */
export function reportMarkdown({ name, modified, summary, articles }: Report, address: string): string {
  const parts = [
    heading(1, name),
    modified && dayToText(modified.day),
    `<${address}>`,
    fileTexts.builtWithAi,
    summary === null ? null : `${heading(2, fileTexts.summary)}\n\n${markdownText(summary)}`,
    heading(2, fileTexts.articles),
    ...(articles.length > 0
      ? articles.map((article) => articleMarkdown(article, address))
      : [fileTexts.noArticles]),
  ];
  return `${join(parts)}\n`;
}

const articleMarkdown = ({ anchor, topic, title, link, analysis, actions }: Article, address: string) =>
  join([
    heading(3, title),
    fileTexts.topic(inLine(topic ?? articleTexts.noTopic)),
    link ? fileTexts.original(`<${link.href}>`) : articleTexts.noOriginal,
    fileTexts.inPortal(`<${address}#a-${anchor}>`),
    analysis === null ? null : markdownText(analysis),
    ...actions.map(actionMarkdown),
  ]);

const actionMarkdown = ({ name, organisationType, action, impact }: Action) =>
  join([
    heading(4, name ?? fileTexts.unnamedAction),
    fileTexts.organisationType(inLine(organisationType ?? articleTexts.noOrganisationType)),
    action === null ? null : fileTexts.action(inLine(action)),
    impact === null ? null : fileTexts.impact(inLine(impact)),
  ]);

const heading = (level: number, text: string) => `${'#'.repeat(level)} ${inLine(text)}`;

const inLine = (text: string) => markdownText(oneLine(text));

const join = (parts: (string | null)[]) => parts.filter((part) => part !== null && part !== '').join('\n\n');
