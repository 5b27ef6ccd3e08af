import type { Defence } from './Defence';

const intro =
  'Each of these can be switched off in a copy of the sources, by a text that is there exactly once; then what guards it fails. `npm run test:defences` tries all of them; builds that are served know no switch.';

const lineOf = ({ name, file, row, test }: Defence) =>
  `- ${name}, in \`${file}\`: ${row === undefined ? `\`${test ?? ''}\`` : `row "${row}" of the matrix`}`;

/** The defences and what fails without them, as a page. */
export const defencesText = (defences: Defence[]) =>
  `${['# Defences', intro, defences.map(lineOf).join('\n')].join('\n\n')}\n`;
