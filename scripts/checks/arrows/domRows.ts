import type { Row } from './Row.ts';

const syntax = 'no-restricted-syntax';
const component = 'remote-reports/src/components/Card.tsx';

/** Ways around React to the page's elements. */
export const domRows: Row[] = [
  {
    wall: 'markup: dangerouslySetInnerHTML',
    at: component,
    forbidden: "export const It = () => <p dangerouslySetInnerHTML={{ __html: 'x' }} />;",
    rule: syntax,
    says: 'as text',
    allowed: "export const It = () => <p title={'x'} />;",
  },
  ...[
    "(it: HTMLElement) => (it.innerHTML = 'x')",
    "(it: HTMLElement) => (it['outerHTML'] = 'x')",
    "(it: HTMLElement) => it.insertAdjacentHTML('afterend', 'x')",
    "() => document.write('x')",
  ].map((code) => ({
    wall: `markup: ${code}`,
    at: component,
    forbidden: `export const it = ${code};`,
    rule: syntax,
    says: 'as text',
    allowed: "export const it = (it: HTMLElement) => (it.textContent = 'x');",
  })),
  ...[
    "(it: HTMLElement) => it.dispatchEvent(new Event('click'))",
    "() => window.dispatchEvent(new CustomEvent('shown'))",
    "() => new MouseEvent('click')",
  ].map((code) => ({
    wall: `synthetic events: ${code}`,
    at: component,
    forbidden: `export const it = ${code};`,
    rule: syntax,
    says: 'Nobody pressed',
    allowed: 'export const it = (press: () => void) => press();',
  })),
];
