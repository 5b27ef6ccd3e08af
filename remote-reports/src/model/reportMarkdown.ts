import type { Action, Article, Report } from '@portal/shared';
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
    'Built with AI. It can be wrong. Before you act on something, read the original.',
    summary === null ? null : `${heading(2, 'Executive Summary')}\n\n${markdownText(summary)}`,
    heading(2, 'Articles'),
    ...(articles.length > 0
      ? articles.map((article) => articleMarkdown(article, address))
      : ['No articles in this report.']),
  ];
  return `${join(parts)}\n`;
}

const articleMarkdown = ({ anchor, topic, title, link, analysis, actions }: Article, address: string) =>
  join([
    heading(3, title),
    `Topic: ${inLine(topic ?? 'No topic')}`,
    link ? `Original: <${link.href}>` : 'No link to the original',
    `In the portal: <${address}#a-${anchor}>`,
    analysis === null ? null : markdownText(analysis),
    ...actions.map(actionMarkdown),
  ]);

const actionMarkdown = ({ name, organisationType, action, impact }: Action) =>
  join([
    heading(4, name ?? 'Action'),
    `Organisation type: ${inLine(organisationType ?? 'Unspecified')}`,
    action === null ? null : `Action: ${inLine(action)}`,
    impact === null ? null : `Impact: ${inLine(impact)}`,
  ]);

const heading = (level: number, text: string) => `${'#'.repeat(level)} ${inLine(text)}`;

const inLine = (text: string) => markdownText(oneLine(text));

const join = (parts: (string | null)[]) => parts.filter((part) => part !== null && part !== '').join('\n\n');
