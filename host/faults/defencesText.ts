import type { Defence } from './Defence';
import { testOf } from './testOf';

const intro =
  'Each of these can be switched off in a copy of the sources, by a text that is there exactly once; then what guards it fails. `npm run test:defences` tries all of them; builds that are served know no switch.';

const lineOf = (defence: Defence) => {
  const { name, file, row } = defence;
  return `- ${name}, in \`${file}\`: ${row === undefined ? `\`${testOf(defence)}\`` : `row "${row}" of the matrix`}`;
};

/** The defences and what fails without them, as a page. */
export const defencesText = (defences: Defence[]) =>
  `${['# Defences', intro, defences.map(lineOf).join('\n')].join('\n\n')}\n`;
