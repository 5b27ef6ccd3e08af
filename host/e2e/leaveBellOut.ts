import type { PageData } from './changePage';

/** Takes the parts of the bell, which are loaded beside every screen and ask for the list, out of a page's data. */
export function leaveBellOut({ remotes }: PageData): void {
  for (const { declaration } of remotes)
    if (declaration?.slots) declaration.slots = declaration.slots.filter(({ slot }) => slot !== 'bell');
}
