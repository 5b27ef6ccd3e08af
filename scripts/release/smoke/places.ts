import type { Locator } from 'playwright-core';
import type { PortalPages } from '#browser/PortalPages.ts';

/* Places that a reader looks for, in several steps. */

export const loginButton = ({ login }: PortalPages): Locator => login.button;
export const firstReport = ({ list }: PortalPages): Locator => list.links.first();
export const heading = ({ main }: PortalPages): Locator => main.getByRole('heading', { level: 1 });
export const anything = ({ main }: PortalPages): Locator => main.locator(':scope > *').first();
export const firstArticle = ({ report }: PortalPages): Locator => report.articles.first();
export const reportList: string = '/reports';
/** The host's own screen for it has the bar, and needs no remote. */
export const nowhere: string = '/no-such-screen';
export const windows = { phone: { width: 390, height: 844 }, desk: { width: 1280, height: 720 } };
