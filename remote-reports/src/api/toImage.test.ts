import { toImage } from './toImage';

const trusted = ['http://localhost:4000', 'http://localhost:4200'];

test.each([
  'https://images.example/a.png',
  'http://localhost:4000/images/a.svg',
  'http://localhost:4200/a.png',
])('B-2 %s may be loaded', (text) => {
  expect(toImage(text, trusted)).toBe(text);
});

test.each([
  'http://images.example/a.png',
  'http://localhost:4001/a.png',
  'javascript:alert(1)',
  'data:text/html,<script>',
  'data:image/svg+xml,<svg/>',
  'blob:http://localhost:4200/1',
  '/images/a.png',
  '//images.example/a.png',
  'images/a.png',
  'https://user:password@images.example/a.png',
  '',
])('B-2 %j is never loaded', (text) => {
  expect(toImage(text, [...trusted, 'null'])).toBeNull();
});
