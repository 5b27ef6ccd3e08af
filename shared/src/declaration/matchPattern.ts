import type { Params } from './ParamsOf.ts';
import { segmentsOf } from './segmentsOf.ts';

/** Parameters of a path under a pattern, else null. Case and a slash at the end do not matter. */
export function matchPattern(pattern: string, pathname: string): Params | null {
  const parts = pathname.replace(/\/+$/, '').split('/').slice(1);
  const segments = segmentsOf(pattern);
  if (parts.length > segments.length) return null;
  const params: [string, string][] = [];
  for (const [index, segment] of segments.entries()) {
    const part = parts[index];
    if (part === undefined) {
      if ('literal' in segment || !segment.isOptional) return null;
    } else if ('literal' in segment) {
      if (decoded(part).toLowerCase() !== segment.literal.toLowerCase()) return null;
    } else {
      if (part === '') return null;
      params.push([segment.param, decoded(part)]);
    }
  }
  return Object.fromEntries(params);
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
