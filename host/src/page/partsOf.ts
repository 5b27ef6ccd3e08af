import type { PortalConfig } from '@portal/shared';
import type { RemoteParts } from '../model/RemoteParts';
import { aboutTexts } from '../texts/aboutTexts';
import type { RemoteEntry } from './PortalPage';

const roleNames = ['signedOut', 'callback', 'authorize'] as const;

/** A remote's part of the portal; null if it is not in the registry, or from before there were declarations. */
export function partsOf(
  remotes: RemoteEntry[],
  federationName: string,
  { productTitle }: PortalConfig,
): RemoteParts | null {
  const declaration = remotes.find(({ name }) => name === federationName)?.declaration;
  if (!declaration) return null;
  const { screens = {}, navigation = [], slots = [], roles = {} } = declaration;
  return {
    addresses: Object.values(screens).map(({ address }) => address),
    navigation: navigation.map(({ label }) => (typeof label === 'string' ? label : productTitle)),
    slots: [...new Set(slots.map(({ slot }) => slot))],
    roles: roleNames.flatMap((role) => (roles[role] === undefined ? [] : aboutTexts.roles[role])),
  };
}
