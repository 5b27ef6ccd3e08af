import { createHash } from 'node:crypto';
import { integrityOf } from '#release/build/buildId.ts';
import type { PageParts, RemoteEntry } from '#release/page/renderPage.ts';

/** A page with so many remotes: those that it has, and generated ones, each as `npm run new-remote` makes it. */
export function withRemotes(parts: PageParts, count: number): PageParts {
  const added = Array.from({ length: count - parts.remotes.length }, (_one, index) => generated(index + 1));
  const files = added.flatMap(({ entry, scripts }) => [entry, ...Object.values(scripts ?? {}).flat()]);
  return {
    ...parts,
    remotes: [...parts.remotes, ...added],
    integrity: { ...parts.integrity, ...Object.fromEntries(files.map((file) => [file, integrityOf(file)])) },
  };
}

function generated(number: number): RemoteEntry {
  const title = `News ${String(number)}`;
  const [screen, panel] = [`News${String(number)}Screen`, `News${String(number)}Panel`];
  const order = 100 + number;
  const digest = (text: string) => createHash('sha256').update(`${text} of ${title}`).digest('hex');
  const folder = `/apps/remote-news-${String(number)}/${digest('build').slice(0, 16)}`;
  const file = (name: string) => `${folder}/${name}.${digest(name).slice(0, 8)}.js`;
  return {
    name: `remote_news_${String(number)}`,
    entry: file('remoteEntry'),
    declaration: {
      format: 1,
      screens: {
        [screen]: {
          address: `/news-${String(number)}`,
          title,
          unavailable: 'This page is not available right now.',
        },
      },
      navigation: [{ label: title, screen, order }],
      slots: [
        {
          slot: 'welcome',
          module: panel,
          order,
          unavailable: 'This part of the page is not available right now.',
        },
      ],
    },
    scripts: {
      [screen]: [file('753'), file(`__federation_expose_${screen}`)],
      [panel]: [file('753'), file(`__federation_expose_${panel}`)],
    },
  };
}
