/** @typedef {import('./readConfig.mjs').PortalConfig} PortalConfig */

/**
 * @typedef {object} PageParts
 * @property {PortalConfig} config
 * @property {{ name: string, entry: string }[]} remotes the registry: federation name and address of manifest or entry
 * @property {string[]} scripts the host's scripts, in order
 * @property {Record<string, string>} [integrity] the integrity value of every script of the set by its path
 * @property {Record<string, string[]>} [preloads] scripts that are needed first, by the kind of address: see `preload`
 */

/** @param {string} text */
const escapeHtml = (text) => text.replace(/[&<>"]/g, (character) => `&#${String(character.charCodeAt(0))};`);

/** Data inside a script element ends where the parser sees a tag, whatever the type says. @param {unknown} value */
const inlineJson = (value) => JSON.stringify(value).replace(/</g, '\\u003c');

const icon =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'%3E%3Crect width='24' height='24' rx='6' fill='%2317212b'/%3E%3Cpath d='M7 17v-4M12 17V8M17 17v-7' stroke='%238ab8f5' stroke-width='2.5' stroke-linecap='round'/%3E%3C/svg%3E";

/** The canvas and the bar in the right theme before any script has run: no flash, and a sign of life. */
export const pageStyle = `html{background:#f7f7f5;color-scheme:light}html[data-theme=dark]{background:#121518;color-scheme:dark}@media(prefers-color-scheme:dark){html:not([data-theme=light]){background:#121518;color-scheme:dark}}body{margin:0}#root:empty::before{content:"";display:block;height:57px;background:#17212b}noscript p{font:1rem/1.5 system-ui,sans-serif;padding:1rem 2rem}`;

/** The reader's own choice of theme; the host's themeAtom writes it. */
export const themeScript = `try{var t=localStorage.getItem("portal.theme");if(t==="light"||t==="dark")document.documentElement.dataset.theme=t}catch(e){}`;

/**
 * The release page: the only file of a release that ever changes. It names one exact build of every app.
 *
 * @param {PageParts} parts
 * @returns {string}
 */
export function renderPage({ config, remotes, scripts, integrity }) {
  const api = config.apiHosts[config.environment] ?? '';
  const origins = [...new Set([new URL(api).origin, new URL(config.identityProvider.issuer).origin])];
  const script = (/** @type {string} */ src) =>
    `<script defer src="${escapeHtml(src)}"${integrity?.[src] ? ` integrity="${integrity[src]}" crossorigin="anonymous"` : ''}></script>`;

  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${escapeHtml(config.productTitle)}</title>
<link rel="icon" href="${icon}">
<style>${pageStyle}</style>
<script>${themeScript}</script>
${origins.map((origin) => `<link rel="preconnect" href="${escapeHtml(origin)}" crossorigin>`).join('\n')}
<script type="application/json" id="portal-page">${inlineJson({ config, remotes, ...(integrity && { integrity }) })}</script>
${scripts.map(script).join('\n')}
</head>
<body>
<div id="root"></div>
<noscript><p>${escapeHtml(config.productTitle)} needs JavaScript. Please switch it on for this site and load the page again.</p></noscript>
</body>
</html>
`;
}
