import { brotliCompressSync } from 'node:zlib';
import type { Part } from './partsOf.ts';

export interface Weight {
  name: string;
  /** as minified */
  bytes: number;
  /** less to transfer without it; together they are not the whole, for what they have in common stays */
  brotli: number;
}

/** Weights of the packages and rooms in some scripts, or of each module, the heaviest first. */
export function weigh(scripts: Part[][], nameOf: (module: string) => string): Weight[] {
  const weights = new Map<string, Weight>();
  for (const parts of scripts) {
    const whole = packed(parts);
    const names = new Set(parts.map(({ module }) => nameOf(module)));
    for (const name of names) {
      const others = parts.filter(({ module }) => nameOf(module) !== name);
      const { bytes, brotli } = weights.get(name) ?? { bytes: 0, brotli: 0 };
      weights.set(name, {
        name,
        bytes: bytes + lengthOf(parts) - lengthOf(others),
        brotli: brotli + whole - packed(others),
      });
    }
  }
  return [...weights.values()].sort((a, b) => b.brotli - a.brotli || (a.name < b.name ? -1 : 1));
}

const textOf = (parts: Part[]) => parts.map(({ text }) => text).join('');
const lengthOf = (parts: Part[]) => Buffer.byteLength(textOf(parts));
const packed = (parts: Part[]) => (parts.length === 0 ? 0 : brotliCompressSync(textOf(parts)).length);
