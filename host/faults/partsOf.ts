import { segmentsOf, type RemoteDeclaration, type Role } from '@portal/shared/declaration';
import type { Part } from './Part';

/** Parameters of addresses for which the local API has an answer; others are "sample". */
const samples = new Map([['slug', 'renewable-energy']]);

const fill = (address: string) =>
  `/${segmentsOf(address)
    .flatMap((segment) => {
      if ('literal' in segment) return segment.literal;
      return segment.isOptional ? [] : (samples.get(segment.param) ?? 'sample');
    })
    .join('/')}`;

const roles: Record<Role, Pick<Part, 'address' | 'unavailable'>> = {
  signedOut: { address: '/', unavailable: 'The sign-in page is not available right now.' },
  callback: {
    address: '/login/callback?code=none&state=none',
    unavailable: 'Sign-in is not available right now.',
  },
  authorize: { address: '/okta/authorize#state=none', unavailable: 'Sign-in is not available right now.' },
};

interface Registered {
  name: string;
  declaration?: Omit<RemoteDeclaration, 'federationName' | 'port'>;
}

const isRole = (role: string): role is Role => role in roles;

/** Everything that the remotes of a page show: their screens, panels and steps of the sign-in. */
export const partsOf = (remotes: Registered[]): Part[] =>
  remotes.flatMap(({ name, declaration = { format: 1 } }) => [
    ...Object.entries(declaration.screens ?? {}).map(
      ([module, { address, title, unavailable, access, firstCall }]): Part => ({
        ...{ remote: name, module, kind: 'screen', title, unavailable },
        address: fill(address),
        isSignedIn: access !== 'public',
        ...(firstCall && { call: firstCall }),
      }),
    ),
    ...(declaration.slots ?? []).map(({ module, unavailable, firstCall }): Part => ({
      ...{ remote: name, module, kind: 'panel', title: '', unavailable },
      address: '/',
      isSignedIn: true,
      ...(firstCall && { call: firstCall }),
    })),
    ...Object.entries(declaration.roles ?? {}).flatMap(([role, module]): Part[] =>
      isRole(role)
        ? [{ remote: name, module, kind: role, title: 'Sign in', isSignedIn: false, ...roles[role] }]
        : [],
    ),
  ]);
