import { fireEvent, screen, within } from '@testing-library/react';
import type { ReportListItem } from '@portal/shared';
import { renderAt } from '@portal/shared/testing';
import { dayFromLocalDate } from '../model/dayFromLocalDate';
import { ReportCard } from './ReportCard';

const energy: ReportListItem = {
  name: 'Energy',
  slug: 'energy',
  tag: 'Utilities',
  image: 'https://images.example/energy.png',
  modified: { iso: '2024-01-02', day: '2024-01-02' },
  summary: 'A quiet day.',
};
const style = () => document.head.textContent;

/** Renders the card of a report; `url` is the address that it leads to. */
function drawCard(parts: Partial<ReportListItem> = {}, isNew = false, place = 0) {
  const { url } = renderAt(<ReportCard item={{ ...energy, ...parts }} isNew={isNew} place={place} />);
  return { ...within(screen.getByRole('listitem')), url };
}

test('S-21 to S-27 a card shows date, tag, title, text, image and author, and leads to its report', () => {
  const card = drawCard();
  expect(card.getByText('Tue, January 2, 2024')).toHaveAttribute('datetime', '2024-01-02');
  expect(card.getByText('Utilities')).toBeVisible();
  expect(card.getByRole('heading', { level: 2, name: 'Energy' })).toBeVisible();
  expect(card.getByText('A quiet day.')).toBeVisible();
  expect(card.getByText('AI')).toHaveTextContent('Author: AI');
  expect(card.getAllByRole('link')).toEqual([card.getByRole('link', { name: 'Energy' })]);
  expect(card.getByRole('link')).toHaveAttribute('href', '/reports/energy');

  const image = card.getByRole('presentation');
  expect(image).toHaveAttribute('src', 'https://images.example/energy.png');
  expect(image).toHaveAttribute('referrerpolicy', 'no-referrer');
});

test('S-24, H-12 the description is clamped by style alone: all of it is in the page', () => {
  const summary = 'A long text. '.repeat(100).trim();
  const card = drawCard({ summary });
  expect(card.getByText(summary)).toBeInTheDocument();
  expect(style()).toMatch(/-webkit-line-clamp: ?3/);
});

test('S-27, B-43 the address holds any slug', () => {
  const card = drawCard({ slug: 'a/b ?#%ü' });
  expect(card.getByRole('link')).toHaveAttribute('href', '/reports/a%2Fb%20%3F%23%25%C3%BC');
});

test('B-31 a card without a usable date says so', () => {
  const card = drawCard({ modified: null });
  expect(card.getByText('Date not available')).toBeVisible();
});

test('R-15 how long ago it was stands beside the date, in an element of its own', () => {
  const day = dayFromLocalDate(new Date());
  const card = drawCard({ modified: { iso: day, day } });
  expect(card.getByText('today')).toBeVisible();
});

test('B-1 an image that cannot be loaded leaves the first letter of the report in its place', () => {
  const card = drawCard();
  fireEvent.error(card.getByRole('presentation'));
  expect(card.queryByRole('presentation')).not.toBeInTheDocument();
  expect(card.getByText('E')).toBeVisible();
});

test.each([
  [0, 'eager', 'high'],
  [2, 'eager', 'auto'],
  [3, 'lazy', 'auto'],
])('the picture of card %i is loaded %s, with %s priority', (place, loading, priority) => {
  const image = drawCard({}, false, place).getByRole('presentation');
  expect(image).toHaveAttribute('loading', loading);
  expect(image).toHaveAttribute('fetchpriority', priority);
});

test('B-42 a card without a slug is shown and is no link', () => {
  const card = drawCard({ slug: null });
  expect(card.getByRole('heading', { name: 'Energy' })).toBeVisible();
  expect(card.queryByRole('link')).not.toBeInTheDocument();
});

test('B-8, B-11 text is shown literally, each block in its own direction', () => {
  const card = drawCard({ name: '<b>אנרגיה</b>', tag: '<i>x</i>' });
  expect(card.getByRole('heading')).toHaveAttribute('dir', 'auto');
  expect(card.getByRole('heading')).toHaveTextContent('<b>אנרגיה</b>');
  expect(card.getByText('<i>x</i>').tagName).toBe('BDI');
});

test('a click on the text of a card opens its report, unless the reader is selecting words', () => {
  const { url } = drawCard();
  const text = screen.getByText('A quiet day.');

  window.getSelection()?.selectAllChildren(text);
  fireEvent.click(text);
  expect(url()).toBe('/');

  window.getSelection()?.removeAllRanges();
  fireEvent.click(text);
  expect(url()).toBe('/reports/energy');
});

test.each(['ctrlKey', 'metaKey', 'shiftKey'])(
  'a click with %s on the text of a card opens its report in a new tab',
  (key) => {
    const open = jest.spyOn(window, 'open').mockReturnValue(null);
    const { url } = drawCard();

    fireEvent.click(screen.getByText('A quiet day.'), { [key]: true });
    expect(open.mock.calls).toEqual([['/reports/energy', '_blank', 'noopener']]);
    expect(url()).toBe('/');
  },
);

test('a middle click on the text of a card opens its report in a new tab, and does not scroll the page', () => {
  const open = jest.spyOn(window, 'open').mockReturnValue(null);
  const { url } = drawCard();
  const text = screen.getByText('A quiet day.');

  expect(fireEvent.mouseDown(text, { button: 0 })).toBe(true);
  expect(fireEvent.mouseDown(text, { button: 1 })).toBe(false);
  fireEvent(text, new MouseEvent('auxclick', { bubbles: true, button: 1 }));
  fireEvent(text, new MouseEvent('auxclick', { bubbles: true, button: 2 }));
  expect(open.mock.calls).toEqual([['/reports/energy', '_blank', 'noopener']]);
  expect(url()).toBe('/');
});

test('B-42 a click on the text of a card without a slug leads nowhere', () => {
  const open = jest.spyOn(window, 'open').mockReturnValue(null);
  const { url } = drawCard({ slug: null });

  fireEvent.click(screen.getByText('A quiet day.'));
  fireEvent.click(screen.getByText('A quiet day.'), { ctrlKey: true });
  fireEvent(screen.getByText('A quiet day.'), new MouseEvent('auxclick', { bubbles: true, button: 1 }));
  expect(open).not.toHaveBeenCalled();
  expect(url()).toBe('/');
});

test.each([true, false])('R-5 the card says whether its report is new to the reader: %s', (isNew) => {
  const card = drawCard({}, isNew);
  expect(card.queryByText('New') !== null).toBe(isNew);
});

test('R-5 beside a long tag the mark of what is new gives way by whole words alone', () => {
  const card = drawCard({ tag: 'Environmental, social and governance reporting' }, true);
  expect(card.getByText('New')).toHaveStyle({ overflowWrap: 'break-word' });
});
