import { contentAt } from './contentAt';
import type { Seen } from './look';

/** The kinds of screens: each has content, something that is on its way, or a way on. */
export type View = 'content' | 'login' | 'notice' | 'loading' | 'nothing';

function isContent({ path, headings, summary, items, main }: Seen): boolean {
  const wanted = contentAt(path);
  const [heading = ''] = headings;
  const isNamed =
    typeof wanted.heading === 'string' ? heading === wanted.heading : wanted.heading.test(heading);
  return (
    isNamed &&
    summary === (wanted.summary ?? '') &&
    (!wanted.hasItems || items > 0) &&
    main.includes(wanted.line ?? '')
  );
}

export function viewOf(seen: Seen): View {
  if (seen.hasLogin) return 'login';
  if (isContent(seen)) return 'content';
  if (seen.canTryAgain) return 'notice';
  return seen.isLoading ? 'loading' : 'nothing';
}
