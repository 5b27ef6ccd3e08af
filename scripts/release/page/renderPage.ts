import type { PortalConfig } from '@portal/shared';
import { earlyNeeds } from '@portal/host/src/page/earlyNeeds.ts';
import { faultTexts } from '@portal/host/src/page/faultTexts.ts';
import type { PortalPage, RemoteEntry } from '@portal/host/src/page/PortalPage';
import { earlyScript } from './earlyScript.ts';

export type { RemoteEntry };

export interface PageParts extends Omit<PortalPage, 'early'> {
  /** runs before anything is painted; builds from before `host/src/boot` have none */
  bootScript?: string;
  /** the boot script hides what the page says where no script reaches it; that of an older host would not */
  hidesFault?: boolean;
  /** the host's, in order */
  scripts: string[];
  /** for the home screen of a phone; older builds of the host have none */
  touchIcon?: string;
  /** every build loads its scripts by the one policy of the page (`host/src/boot/guardScripts.ts`) */
  guardsScripts?: boolean;
  /** the page itself asks for what an address needs first; the boot script of an older host does it */
  asksEarly?: boolean;
}

/** Trusted Types: scripts by one policy, no HTML. In the page: headers would hold for older builds of a rollback. */
const scriptGuard = ({ reportTo }: PortalConfig) =>
  `<meta http-equiv="Content-Security-Policy" content="require-trusted-types-for 'script'; trusted-types portal${reportTo ? '; report-to portal' : ''}">\n`;

const escapeHtml = (text: string) =>
  text.replace(/[&<>"]/g, (character) => `&#${String(character.charCodeAt(0))};`);

/** `<` could end the script element, whatever its type. */
const inlineJson = (value: unknown) => JSON.stringify(value).replace(/</g, '\\u003c');

const icon =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'%3E%3Crect width='24' height='24' rx='6' fill='%2317212b'/%3E%3Cpath d='M7 17v-4M12 17V8M17 17v-7' stroke='%238ab8f5' stroke-width='2.5' stroke-linecap='round'/%3E%3C/svg%3E";

/** Of a phone's own bar: the navigation bar's in either theme (`shared/src/ui/theme.ts`). */
const barColors = { light: '#17212b', dark: '#0d1012' };

const themeColors = Object.entries(barColors)
  .map(
    ([theme, color]) =>
      `<meta name="theme-color" content="${color}" media="(prefers-color-scheme: ${theme})">`,
  )
  .join('\n');

/** Seen without a script or a style, until the boot script hides it (`host/src/boot/insertPageStyle.ts`). */
const fault = `<p class="no-boot">${faultTexts.notLoaded} <a href="">${faultTexts.loadAgain}</a></p>`;

/** The release page, the only mutable file of a release. It names one exact build of every app. */
export function renderPage({
  config,
  remotes,
  bootScript,
  hidesFault = false,
  touchIcon,
  scripts,
  release,
  integrity,
  guardsScripts = false,
  asksEarly = false,
}: PageParts): string {
  const early = asksEarly ? earlyNeeds(remotes, config) : undefined;
  const api = config.apiHosts[config.environment];
  const origins = [...new Set([new URL(api).origin, new URL(config.identityProvider.issuer).origin])];
  // Chromium holds scripts of a low priority, as deferred ones are, back behind one that blocks the parser.
  const script = (src: string, when: '' | 'defer fetchpriority="high" ' = '') =>
    `<script ${when}src="${escapeHtml(src)}"${integrity?.[src] ? ` integrity="${integrity[src]}" crossorigin="anonymous"` : ''}></script>`;

  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
${guardsScripts ? scriptGuard(config) : ''}<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<meta name="color-scheme" content="light dark">
${themeColors}
<meta name="robots" content="noindex">
<title>${escapeHtml(config.productTitle)}</title>
<link rel="icon" href="${icon}">
${touchIcon ? `<link rel="apple-touch-icon" href="${escapeHtml(touchIcon)}">\n` : ''}${origins.map((origin) => `<link rel="preconnect" href="${escapeHtml(origin)}" crossorigin>`).join('\n')}
<script type="application/json" id="portal-page">${inlineJson({ config, ...(release && { release }), remotes, ...(integrity && { integrity }), ...(early && { early }) })}</script>
${early ? `<script>${earlyScript}</script>\n` : ''}${scripts.map((src) => script(src, 'defer fetchpriority="high" ')).join('\n')}
${bootScript ? script(bootScript) : ''}
</head>
<body>
<noscript><p>${escapeHtml(config.productTitle)} needs JavaScript. Please switch it on for this site and load the page again.</p></noscript>
<div id="root"><div class="first-bar" aria-hidden="true" hidden><svg viewBox="0 0 24 24"><rect x="2" y="2" width="20" height="20" rx="5" fill="#8ab8f5"/><path d="M7 16.5v-4M12 16.5v-9M17 16.5v-6" stroke="#17212b" stroke-width="2.5" stroke-linecap="round"/></svg>${escapeHtml(config.company)}</div>${hidesFault ? fault : ''}</div>
</body>
</html>
`;
}
