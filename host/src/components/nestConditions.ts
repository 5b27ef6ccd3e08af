import type { IStyleSheetManager } from 'styled-components';

type Plugin = NonNullable<IStyleSheetManager['stylisPlugins']>[number];
type Element = Parameters<Plugin>[0];

const conditions = ['@media', '@container', '@supports'];

/**
 * Writes a rule under a condition as `.card { @media print { … } }`, not as `@media print { .card { … } }`. To insert the
 * second makes Chromium compute the style of every element of the page again, and a late part of a screen inserts some.
 */
export const nestConditions: Plugin = (element, index, siblings) => {
  if (element.root || !conditions.includes(element.type)) return;
  const [first, ...others] = rulesUnder(element, []);
  if (!first) return;
  Object.assign(element, first);
  siblings.splice(index + 1, 0, ...others);
};

// The name is part of what styled-components makes class names of, and a minified one would change from build to build.
Object.defineProperty(nestConditions, 'name', { value: 'nest-conditions' });

/** Each rule under a condition, with the conditions, from the outermost on, inside it. */
function rulesUnder(condition: Element, outer: Element[]): Element[] {
  const path = [...outer, condition];
  return childrenOf(condition).flatMap((child) => {
    if (conditions.includes(child.type)) return rulesUnder(child, path);
    if (child.type !== 'rule') return [];
    const children = path.reduceRight<Element['children']>(
      (inner, one) => [{ ...one, root: child, children: inner }],
      child.children,
    );
    return { ...child, root: null, children };
  });
}

const childrenOf = ({ children }: Element): Element[] => (Array.isArray(children) ? children : []);
