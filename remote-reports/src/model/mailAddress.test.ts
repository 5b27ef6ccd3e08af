import { mailAddress } from './mailAddress';

const address = 'https://portal.example/reports/energy/20240102#a-grid-1';
const source = 'https://ft.example/cable?a=1&b=2';

/** The mail that a mail program makes of the address. */
function readMail(href: string) {
  expect(href).toMatch(/^mailto:\?subject=[^&#\s]*&body=[^&#\s]*$/);
  const { searchParams } = new URL(href.replaceAll('+', '%2B'));
  return { subject: searchParams.get('subject'), lines: searchParams.get('body')?.split('\r\n') };
}

test('R-18 a mail has the title as its subject, and both links', () => {
  const title = 'R&D + grid: 50% off? #1';
  expect(readMail(mailAddress({ title, source, address }))).toEqual({
    subject: title,
    lines: [title, `Source: ${source}`, `In the portal: ${address}`],
  });
});

test('R-18 a title cannot add a header or a recipient', () => {
  const { subject, lines } = readMail(
    mailAddress({ title: 'Hello\r\nBcc: eve@example.com&cc=eve@example.com', source: null, address }),
  );
  expect(subject).toBe('Hello  Bcc: eve@example.com&cc=eve@example.com');
  expect(lines).toHaveLength(2);
});

test.each([
  ['letters', 'x'.repeat(5000)],
  ['emoji of many code points', '👩‍👩‍👧'.repeat(500)],
  ['halves of emoji', '\ud83d'.repeat(500)],
])('R-18 a mail stays under 1,800 characters with a title of %s, and its links whole', (_what, title) => {
  const href = mailAddress({ title, source, address });
  expect(href.length).toBeLessThan(1800);
  const { subject, lines } = readMail(href);
  expect(subject?.endsWith('…')).toBe(true);
  expect(lines?.slice(1)).toEqual([`Source: ${source}`, `In the portal: ${address}`]);
});

test('R-18 a link that is too long for a mail is left out whole, once the title is as short as it gets', () => {
  const long = (count: number) => `https://ft.example/${'a'.repeat(count)}`;
  const title = 'word '.repeat(40);
  const kept = readMail(mailAddress({ title, source: long(1550), address }));
  expect(kept.lines?.[1]).toBe(`Source: ${long(1550)}`);
  expect(kept.subject?.length).toBeLessThan(60);
  const left = readMail(mailAddress({ title, source: long(1800), address }));
  expect(left.lines).toEqual([title.trim(), `In the portal: ${address}`]);
});
