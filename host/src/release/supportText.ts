import type { AppBuild } from '../model/AppBuild';
import { describeOrigin } from '../model/describeOrigin';
import type { RunningRelease } from './RunningRelease';

interface SupportTextParts {
  productTitle: string;
  running: RunningRelease | null;
  apps: AppBuild[];
}

/** Text for support requests: the address without query and fragment, and nothing about the reader. */
export function supportText({ productTitle, running, apps }: SupportTextParts): string {
  const release = running
    ? `Release ${String(running.number)} (${running.channel}), made ${running.at}`
    : 'Development';
  return [
    productTitle,
    release,
    ...apps.map(({ app, build, instead, origin }) =>
      [
        `${app} ${build}`,
        ...(instead === undefined ? [] : [`instead of ${instead}`]),
        ...(origin ? [describeOrigin(origin)] : []),
        ...(origin?.committedAt ? [origin.committedAt] : []),
      ].join(', '),
    ),
    `Address: ${location.origin}${location.pathname}`,
    `Browser: ${navigator.userAgent}`,
    `Time: ${new Date().toISOString()}`,
  ].join('\n');
}
