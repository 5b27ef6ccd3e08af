import { logger, type ReportListItem } from '@portal/shared';
import { isPathSegment } from '@portal/shared/declaration';
import { listOf } from './listOf';
import { recordOf } from './recordOf';
import { textOf } from './textOf';
import { toImage } from './toImage';
import { toModifiedDate } from './toModifiedDate';

/** Parses the answer of `GET …/list`, in the API's order. Throws when the answer holds no list, or one of other things. */
export function toReportList(answer: unknown, imageSources: string[]): ReportListItem[] {
  const reports = listOf(recordOf(answer)?.['reports']);
  if (!reports) throw new Error('the answer holds no list of reports');
  const items = reports.flatMap((wire, index) => {
    const item = toReportListItem(recordOf(wire) ?? {}, index, imageSources);
    if (item) return [item];
    logger.warn('reports.list', `item ${String(index)} left out: it has neither name nor slug`);
    return [];
  });
  if (items.length === 0 && reports.length > 0) throw new Error('no entry of the list is a report');
  return items;
}

function toReportListItem(
  { slug: id, name: title, tag, image: address, last_modified: modified, summary }: Record<string, unknown>,
  index: number,
  imageSources: string[],
): ReportListItem | null {
  // A slug is an identifier: unlike text, it is not trimmed.
  const identifier = typeof id === 'string' ? id : textOf(id);
  const name = textOf(title) ?? identifier ?? '';
  if (name.trim() === '') return null;
  const slug = identifier !== null && isPathSegment(identifier) ? identifier : null;
  const source = textOf(address);
  const image = source === null ? null : toImage(source, imageSources);
  const refuse = (what: string) => {
    logger.warn('reports.list', `item ${String(index)}: its ${what} is refused`);
  };
  if (identifier !== null && slug === null) refuse('slug');
  if (source !== null && image === null) refuse('image');
  return {
    slug,
    name,
    tag: textOf(tag),
    image,
    summary: textOf(recordOf(summary)?.['actions_summary']),
    modified: toModifiedDate(modified),
  };
}
