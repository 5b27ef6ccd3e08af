import type { PortalPage } from './PortalPage';

/** The id of the page's data block. */
export const pageDataId = 'portal-page';

/**
 * What the page carries. Throws a sentence for whoever runs the portal when the page was not written by it: the text
 * of a page that `compose` wrote has been checked there.
 */
export function readPage(page: Document): PortalPage {
  const text = page.getElementById(pageDataId)?.textContent;
  if (!text)
    throw new Error(`The page has no data block #${pageDataId}: it was not written by the release tool.`);
  return JSON.parse(text) as PortalPage;
}
