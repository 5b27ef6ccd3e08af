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
    allowed: "export const It = () => <p className={'x'} />;",
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
  ...[
    ["document.querySelector<HTMLElement>('main a')", "document.getElementById('main')"],
    ["document.getElementsByTagName('h3')[0]", "document.getElementById('main')"],
    ["(document.activeElement as HTMLElement).closest('main')", 'document.activeElement'],
  ].map(([forbidden = '', allowed = '']) => ({
    wall: `selectors: ${forbidden}`,
    at: 'remote-reports/src/components/useCard.ts',
    forbidden: `export const it = () => ${forbidden};`,
    rule: syntax,
    says: 'by a ref',
    allowed: `export const it = () => ${allowed};`,
  })),
  ...[
    ['<p>Read it</p>', '<p>{cardTexts.read} · </p>'],
    ["<p>{{ on: 'Read' }.on}</p>", "<p>{{ on: cardTexts.read, is: 'read' }.on}</p>"],
    ["<p>{it ? 'Read it' : 'Read'}</p>", '<p>{it ? cardTexts.read : cardTexts.all}</p>'],
    ["<p>{'Read it'}</p>", '<p>{cardTexts.read}</p>'],
    ['<p aria-label="Card" />', '<p aria-label={cardTexts.name} className="card" />'],
    [
      '<p aria-label={`Card ${String(1)}`} />',
      '<p aria-label={cardTexts.nameOf(1)} id={`card-${String(1)}`} />',
    ],
  ].map(([forbidden = '', allowed = '']) => ({
    wall: `words for readers: ${forbidden}`,
    at: component,
    forbidden: `export const It = () => ${forbidden};`,
    rule: syntax,
    says: 'texts/',
    allowed: `import { cardTexts } from '../texts/cardTexts';\nexport const It = () => ${allowed};`,
  })),
  {
    wall: 'selectors: outside the file that has a reason',
    at: 'host/src/state/followTheme.ts',
    forbidden: "export const it = () => document.querySelector('main a');",
    rule: syntax,
    allowed: "export const it = () => document.querySelector('main a');",
    allowedAt: 'host/src/state/createPlaces.ts',
  },
];
