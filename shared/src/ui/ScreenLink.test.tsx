import { screen } from '@testing-library/react';
import { createStore } from 'jotai';
import { renderAt } from '../testing/renderAt';
import { ScreenLink } from './ScreenLink';
import { screenAddressesAtom } from './screenAddressesAtom';

function renderLink(addresses: Record<string, string>, slug: string) {
  const store = createStore();
  store.set(screenAddressesAtom, addresses);
  return renderAt(
    <p>
      Read{' '}
      <ScreenLink to="remote_reports/ReportScreen" params={{ slug }}>
        the report
      </ScreenLink>
      .
    </p>,
    { store },
  );
}

test('a link by name leads to the address that the live remote has given to its screen', () => {
  renderLink({ 'remote_reports/ReportScreen': '/archive/:slug/:reportId?' }, 'a b');

  expect(screen.getByRole('link', { name: 'the report' })).toHaveAttribute('href', '/archive/a%20b');
});

const reports = { 'remote_reports/ReportScreen': '/reports/:slug' };

test.each<[string, Record<string, string>, string]>([
  ['nobody has the screen', {}, 'a b'],
  ['the screen wants another parameter', { 'remote_reports/ReportScreen': '/archive/:day' }, 'a b'],
  ['the parameter would lead to another address', reports, '..'],
  ['the parameter is empty', reports, ''],
])(
  'where %s, everybody reads that it is not available, and nothing leads anywhere',
  (_what, addresses, slug) => {
    const { container } = renderLink(addresses, slug);

    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    expect(container).toHaveTextContent(/^Read the report \(not available\)\.$/);
  },
);
