import { render, screen } from '@testing-library/react';
import { Marked } from './Marked';

/** Does to the texts of a page as a browser does that translates it. */
function translate(root: Node) {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const translated = document.createElement('span');
    translated.textContent = text.data;
    text.replaceWith(translated);
  }
}

test('R-7 hits change, and go, in a page that the browser has translated', () => {
  const title = (words: string[]) => (
    <h3>{words.length > 0 ? <Marked text="Wind and wind power" words={words} /> : 'Wind and wind power'}</h3>
  );
  const { container, rerender } = render(title([]));
  translate(container);
  rerender(title(['wind']));
  expect(screen.getAllByText(/wind/i, { selector: 'mark' })).toHaveLength(2);
  translate(container);
  rerender(title(['power']));
  expect(screen.getByText('power', { selector: 'mark' })).toBeVisible();
  translate(container);
  rerender(title([]));
  expect(container).toHaveTextContent(/^Wind and wind power$/);
});
