import type { ParamsOf } from './ParamsOf.ts';
import { segmentsOf } from './segmentsOf.ts';

/** The path of a pattern with these parameters, percent-encoded. Throws if one is missing. */
export function fillPattern<Pattern extends string>(pattern: Pattern, params: ParamsOf<Pattern>): string {
  const given: Map<string, unknown> = new Map(Object.entries(params));
  const segments = segmentsOf(pattern).flatMap((segment) => {
    if ('literal' in segment) return segment.literal;
    const value = given.get(segment.param) ?? segment.fallback;
    if (typeof value === 'string') return encodeURIComponent(value);
    if (segment.isOptional) return [];
    throw new Error(`${pattern} needs "${segment.param}".`);
  });
  return `/${segments.join('/')}`;
}
