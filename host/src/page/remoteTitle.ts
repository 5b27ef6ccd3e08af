import type { RemoteEntry } from './PortalPage';
import { fallbackTexts } from '../texts/fallbackTexts';

/** A reader's name of a remote: the title of its first screen, or its purpose. */
export function remoteTitle({ name, declaration }: RemoteEntry): string {
  const { screens = {}, navigation = [], roles = {} } = declaration ?? {};
  const [screen] = Object.values(screens);
  const label = navigation.map((item) => item.label).find((text) => typeof text === 'string');
  if (screen) return screen.title;
  if (label !== undefined) return label;
  return Object.keys(roles).length > 0 ? fallbackTexts.signIn : name.replace(/^remote_/, '');
}
