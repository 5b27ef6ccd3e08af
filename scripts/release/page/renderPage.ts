import type { PortalPage } from '@portal/host/src/page/PortalPage';

export interface PageParts extends PortalPage {
  /** the host's, in order */
  scripts: string[];
}

const escapeHtml = (text: string) =>
  text.replace(/[&<>"]/g, (character) => `&#${String(character.charCodeAt(0))};`);

/** `<` could end the script element, whatever its type. */
const inlineJson = (value: unknown) => JSON.stringify(value).replace(/</g, '\\u003c');

const icon =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'%3E%3Crect width='24' height='24' rx='6' fill='%2317212b'/%3E%3Cpath d='M7 17v-4M12 17V8M17 17v-7' stroke='%238ab8f5' stroke-width='2.5' stroke-linecap='round'/%3E%3C/svg%3E";

/** Paints canvas and bar before any script runs, which avoids a flash. */
export const pageStyle = `html{background:#f7f7f5;color-scheme:light}html[data-theme=dark]{background:#121518;color-scheme:dark}@media(prefers-color-scheme:dark){html:not([data-theme=light]){background:#121518;color-scheme:dark}}body{margin:0}.first-bar{display:flex;align-items:center;height:56px;padding:0 max(16px,calc(50vw - 568px));background:#17212b;border-bottom:1px solid #2c3945;color:#fff;font:650 1rem/1.5 system-ui,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif}.first-bar svg{width:28px;height:28px;margin-right:10px}noscript p{font:1rem/1.5 system-ui,sans-serif;padding:1rem 2rem}`;

/** Applies the reader's theme, as stored by the host's themeAtom. */
export const themeScript = `try{var t=localStorage.getItem("portal.theme");if(t==="light"||t==="dark")document.documentElement.dataset.theme=t}catch(e){}`;

/**
 * Prefetches the address's scripts and, with an unexpired token, its first API answer, which the http client takes
 * over. On any error the portal simply does the same a little later.
 */
export const startScript = `try{(function(){
var page=JSON.parse(document.getElementById("portal-page").textContent),config=page.config,first=page.first,token;
if(!first||config.tokenStorage==="memory")return;
try{var stored=JSON.parse(self[config.tokenStorage||"localStorage"].getItem("okta-token-storage")).accessToken;
if(stored.expiresAt-30>Date.now()/1e3)token=stored.accessToken}catch(e){}
first.addresses.some(function(address){
var parts=new RegExp(address.pattern).exec(location.pathname);if(!parts)return false;
(token||address.isPublic?address.scripts:first.signedOut).forEach(function(src){
var link=document.createElement("link");link.rel="preload";link.as="script";link.href=src;link.crossOrigin="anonymous";link.fetchPriority="low";
if(page.integrity)link.integrity=page.integrity[src];document.head.appendChild(link)});
if(token&&address.call){
var url=config.apiHosts[config.environment]+address.call.replace(/[$](\\d)/g,function(all,n){return encodeURIComponent(decodeURIComponent(parts[n]))});
var answer=fetch(url,{headers:{Accept:"application/json, text/plain, */*",Authorization:"Bearer "+token},cache:"no-store",credentials:"omit",redirect:"error",referrerPolicy:"no-referrer"});
answer.catch(function(){});
self.portalFirstCall={url:url,token:token,at:Date.now(),answer:answer}}
return true})})()}catch(e){}`;

/** The release page, the only mutable file of a release. It names one exact build of every app. */
export function renderPage({ config, remotes, scripts, release, integrity, first }: PageParts): string {
  const api = config.apiHosts[config.environment];
  const origins = [...new Set([new URL(api).origin, new URL(config.identityProvider.issuer).origin])];
  const script = (src: string) =>
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
<script type="application/json" id="portal-page">${inlineJson({ config, ...(release && { release }), remotes, ...(integrity && { integrity }), ...(first && { first }) })}</script>
<script>${startScript}</script>
${scripts.map(script).join('\n')}
</head>
<body>
<div id="root"><div class="first-bar" aria-hidden="true"><svg viewBox="0 0 24 24"><rect x="2" y="2" width="20" height="20" rx="5" fill="#8ab8f5"/><path d="M7 16.5v-4M12 16.5v-9M17 16.5v-6" stroke="#17212b" stroke-width="2.5" stroke-linecap="round"/></svg>${escapeHtml(config.company)}</div></div>
<noscript><p>${escapeHtml(config.productTitle)} needs JavaScript. Please switch it on for this site and load the page again.</p></noscript>
</body>
</html>
`;
}
