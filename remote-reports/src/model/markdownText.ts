/** Characters that mean something to Markdown or HTML anywhere in a line. */
const anywhere = /[\\`*_~[\]<>|#&$@]/g;
/** The beginning of a list or a rule, or the line under a heading. */
const atStart = /^(?:[+\-=:]|\d+(?=[.)]))/;
/** The part of an address in running text that makes a link of it. */
const addresses = /:(?=\/\/)|\b(?:www(?=\.)|mailto(?=:)|xmpp(?=:))/gi;

/** A text that Markdown shows as it is: no link, no markup and no HTML comes of it. Each line is a paragraph. */
export const markdownText = (text: string): string =>
  text
    .split(/[\r\n\u2028\u2029]+/)
    .map((line) => escapeLine(line.replace(/\p{Cc}/gu, ' ').trim()))
    .filter((line) => line !== '')
    .join('\n\n');

const escapeLine = (line: string) =>
  line
    .replace(anywhere, String.raw`\$&`)
    .replace(addresses, (found) => (found === ':' ? String.raw`\:` : `${found}\\`))
    .replace(atStart, (found) => (/\d/.test(found) ? `${found}\\` : `\\${found}`));
