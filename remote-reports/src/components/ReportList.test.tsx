import type { ReportListItem } from '@portal/shared';
import { renderAt } from '@portal/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLayoutEffect, useState } from 'react';
import { ReportList } from './ReportList';

const item = (index: number): ReportListItem => ({
  name: `Report ${String(index)}`,
  slug: `report-${String(index)}`,
  tag: null,
  image: null,
  modified: null,
  summary: null,
});

afterEach(() => {
  document.documentElement.removeAttribute('data-place-kept');
});

/** Numbers of cards at the first commit, which StrictMode tells twice, and in the end. */
function cardsDrawn(length: number): number[] {
  const counts: number[] = [];
  const count = () => counts.push(document.querySelectorAll('li').length);
  function Witness() {
    useLayoutEffect(() => {
      count();
    }, []);
    return null;
  }
  renderAt(
    <>
      <ReportList
        items={Array.from({ length }, (_, index) => item(index))}
        isOld={false}
        isNew={() => false}
        onLookAgain={count}
      />
      <Witness />
    </>,
  );
  count();
  return counts;
}

test('the first cards are there before the others, and then all of them', () => {
  expect(cardsDrawn(100)).toEqual([6, 6, 100]);
});

// The window is 768 px high.
test.each([
  [100, '100', 9],
  [100, '3000', 33],
  [20, '3000', 20],
])(
  'R-21 of %i cards a reader who is led back to %s px gets %i at once, so that nothing slides',
  (length, place, first) => {
    document.documentElement.dataset['placeKept'] = place;
    expect(cardsDrawn(length)).toEqual([first, first, length]);
  },
);

test('a card is drawn again only when it has become another', async () => {
  const drawn = new Set<string>();
  const items = ['energy', 'mobility'].map((slug) => ({
    ...item(0),
    slug,
    get name() {
      drawn.add(slug);
      return slug;
    },
  }));
  function List() {
    const [isKnown, setKnown] = useState(false);
    return (
      <>
        <button
          onClick={() => {
            setKnown(true);
          }}
        >
          Know
        </button>
        <ReportList
          items={items}
          isOld={false}
          isNew={({ slug }) => isKnown && slug === 'mobility'}
          onLookAgain={() => undefined}
        />
      </>
    );
  }
  renderAt(<List />);
  drawn.clear();

  await userEvent.click(screen.getByRole('button', { name: 'Know' }));
  expect(screen.getByText('New')).toBeVisible();
  expect([...drawn]).toEqual(['mobility']);
});

test('WCAG 1.3.1 the cards are told as a list in Safari too, where rows in a grid are no reason for one', () => {
  renderAt(<ReportList items={[item(1)]} isOld={false} isNew={() => false} onLookAgain={() => undefined} />);
  expect(screen.getByRole('list')).toHaveAttribute('role');
});
