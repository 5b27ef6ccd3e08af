import type { AppBuild } from '../model/AppBuild';
import { describeOrigin } from '../model/describeOrigin';
import type { RunningRelease } from './RunningRelease';
import { aboutTexts } from '../texts/aboutTexts';

interface SupportTextParts {
  productTitle: string;
  running: RunningRelease | null;
  apps: AppBuild[];
}

/** Text for support requests: the address without query and fragment, and nothing about the reader. */
export function supportText({ productTitle, running, apps }: SupportTextParts): string {
  const release = running
    ? aboutTexts.support.release(running.number, running.channel, running.at)
    : aboutTexts.development;
  return [
    productTitle,
    release,
    ...apps.map(({ app, build, instead, origin }) =>
      [
        `${app} ${build}`,
        ...(instead === undefined ? [] : [`${aboutTexts.insteadOf} ${instead}`]),
        ...(origin ? [describeOrigin(origin)] : []),
        ...(origin?.committedAt ? [origin.committedAt] : []),
      ].join(', '),
    ),
    aboutTexts.support.address(`${location.origin}${location.pathname}`),
    aboutTexts.support.browser(navigator.userAgent),
    aboutTexts.support.time(new Date().toISOString()),
  ].join('\n');
}
