import { parseUrl } from './parseUrl';

test('an address that cannot be parsed is none, with a base and without', () => {
  expect(parseUrl('/reports')).toBeNull();
  expect(parseUrl('/reports', 'portal.example.com')).toBeNull();
  expect(parseUrl('//[::1', 'https://portal.example.com')).toBeNull();
  expect(parseUrl('/reports', 'https://portal.example.com')?.href).toBe('https://portal.example.com/reports');
});
