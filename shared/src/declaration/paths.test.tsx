import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, Route, Routes, useParams } from 'react-router-dom';
import { renderAt } from '../testing';
import { paths, patterns } from './paths';

test('S-5 to S-11 these are the addresses of the portal', () => {
  expect(paths).toMatchObject({ home: '/', reports: '/reports', loginCallback: '/login/callback' });
  expect(paths.report('acme')).toBe('/reports/acme');
  expect(paths.datedReport('acme', '20240102')).toBe('/reports/acme/20240102');
  expect(paths.authorize('okta')).toBe('/okta/authorize');
});

function Witness() {
  return <output>{JSON.stringify(useParams())}</output>;
}

const strange = [
  'acme/../..',
  'a/b',
  'a?b=c',
  'a#b',
  '100%',
  '%41',
  'a b',
  ' a ',
  'a+b',
  '..acme',
  'Zürich',
  '媒体',
  'صحافة',
  '🗞️',
  '<script>',
  '"quoted"',
  'a\\b',
  'a;b=c',
  ':slug',
  '*',
  'latest',
];

test.each(strange)(
  'S-27, B-43 the slug %j is one segment of the address and comes out as it was',
  async (slug) => {
    const to = paths.datedReport(slug, slug);
    expect(to.split('/')).toHaveLength(4);
    expect(to).not.toMatch(/[?#\s<>"\\]/);

    const { url } = renderAt(
      <>
        <Link to={to}>follow</Link>
        <Routes>
          <Route path={patterns.report} element={<p>too short</p>} />
          <Route path={patterns.datedReport} element={<Witness />} />
          <Route path="*" element={<p>elsewhere</p>} />
        </Routes>
      </>,
    );
    await userEvent.click(screen.getByRole('link', { name: 'follow' }));
    expect(url()).toBe(to);
    expect(JSON.parse(screen.getByRole('status').textContent)).toEqual({ slug, reportId: slug });
  },
);
