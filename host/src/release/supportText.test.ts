import { supportText } from './supportText';

const running = {
  number: 12,
  channel: 'production',
  at: '2026-11-21T08:00:00.000Z',
  builds: {},
  outlivesReload: true,
};

test('what support has to know, one fact a line, and nothing about the reader', () => {
  history.replaceState(null, '', '/reports/acme?state=secret#id_token=secret');
  const text = supportText({
    productTitle: 'Media Monitoring',
    running,
    apps: [
      {
        app: 'host',
        build: '3fa9',
        origin: { commit: 'c0ffee0123', committedAt: '2026-11-20T10:00:00+01:00', isClean: true },
      },
      {
        app: 'remote-auth',
        build: '77aa',
        origin: { commit: 'beef0001234', committedAt: null, isClean: false },
      },
      { app: 'remote-reports', build: '9c1d', instead: 'a0b1', origin: null },
    ],
  });
  expect(text.split('\n')).toEqual([
    'Media Monitoring',
    'Release 12 (production), made 2026-11-21T08:00:00.000Z',
    'host 3fa9, c0ffee0, 2026-11-20T10:00:00+01:00',
    'remote-auth 77aa, beef000 and changes',
    'remote-reports 9c1d, instead of a0b1',
    'Address: http://localhost/reports/acme',
    `Browser: ${navigator.userAgent}`,
    expect.stringMatching(/^Time: 20\d\d-.*Z$/),
  ]);
});

test('in development there is no release', () => {
  expect(supportText({ productTitle: 'News', running: null, apps: [] })).toContain('News\nDevelopment\n');
});
