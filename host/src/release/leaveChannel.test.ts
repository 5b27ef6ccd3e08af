import { leaveChannel } from './leaveChannel';

test.each([
  ['/', '', '', '/?portal-channel=production'],
  ['/reports', '?filter=a', '', '/reports?portal-channel=production&filter=a'],
  ['/reports/acme', '?', '#a-1', '/reports/acme?portal-channel=production#a-1'],
  ['//evil.example/', '', '', '/evil.example/?portal-channel=production'],
  [String.raw`/\evil.example/`, '', '', '/evil.example/?portal-channel=production'],
])('the way out of a channel from %s%s%s is %s', (pathname, search, hash, way) => {
  const assign = jest.fn();
  leaveChannel({ pathname, search, hash, assign });
  expect(assign).toHaveBeenCalledWith(way);
});
