/** Something that a policy of the page refused. */
export interface Attempt {
  directive: string;
  /** address, or the kind of what was blocked */
  blocked: string;
  /** with Trusted Types, how it was tried and the beginning of the text: `Element innerHTML|<b>` */
  sample: string;
  /** address of the script */
  by: string;
}

/** Of an address, so that a line has room for the remedy. */
const longestAddress = 80;

/** The attempt as the end of a sentence about a file. */
export function describeAttempt({ directive, blocked, sample }: Attempt): string {
  const [way = ''] = sample.split('|');
  if (directive === 'require-trusted-types-for')
    return /script|worker|^(?:eval|Function)$|^Window set/i.test(way)
      ? `gives a script its address or its text by "${way}", and scripts come by import() alone`
      : `makes HTML of a text by "${way}", and the portal draws by React alone`;
  if (directive === 'trusted-types')
    return 'makes a policy of Trusted Types, and the portal has one for all builds';
  const isPicture = directive === 'img-src' && blocked.startsWith('https:');
  const remedy = isPicture ? `: the configuration's "imageHosts" does not name its host` : '';
  return `tries "${blocked.slice(0, longestAddress)}", and the portal's policy refuses it (${directive})${remedy}`;
}
