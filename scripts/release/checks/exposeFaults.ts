import type { Release } from '../build/Release.ts';
import type { SetToCheck } from '../live/SetToCheck.ts';
import { declarationOf } from './inSentence.ts';

/** The page has a host, and every remote exposes the modules that its declaration names. */
export function exposeFaults({ next, changed }: SetToCheck): string[] {
  const host = next.find(({ app }) => app === 'host');
  if (!host) return ['The page needs a host, and there is none in the set: ship the host first.'];
  return next
    .filter(({ app }) => changed.has(app))
    .flatMap((remote) =>
      modulesOf(remote)
        .filter((module) => remote.exposes[module] === undefined)
        .map(
          (module) =>
            `${declarationOf(remote)}: names ${module}, which ${remote.app}/src/exposes does not have.`,
        ),
    );
}

function modulesOf({ declaration }: Release) {
  const { screens = {}, slots = [], roles = {} } = declaration ?? {};
  const modules = [...Object.keys(screens), ...slots.map(({ module }) => module), ...Object.values(roles)];
  return [...new Set(modules)].sort();
}
