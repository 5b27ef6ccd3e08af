import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAt } from '@portal/shared/testing';
import { toArticles } from '../api/toArticles';
import { sampleArticle } from '../testing/sampleArticle';
import { ActionIndex } from './ActionIndex';

function draw(types: string[]) {
  const actions = types.map((org_type) => ({ name: `For ${org_type}`, org_type }));
  renderAt(<ActionIndex articles={toArticles([sampleArticle({ actions })])} hasMoved={() => false} />);
}

const open = () =>
  Array.from(document.querySelectorAll('details[open] h3'), ({ textContent }) => textContent);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('R-3 the first group is open, a press opens another, and a button all of them', async () => {
  draw(['Bank', 'Regulator', 'Utility']);
  expect(open()).toEqual(['Bank']);
  expect(screen.queryByText('For Regulator')).not.toBeInTheDocument();

  await userEvent.click(screen.getByText('Regulator'));
  expect(open()).toEqual(['Bank', 'Regulator']);
  expect(screen.getByText('For Regulator')).toBeVisible();

  await press('Open all');
  expect(open()).toEqual(['Bank', 'Regulator', 'Utility']);
  await press('Close all');
  expect(open()).toEqual([]);
  await press('Open all');
  expect(open()).toEqual(['Bank', 'Regulator', 'Utility']);
});

test('R-3 one group alone needs no button that opens all', () => {
  draw(['Bank']);
  expect(open()).toEqual(['Bank']);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('R-10 all groups are open on paper, and afterwards as they were', () => {
  draw(['Bank', 'Regulator']);
  fireEvent(window, new Event('beforeprint'));
  expect(open()).toEqual(['Bank', 'Regulator']);
  fireEvent(document.querySelectorAll('details')[1] ?? window, new Event('toggle'));
  fireEvent(window, new Event('afterprint'));
  expect(open()).toEqual(['Bank']);
});

test('R-10 all groups are open as soon as the browser has told of the print', () => {
  draw(['Bank', 'Regulator']);
  let printed: unknown = null;
  const print = () => {
    printed = open();
  };
  window.addEventListener('beforeprint', print, { once: true });
  fireEvent(window, new Event('beforeprint'));
  expect(printed).toEqual(['Bank', 'Regulator']);
  fireEvent(window, new Event('afterprint'));
});

test('WCAG 1.3.1 a group is told as a list in Safari too, where rows in a grid are no reason for one', () => {
  draw(['Bank']);
  expect(screen.getByRole('list')).toHaveAttribute('role');
});
