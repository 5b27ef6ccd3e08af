import type { RemoteDeclaration } from '@portal/shared/declaration';

/** A remote's part of the portal in words, each with the module behind it. */
export interface Brought {
  addresses: string[];
  navigation: string[];
  slots: string[];
  roles: string[];
}

export const broughtBy = ({
  screens = {},
  navigation = [],
  slots = [],
  roles = {},
}: Partial<RemoteDeclaration> = {}): Brought => ({
  addresses: Object.entries(screens).map(
    ([module, { address, access }]) => `${address} (${module}${access === 'public' ? ', public' : ''})`,
  ),
  navigation: navigation.map(
    ({ label, screen }) => `${typeof label === 'string' ? `"${label}"` : 'the product title'} (${screen})`,
  ),
  slots: slots.map(({ slot, module }) => `${slot} (${module})`),
  roles: Object.entries(roles).map(([role, module]) => `${role} (${module})`),
});

/** Each kind, and the word for one of it. */
export const kindsBrought: [kind: keyof Brought, one: string][] = [
  ['addresses', 'address'],
  ['navigation', 'navigation'],
  ['slots', 'slot'],
  ['roles', 'role'],
];
