import { fillPattern } from './fillPattern';
import { matchPattern } from './matchPattern';
import { paths } from './paths';

test('S-5, S-9 to S-11 these are the addresses of the host', () => {
  expect(paths).toMatchObject({ home: '/', loginCallback: '/login/callback' });
  expect(paths.authorize('okta')).toBe('/okta/authorize');
});

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

test.each(strange)('S-27, B-43 the slug %j is one segment of the address and comes out as it was', (slug) => {
  const to = fillPattern('/reports/:slug/:reportId?', { slug, reportId: slug });
  expect(to.split('/')).toHaveLength(4);
  expect(to).not.toMatch(/[?#\s<>"\\]/);

  history.replaceState(null, '', to);
  expect(location.pathname).toBe(to);
  expect(matchPattern('/reports/:slug', location.pathname)).toBeNull();
  expect(matchPattern('/reports/:slug/:reportId?', location.pathname)).toEqual({ slug, reportId: slug });
});
