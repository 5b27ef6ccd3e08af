import type { RemoteDeclaration } from '@portal/shared/declaration';
import { firstModules } from './firstModules';
import { routeOf } from './routeOf';

const declaration: RemoteDeclaration = {
  format: 1,
  port: 3100,
  federationName: 'news',
  screens: {
    List: { address: '/news', title: 'News', unavailable: 'None.' },
    Imprint: { address: '/imprint', title: 'Imprint', unavailable: 'None.', access: 'public' },
  },
  slots: [
    { slot: 'welcome', module: 'Later', order: 20, unavailable: 'None.' },
    { slot: 'welcome', module: 'Day', order: 10, unavailable: 'None.' },
    { slot: 'bell', module: 'Count', order: 10, unavailable: 'None.' },
  ],
  roles: { signedOut: 'Login', callback: 'Callback' },
};
const remotes = [{ name: 'news', entry: '/remoteEntry.js', declaration }];

const at = (pathname: string, isSignedIn: boolean) => {
  const route = routeOf(remotes, pathname, 'okta');
  return route && firstModules(remotes, route, isSignedIn);
};

test.each([
  ['/', ['news/Day', 'news/Later'], ['news/Login']],
  ['/news', ['news/List'], ['news/Login']],
  ['/imprint', ['news/Imprint'], ['news/Imprint']],
  ['/login/callback', ['news/Callback'], ['news/Callback']],
  ['/okta/authorize', [], []],
  ['/nowhere', null, null],
])(
  'S-3, S-5, S-13 %s begins with %j for a reader, and with %j for others',
  (pathname, forReader, forOthers) => {
    expect(at(pathname, true)).toEqual(forReader);
    expect(at(pathname, false)).toEqual(forOthers);
  },
);
