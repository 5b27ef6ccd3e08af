import type { ReportListItem } from '@portal/shared';
import { renderAt } from '@portal/shared/testing';
import { screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { ReportList } from './ReportList';

const item = (index: number): ReportListItem => ({
  name: `Report ${String(index)}`,
  slug: `report-${String(index)}`,
  tag: null,
  image: null,
  modified: null,
  summary: null,
});

test('the first cards are there before the others, and then all of them', () => {
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
        items={Array.from({ length: 100 }, (_, index) => item(index))}
        isOld={false}
        isNew={() => false}
        onLookAgain={count}
      />
      <Witness />
    </>,
  );
  count();
  expect(counts).toEqual([6, 6, 100]);
});

test('WCAG 1.3.1 the cards are told as a list in Safari too, where rows in a grid are no reason for one', () => {
  renderAt(<ReportList items={[item(1)]} isOld={false} isNew={() => false} onLookAgain={() => undefined} />);
  expect(screen.getByRole('list')).toHaveAttribute('role');
});
