/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type * as React from 'react';
import type * as ReactDom from 'react-dom';
import type * as ReactDomClient from 'react-dom/client';
import { root } from '#process/root.ts';
import dropHydration from './dropHydration.js';

const read = (file: string) => readFileSync(path.join(root, 'node_modules', file), 'utf8');
const whole = read('react-dom/cjs/react-dom-client.production.js');
const without = dropHydration(whole);

type Run = (exports: object, require: (name: string) => object | undefined) => void;

/** Exports of a CommonJS module, which runs as a script of the page. */
function evaluate(text: string): object {
  const script = document.createElement('script');
  script.textContent = `window.run = (exports, require) => {${text}\n};`;
  document.head.append(script);
  const exports = {};
  (window as unknown as { run: Run }).run(exports, (name) => packages.get(name));
  return exports;
}

const packages: Map<string, object> = new Map();
for (const name of ['react', 'scheduler', 'react-dom'])
  packages.set(name, evaluate(read(`${name}/cjs/${name}.production.js`)));

const react = packages.get('react') as typeof React;
const reactDom = packages.get('react-dom') as typeof ReactDom;
const client = (text: string) => evaluate(text) as typeof ReactDomClient;

/** Draws what has to do with parts that hydration is woven into, and gives the page after each step. */
async function pagesOf({ createRoot }: typeof ReactDomClient): Promise<string[]> {
  const { createElement: h, useState, useId, useActionState, Suspense, Activity } = react;
  const { flushSync, createPortal } = reactDom;
  let arrive: (text: string) => void = () => undefined;
  const text = new Promise<string>((resolve) => (arrive = resolve));
  const Late = () => h('p', {}, react.use(text));
  const Form = () => {
    const [sum, add] = useActionState((before: number) => before + 1, 5);
    return h('form', { action: add }, h('button', { id: 'send' }, String(sum)));
  };
  const Counter = () => {
    const [count, setCount] = useState(0);
    const counting = (next: number) => () => {
      setCount(next);
    };
    return h(
      'button',
      { id: 'count', 'data-id': useId(), onClick: counting(count + 1), onFocus: counting(10) },
      String(count),
    );
  };
  const page = ({ isHidden = false, isLate = true }) =>
    h(
      'main',
      {},
      h('title', {}, isHidden ? 'hidden' : 'shown'),
      h('meta', { name: 'description', content: 'a page' }),
      h('link', { rel: 'author', href: 'about' }),
      h(Counter),
      h(Form),
      h('input', { type: 'checkbox', defaultChecked: true, name: 'kept' }),
      h(Activity, { mode: isHidden ? 'hidden' : 'visible', children: h('b', {}, 'in sight') }),
      isLate && h(Suspense, { fallback: h('i', {}, 'waiting') }, h(Late), h('s', {}, 'beside it')),
      createPortal(h('aside', {}, 'elsewhere'), document.body),
    );

  document.head.replaceChildren();
  const container = document.createElement('div');
  document.body.replaceChildren(container);
  const drawing = createRoot(container);
  const pages: string[] = [];
  const note = () => pages.push(`${document.head.innerHTML}\n${document.body.innerHTML}`);
  const draw = (parts: Parameters<typeof page>[0]) => {
    flushSync(() => {
      drawing.render(page(parts));
    });
    note();
  };
  const press = (id: string) => document.getElementById(id)?.click();
  const shows = async (...parts: string[]) => {
    while (!parts.every((part) => container.innerHTML.includes(part)))
      await new Promise((resolve) => setTimeout(resolve, 10));
    note();
  };

  draw({});
  press('count');
  await shows('>1</button>');
  document.getElementById('count')?.focus();
  press('send');
  await shows('>10</button>', '>6</button>');
  arrive('there');
  await shows('<p>there</p>');
  draw({ isHidden: true });
  draw({ isLate: false });
  drawing.unmount();
  note();
  return pages;
}

test('a page is drawn, changed and taken away as with the whole of react-dom', async () => {
  const pages = await pagesOf(client(without));
  expect(pages).toEqual(await pagesOf(client(whole)));
  expect(pages[0]).toContain('<i>waiting</i>');
  expect(pages[1]).toMatch(/id="count"[^>]*>1</);
  expect(pages[2]).toMatch(/id="count"[^>]*>10</);
  expect(pages[2]).toMatch(/id="send"[^>]*>6</);
  expect(pages[3]).toContain('<p>there</p>');
  expect(pages[4]).toContain('<b style="display: none;">');
  expect(new Set(pages).size).toBe(pages.length);
});

test('nothing of it can take markup over', () => {
  expect(client(whole)).toHaveProperty('hydrateRoot');
  expect(client(without)).not.toHaveProperty('hydrateRoot');
  expect(without).not.toContain('unstable_scheduleHydration');
  expect(without).not.toMatch(/\bisHydrating = |\.(?:isD|d)ehydrated\b/);
});

test('a react-dom of another text is refused', () => {
  expect(() => dropHydration(whole.replace('isHydrating = !0', 'isHydrating = 1'))).toThrow(
    /^react-dom no longer has \/.*isHydrating.* times, but \d+\.$/,
  );
  expect(() => dropHydration(whole.replace('function retryIfBlockedOn(', 'function retry('))).toThrow(
    'react-dom no longer has the function retryIfBlockedOn.',
  );
  expect(() => dropHydration(whole.replace('exports.hydrateRoot', 'exports.hydrate'))).toThrow(
    'react-dom no longer has the export hydrateRoot.',
  );
});
