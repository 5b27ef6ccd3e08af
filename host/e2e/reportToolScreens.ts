import type { AccessibleScreen } from './AccessibleScreen';
import { expect } from './test';

/** What the tools of a report open. */
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
];
