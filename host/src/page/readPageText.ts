import type { PortalPage } from './PortalPage';
import { pageDataId, parsePageData } from './readPage';

/** The data block as the release tool writes it: without any `<`. */
const block = new RegExp(`<script type="application/json" id="${pageDataId}">([^<]+)</script>`);

/** Reads the data of a page that is not shown. To parse it as HTML, the page would need a policy that allows that. */
export const readPageText = (html: string): PortalPage => parsePageData(block.exec(html)?.[1]);
