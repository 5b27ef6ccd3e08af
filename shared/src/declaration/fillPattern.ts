import { isPathSegment } from './isPathSegment.ts';
import type { ParamsOf } from './ParamsOf.ts';
import { segmentsOf } from './segmentsOf.ts';

/**
 * The path of a pattern with these parameters, percent-encoded; an empty one counts as missing. Throws where the path
 * would lead elsewhere: without a parameter that it needs or that stands before a given one, and with one that is no
 * segment of a path (see `isPathSegment`).
 */
export function fillPattern<Pattern extends string>(pattern: Pattern, params: ParamsOf<Pattern>): string {
  const given: Map<string, unknown> = new Map(Object.entries(params).filter(([, value]) => value !== ''));
  let gap: string | undefined;
  const segments = segmentsOf(pattern).flatMap((segment) => {
    if ('literal' in segment) return segment.literal;
    const { param, isOptional, fallback } = segment;
    const value = given.get(param) ?? fallback;
    if (typeof value !== 'string') {
      if (!isOptional) throw new Error(`${pattern} needs "${param}".`);
      gap ??= param;
      return [];
    }
    if (gap !== undefined) throw new Error(`${pattern} needs "${gap}" before "${param}".`);
    if (!isPathSegment(value)) throw new Error(`${pattern} cannot have this "${param}".`);
    return encodeURIComponent(value);
  });
  return `/${segments.join('/')}`;
}
