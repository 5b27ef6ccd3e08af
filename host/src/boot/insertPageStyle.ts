const font = 'system-ui,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif';
const darkCanvas = '{background:#121518;color-scheme:dark}';
const darkBar = '{background:#0d1012;border-color:#31373d;color:#e6e8ea}';
const byChoice = 'html[data-theme=dark]';
const bySystem = 'html:not([data-theme=light])';

/**
 * Canvas and bar until the bundles draw them; without these rules the bar's element is hidden, and the page says that it
 * could not be loaded. The canvas is on screens alone: on paper it would lie behind the ink wherever backgrounds are printed.
 */
const rules = [
  '@media screen{html{background:#f7f7f5;color-scheme:light}}',
  'body{margin:0}',
  '.no-boot{display:none}',
  `.first-bar{display:flex;align-items:center;height:3.5rem;padding:0 1rem;background:#17212b;border-bottom:1px solid #2c3945;color:#fff;font:650 1rem/1.5 ${font}}`,
  '.first-bar svg{width:1.75rem;height:1.75rem;margin-right:.625rem}',
  `.first-fault{padding:1rem;color:CanvasText;font:1rem/1.5 ${font}}`,
  '.first-fault button{min-height:44px;padding:0 20px;border:1px solid;border-radius:6px;background:0 0;color:inherit;font:inherit;font-weight:600;cursor:pointer}',
  '@media(min-width:768px){.first-bar,.first-fault{padding-inline:min(1.5rem,3.2vw)}}',
  '@media(min-width:1024px){.first-bar,.first-fault{padding-inline:max(2rem,50vw - 35.5rem)}}',
  `@media screen{${byChoice}${darkCanvas}${byChoice} .first-bar${darkBar}}`,
  `@media screen and (prefers-color-scheme:dark){${bySystem}${darkCanvas}${bySystem} .first-bar${darkBar}}`,
];

/** Styles the page before the first paint. Rules inserted by a script need no hash in the page's policy. */
export function insertPageStyle(): void {
  const style = document.createElement('style');
  document.head.append(style);
  for (const rule of rules) style.sheet?.insertRule(rule, style.sheet.cssRules.length);
}
