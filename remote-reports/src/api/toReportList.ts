import { logger, type ReportListItem } from '@portal/shared';
import * as v from 'valibot';
import { isPathSegment } from '../model/isPathSegment';
import { objectWire } from './objectWire';
import { textWire } from './textWire';
import { toImage } from './toImage';
import { toModifiedDate } from './toModifiedDate';

const itemWire = objectWire({
  // A slug is an identifier: unlike text, it is not trimmed.
  slug: v.fallback(v.nullable(v.pipe(v.union([v.string(), v.number()]), v.transform(String))), null),
  name: textWire,
  tag: textWire,
  image: textWire,
  last_modified: v.optional(v.unknown()),
  summary: v.fallback(objectWire({ actions_summary: textWire }), { actions_summary: null }),
});

const answerWire = objectWire({ reports: v.array(v.unknown()) });

/** Parses the answer of `GET …/list`, in the API's order. Throws when the answer holds no list, or one of other things. */
export function toReportList(answer: unknown, imageSources: string[]): ReportListItem[] {
  const parsed = v.safeParse(answerWire, answer);
  if (!parsed.success) throw new Error('the answer holds no list of reports');
  const { reports } = parsed.output;
  const items = reports.flatMap((wire, index) => {
    const item = v.safeParse(itemWire, wire);
    if (item.success && (item.output.name ?? item.output.slug?.trim() ?? '') !== '')
      return [toReportListItem(item.output, index, imageSources)];
    logger.warn('reports.list', `item ${String(index)} left out: it has neither name nor slug`);
    return [];
  });
  if (items.length === 0 && reports.length > 0) throw new Error('no entry of the list is a report');
  return items;
}

function toReportListItem(
  wire: v.InferOutput<typeof itemWire>,
  index: number,
  imageSources: string[],
): ReportListItem {
  const slug = wire.slug !== null && isPathSegment(wire.slug) ? wire.slug : null;
  const image = wire.image === null ? null : toImage(wire.image, imageSources);
  const refuse = (what: string) => {
    logger.warn('reports.list', `item ${String(index)}: its ${what} is refused`);
  };
  if (wire.slug !== null && slug === null) refuse('slug');
  if (wire.image !== null && image === null) refuse('image');
  return {
    slug,
    name: wire.name ?? wire.slug ?? '',
    tag: wire.tag,
    image,
    summary: wire.summary.actions_summary,
    modified: toModifiedDate(wire.last_modified),
  };
}
