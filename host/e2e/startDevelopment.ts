import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { startScript } from './startScript';

/** `npm start` on free ports, in a copy of the repository whose files a test may edit. */
export interface Development {
  origin: string;
  /** With `--on`: the address of the deployed portal with the local build in it. */
  link: string;
  /** Replaces a text that occurs once in a source file. */
  edit: (file: string, from: string, to: string) => void;
  /** Adds a source file. */
  add: (file: string, text: string) => void;
  stop: () => Promise<void>;
}

interface Addresses {
  directory: string;
  origin: string;
  link?: string;
}

export async function startDevelopment(...words: string[]): Promise<Development> {
  const { said, stop } = await startScript('scripts/dev/testing/startCopy.ts', words);
  const { directory, origin, link = '' } = said as Addresses;

  return {
    origin,
    link,
    edit: (file, from, to) => {
      const place = path.join(directory, file);
      const parts = readFileSync(place, 'utf8').split(from);
      if (parts.length !== 2) throw new Error(`${file} has "${from}" ${String(parts.length - 1)} times.`);
      writeFileSync(place, parts.join(to));
    },
    add: (file, text) => {
      mkdirSync(path.dirname(path.join(directory, file)), { recursive: true });
      writeFileSync(path.join(directory, file), text);
    },
    stop,
  };
}
