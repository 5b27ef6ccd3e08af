import { toImage } from './toImage';

const own = window.origin;

const sources = ['http://localhost:4000', own, 'https://images.example', 'https://*.cdn.example'];

test.each([
  'https://a.cdn.example/a.png',
  'https://a.b.cdn.example/a.png',
  'https://images.example/a.png',
  'http://localhost:4000/images/a.svg',
  'http://localhost:4000/images?id=7',
  `${own}/apps/remote-reports/1/a.png`,
])('B-2 %s may be loaded', (text) => {
  expect(toImage(text, sources)).toBe(text);
});

test.each([
  'http://images.example/a.png',
  'http://localhost:4001/a.png',
  'https://example.okta.com/login/signout',
  'https://intranet.example/delete?id=1',
  'https://cdn.example/a.png',
  'https://evilcdn.example/a.png',
  'https://a.cdn.example.evil.example/a.png',
  'https://images.example.evil.example/a.png',
  'https://images.example:8443/a.png',
  'http://a.cdn.example/a.png',
  'javascript:alert(1)',
  'data:text/html,<script>',
  'data:image/svg+xml,<svg/>',
  'blob:http://localhost:4200/1',
  '/images/a.png',
  '//images.example/a.png',
  'images/a.png',
  'https://user:password@images.example/a.png',
  `${own}/?portal-channel=staging`,
  `${own}/apps/../reports?portal-channel=production`,
  `${own}/_/seen?e=crash&c=production&r=7&t=1&a=host`,
  '',
])('B-2 %j is never loaded', (text) => {
  expect(toImage(text, [...sources, 'null'])).toBeNull();
});
