import type { PortalPage } from './PortalPage';

export const pageDataId = 'portal-page';

/** Reads the page's data, which was validated when the page was rendered. Throws a sentence for pages without any. */
export const readPage = (page: Document): PortalPage =>
  parsePageData(page.getElementById(pageDataId)?.textContent);

/** @param text of the data block */
export function parsePageData(text?: string): PortalPage {
  if (!text)
    throw new Error(`The page has no data block #${pageDataId}: it was not written by the release tool.`);
  return JSON.parse(text) as PortalPage;
}
