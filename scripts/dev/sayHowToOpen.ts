import { thisMachine } from '#release/config/configSchema.ts';
import { servingRules } from '#release/serving/servingRules.ts';

const { cookie } = servingRules({ headers: {} }).channels;

/** Instructions printed beside the link to a deployed portal; `isNamed`: a cookie picks the channel, `isLinked`: the link sets it. */
export function sayHowToOpen({
  app,
  link,
  channel,
  isNamed,
  isLinked,
}: {
  app: string;
  link: string;
  channel: string;
  isNamed: boolean;
  isLinked: boolean;
}) {
  const { protocol, hostname } = new URL(link);
  const lines = [
    'That tab offers the local build at its lower edge, and shows it once you press the button there, until the tab is',
    'closed. An edit loads it again. Sessions in other channels of that portal end.',
    ...(isLinked
      ? [`It brings the browser into the channel ${channel}; a line at the lower edge leads out again.`]
      : isNamed
        ? [
            `The browser is in the channel ${channel} when it has the cookie ${cookie}=${channel}. With`,
            `"allowChannelLink": true in the configuration of the channel this link would set it.`,
          ]
        : []),
    ...(thisMachine.includes(hostname) ? [] : [accessLine(protocol)]),
    'Ctrl-C stops it.',
  ];
  return `\n  ${app} in the channel ${channel}:\n\n  ${link}\n\n${lines.map((line) => `  ${line}`).join('\n')}\n`;
}

/** Chromium asks before a public page may reach this machine, and refuses pages without TLS. */
const accessLine = (protocol: string) =>
  protocol === 'https:'
    ? 'Chrome and Edge ask whether the page may reach this device: allow it.'
    : 'Chrome and Edge let no page that came over http: reach this device: use the https: address.';
