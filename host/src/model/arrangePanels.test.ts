import { arrangePanels, noPanels, settlePanel, type PanelEvent } from './arrangePanels';

const order = ['a', 'b', 'c'];

/** The panels after these events: placed ones, `…` and what is waited for, and hidden ones in brackets. */
const after = (...events: string[]) => {
  const states = events
    .map((text): PanelEvent => {
      const [name = '', event] = text.split(' ');
      return { name, event: event === 'late' ? 'late' : 'ready' };
    })
    .reduce((before, event) => settlePanel(order, before, event), noPanels);
  return arrangePanels(order, states)
    .map(({ name, isShown }) => (isShown ? name : `(${name})`))
    .join(' ');
};

test.each([
  ['nothing', [], 'a (b) (c)'],
  ['the first', ['a ready'], 'a b (c)'],
  ['all in order', ['a ready', 'b ready', 'c ready'], 'a b c'],
  ['a later one first: it waits', ['c ready'], 'a (b) (c)'],
  ['the one before it then: both stand in order', ['b ready', 'c ready', 'a ready'], 'a b c'],
  ['a late one with nothing behind it: it stays in sight', ['a late'], 'a (b) (c)'],
  ['a late one: what is ready behind it passes', ['b ready', 'a late'], 'b (a) (c)'],
  ['a late one that is passed comes last', ['b ready', 'a late', 'c ready', 'a ready'], 'b c a'],
  [
    'a late one that comes before the others are there keeps its place',
    ['a late', 'a ready', 'b ready'],
    'a b c',
  ],
  ['all late, then one', ['a late', 'b late', 'c late', 'c ready'], 'c (a) (b)'],
  ['ready twice', ['a ready', 'a ready'], 'a b (c)'],
])('after %s', (_what, events, arranged) => {
  expect(after(...events)).toBe(arranged);
});

test('what stands never moves, whatever comes in whatever order', () => {
  const events = ['a ready', 'b ready', 'c ready', 'a late', 'b late'];
  const orders = permutations(events);
  for (const one of orders)
    one.forEach((_event, index) => {
      const placed = after(...one.slice(0, index))
        .split(' ')
        .filter((name) => /^\w$/.test(name));
      const shown = after(...one.slice(0, index + 1)).split(' ');
      // The last one in sight may still be waited for.
      for (const [place, name] of placed.slice(0, -1).entries()) expect(shown[place]).toBe(name);
    });
  expect(orders).toHaveLength(120);
});

function permutations(list: string[]): string[][] {
  if (list.length < 2) return [list];
  return list.flatMap((one, index) =>
    permutations([...list.slice(0, index), ...list.slice(index + 1)]).map((rest) => [one, ...rest]),
  );
}
