const entities = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ["'", '&#39;'],
]);

export function escapeHtml(value: unknown) {
  return String(value).replace(/[&<>"']/g, (character) => entities.get(character) ?? character);
}

const style = `
  :root { color-scheme: light dark; --ground: #f4f5f7; --card: #fff; --ink: #1b1f27; --soft: #566072;
    --line: #d5d9e0; --edge: #868f9e; --accent: #1f4fd8; --accent-soft: #e8eefc; }
  @media (prefers-color-scheme: dark) {
    :root { --ground: #11141a; --card: #1a1f28; --ink: #eceff4; --soft: #a5afbf; --line: #363e4c; --edge: #6f7a8c;
      --accent: #9db8ff; --accent-soft: #26324d; }
  }
  * { box-sizing: border-box; }
  body { margin: 0; min-height: 100vh; padding: 2rem 1rem; background: var(--ground); color: var(--ink);
    font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
  main { max-width: 30rem; margin: 0 auto; padding: 1.5rem; background: var(--card); border: 1px solid var(--line);
    border-radius: .75rem; }
  main.wide { max-width: 52rem; }
  h1 { margin: 0 0 .25rem; font-size: 1.5rem; line-height: 1.25; }
  h2 { margin: 2rem 0 .5rem; font-size: 1.125rem; }
  p { margin: 0 0 1rem; color: var(--soft); }
  a { color: var(--accent); }
  ul { list-style: none; margin: 0 0 1rem; padding: 0; display: grid; gap: .5rem; }
  button { font: inherit; color: var(--ink); background: transparent; border: 1px solid var(--edge);
    border-radius: .5rem; padding: .625rem .875rem; min-height: 2.75rem; cursor: pointer; text-align: start; }
  button:hover { border-color: var(--accent); background: var(--accent-soft); }
  :focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
  .person { width: 100%; }
  .person small { display: block; color: var(--soft); font-size: .875rem; }
  .row { display: flex; flex-wrap: wrap; gap: .5rem; }
  label { display: grid; gap: .25rem; font-size: .875rem; color: var(--soft); }
  select, input { font: inherit; color: var(--ink); background: var(--card); border: 1px solid var(--edge);
    border-radius: .5rem; padding: .5rem; min-height: 2.75rem; max-width: 100%; }
  fieldset { border: 0; margin: 0 0 1rem; padding: 0; min-width: 0; }
  table { border-collapse: collapse; width: 100%; margin: 0 0 1rem; overflow-wrap: normal; }
  .alert { padding: .75rem; border-inline-start: 4px solid var(--accent); background: var(--accent-soft); color: var(--ink); }
  th, td { text-align: start; padding: .375rem .5rem .375rem 0; border-bottom: 1px solid var(--line); }
  .hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
`;

/** Frame of every page of the local stack, without scripts. `body` is HTML: escape what goes into it. */
export function page({ title, body, wide = false }: { title: string; body: string; wide?: boolean }) {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="data:,">
<style>${style}</style>
</head>
<body>
<main${wide ? ' class="wide"' : ''}>
${body}
</main>
</body>
</html>
`;
}

/** No `form-action`: Chromium applies it to the redirects after a form too, which lead back to the portal. */
export function pageHeaders(scriptHash?: string): Record<string, string> {
  const script = scriptHash ? `; script-src '${scriptHash}'` : '';
  return {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': `default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; frame-ancestors 'none'${script}`,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
  };
}
