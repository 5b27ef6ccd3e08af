import { screen } from '@testing-library/react';
import type { ReportListItem } from '@portal/shared';
import { renderAt } from '@portal/shared/testing';
import { BriefingSection } from './BriefingSection';

const item: ReportListItem = {
  slug: 'energy',
  name: 'Energy',
  tag: null,
  image: null,
  summary: null,
  modified: null,
};

test.each([
  [51, '1 more is in the list of all reports.'],
  [52, '2 more are in the list of all reports.'],
])('change 1 of %i reports fifty are shown, and %s', (count, line) => {
  renderAt(
    <BriefingSection title="Latest reports" items={Array.from({ length: count }, () => item)}>
      {({ name }) => <li>{name}</li>}
    </BriefingSection>,
  );
  expect(screen.getAllByRole('listitem')).toHaveLength(50);
  expect(screen.getByText(line)).toBeVisible();
});

test('WCAG 1.3.1 the reports are told as a list in Safari too, where rows in a grid are no reason for one', () => {
  renderAt(
    <BriefingSection title="Latest reports" items={[item]}>
      {({ name }) => <li>{name}</li>}
    </BriefingSection>,
  );
  expect(screen.getByRole('list')).toHaveAttribute('role');
});
