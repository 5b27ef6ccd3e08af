/** One part of a pattern: a literal text, or a parameter that may be missing or have a default. */
export type Segment = { literal: string } | { param: string; isOptional: boolean; fallback?: string };

/** Parts of `/reports/:slug/:reportId?` or `/report/:slug/:version=latest`. */
export const segmentsOf = (pattern: string): Segment[] => pattern.split('/').filter(Boolean).map(segmentOf);

function segmentOf(text: string): Segment {
  const [, param, end = '', fallback] = /^:(\w+)(\?|=(.+))?$/.exec(text) ?? [];
  if (param === undefined) return { literal: text };
  return { param, isOptional: end === '?', ...(fallback !== undefined && { fallback }) };
}
