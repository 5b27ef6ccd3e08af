/** Canvas and bar until the bundles draw them; the bar's element is hidden without these rules. */
const rules = [
  'html{background:#f7f7f5;color-scheme:light}',
  'html[data-theme=dark]{background:#121518;color-scheme:dark}',
  '@media(prefers-color-scheme:dark){html:not([data-theme=light]){background:#121518;color-scheme:dark}}',
  'body{margin:0}',
  '.first-bar{display:flex;align-items:center;height:56px;padding:0 max(16px,calc(50vw - 568px));background:#17212b;border-bottom:1px solid #2c3945;color:#fff;font:650 1rem/1.5 system-ui,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif}',
  '.first-bar svg{width:28px;height:28px;margin-right:10px}',
  '.first-fault{padding:16px max(16px,calc(50vw - 568px));color:CanvasText;font:1rem/1.5 system-ui,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif}',
  '.first-fault button{min-height:44px;padding:0 20px;border:1px solid;border-radius:6px;background:0 0;color:inherit;font:inherit;font-weight:600;cursor:pointer}',
];

/** Styles the page before the first paint. Rules inserted by a script need no hash in the page's policy. */
export function insertPageStyle(): void {
  const style = document.createElement('style');
  document.head.append(style);
  for (const rule of rules) style.sheet?.insertRule(rule, style.sheet.cssRules.length);
}
