import { contentAt, reportTexts, slugs } from './contentAt';
import type { Seen } from './look';
import { entryOf, type Model, type TabModel } from './Model';
import { viewOf, type View } from './viewOf';

/** Names of employees and texts of reports, as far as they stand on a page. */
const privateTexts = [...reportTexts.map((text) => text.slice(0, 60)), 'Ada Okafor', 'Jonas Meier'];

/** Most that a browser is asked to keep: names, and characters. */
const mostKept = { names: 60, characters: 64_000 };

function allowedViews(model: Model, tab: TabModel): View[] {
  if (contentAt(entryOf(tab).path).isPublic) return ['content'];
  const incomplete: View[] = tab.isSure ? [] : tab.isWaiting ? ['notice', 'loading'] : ['notice'];
  if (model.session === 'out') return ['login', ...incomplete];
  if (model.session === 'in') return ['content', ...incomplete];
  return ['content', 'login', 'notice', 'loading'];
}

/** Private texts that are drawn where nobody is signed in: not even for a moment. */
export const leaks = ({ whole }: Seen): string[] =>
  privateTexts.flatMap((text) => (whole.includes(text) ? [`"${text}" is shown to nobody`] : []));

/** A report that is drawn is the one of the address. */
function foreignReport({ path, summary, headings }: Seen): string[] {
  const own = contentAt(path);
  const named = slugs.map((slug) => contentAt(`/reports/${slug}`).heading);
  const isForeign = headings.some((heading) => named.includes(heading) && heading !== own.heading);
  return isForeign || (summary !== '' && summary !== own.summary) ? [`${path} shows another report`] : [];
}

/** Promises to the reader that a tab breaks, once it has come to rest; see `Model`. */
export function breaches(model: Model, tab: TabModel, seen: Seen): string[] {
  const wanted = entryOf(tab);
  const view = viewOf(seen);
  const allowed = allowedViews(model, tab);
  const holds = (isHeld: boolean, breach: string) => (isHeld ? [] : [breach]);
  return [
    ...holds(seen.path === wanted.path, `the address is ${seen.path} instead of ${wanted.path}`),
    ...holds(seen.hasBar, 'there is no bar'),
    ...holds(seen.title.trim() !== '', 'the document has no title'),
    ...holds(seen.headings.length <= 1, `there are several main headings: ${seen.headings.join(', ')}`),
    ...holds(allowed.includes(view), `${seen.path} shows ${view} instead of ${allowed.join(' or ')}`),
    ...foreignReport(seen),
    ...(model.session === 'out' ? leaks(seen) : []),
    ...holds(
      !/, ./.test(seen.user) || (model.session !== 'out' && seen.user.includes(model.person)),
      `the bar names "${seen.user}"`,
    ),
    ...holds(
      seen.stored <= mostKept.characters && seen.storedNames.length <= mostKept.names,
      `the browser keeps ${String(seen.stored)} characters under ${seen.storedNames.join(', ')}`,
    ),
  ];
}
