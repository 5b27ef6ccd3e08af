import { yearsOfHistory } from '@portal/scripts/browser/yearsOfHistory.ts';
import type { AccessibleScreen } from './AccessibleScreen';
import { compare, line } from './comparing';
import { expect } from './test';

/** States that the tools of a report open. */
export const reportToolScreens: AccessibleScreen[] = [
  {
    name: 'the history panel',
    path: '/reports/renewable-energy',
    ready: async (reader) => {
      await reader.report.historyButton.click();
      await expect(reader.history.links.first()).toBeVisible();
    },
  },
  {
    name: 'the ways to save a report',
    path: '/reports/renewable-energy',
    ready: async (reader) => {
      await reader.report.tool('Save').click();
      await expect(reader.page.getByRole('dialog', { name: 'Save' })).toBeVisible();
    },
  },
  {
    name: 'the choice of text',
    path: '/reports/renewable-energy',
    ready: async ({ report: { text } }) => {
      await text.button.click();
      await expect(text.panel).toBeVisible();
    },
  },
  {
    name: 'a history of years',
    path: '/reports/renewable-energy',
    before: yearsOfHistory,
    ready: async ({ report, history }) => {
      await report.historyButton.click();
      await history.month.selectOption('April 2021');
      await expect(history.link('Thu Apr 15, 2021')).toBeVisible();
    },
  },
  {
    name: 'a report that is compared',
    path: '/reports/renewable-energy',
    ready: async (reader) => {
      await compare(reader);
      await expect(line(reader)).toBeVisible();
    },
  },
  {
    name: 'the ways to share a report',
    path: '/reports/renewable-energy',
    before: (page) => page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share')),
    ready: async ({ page, report }) => {
      await report.tool('Share').click();
      await expect(page.getByRole('dialog', { name: 'Share' })).toBeVisible();
    },
  },
];
