import { screen } from '@testing-library/react';
import { createStore } from 'jotai';
import { renderAt } from '../testing/renderAt';
import { ScreenLink } from './ScreenLink';
import { screenAddressesAtom } from './screenAddressesAtom';

function renderLink(addresses: Record<string, string>) {
  const store = createStore();
  store.set(screenAddressesAtom, addresses);
  return renderAt(
    <p>
      Read{' '}
      <ScreenLink to="remote_reports/ReportScreen" params={{ slug: 'a b' }}>
        the report
      </ScreenLink>
      .
    </p>,
    { store },
  );
}

test('a link by name leads to the address that the live remote has given to its screen', () => {
  renderLink({ 'remote_reports/ReportScreen': '/archive/:slug/:reportId?' });

  expect(screen.getByRole('link', { name: 'the report' })).toHaveAttribute('href', '/archive/a%20b');
});

test.each([
  ['nobody has the screen', {}],
  ['the screen wants another parameter', { 'remote_reports/ReportScreen': '/archive/:day' }],
])('where %s, everybody reads that it is not available, and nothing leads anywhere', (_what, addresses) => {
  const { container } = renderLink(addresses);

  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  expect(container).toHaveTextContent(/^Read the report \(not available\)\.$/);
});
