import { toReport } from '../api/toReport';
import { sampleAnswer } from '../testing/sampleAnswer';
import { sampleArticle } from '../testing/sampleArticle';
import { reportMarkdown } from './reportMarkdown';

const address = 'https://portal.example/reports/energy/20240102';
const markdownOf = (parts: Record<string, unknown>) =>
  reportMarkdown(toReport(sampleAnswer(parts), 'energy'), address);

test('R-19 a report as Markdown has all of its text, and says that it is built with AI', () => {
  expect(markdownOf({}).split('\n\n')).toEqual([
    '# Energy',
    'Tue, January 2, 2024',
    `<${address}>`,
    'Built with AI. It can be wrong. Before you act on something, read the original.',
    '## Executive Summary',
    'A quiet day.',
    'Nothing is urgent.',
    '## Articles',
    '### A cable comes ashore',
    'Topic: Grid',
    'Original: <https://www.ft.example/cable>',
    `In the portal: <${address}#a-grid-1>`,
    'The cable is early.',
    '#### Watch the tender',
    'Organisation type: Utility',
    'Action: Read it by Friday.',
    'Impact: A better offer.\n',
  ]);
});

test('R-19 a title stays the text of its heading, whatever is in it', () => {
  const title = 'Gold\n## [x](javascript:alert(1)) <b>bold</b> | `code`';
  const markdown = markdownOf({ articles: [sampleArticle({ news_result: { title } })] });
  expect(markdown).toContain(
    '### Gold \\#\\# \\[x\\](javascript:alert(1)) \\<b\\>bold\\</b\\> \\| \\`code\\`\n\nTopic: Grid\n\nNo link to the original\n\n',
  );
});

test('R-19 a report without articles says so', () => {
  expect(markdownOf({ articles: [], summary: {} })).toMatch(/## Articles\n\nNo articles in this report\.\n$/);
});
