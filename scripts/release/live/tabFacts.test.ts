import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { seenLine, seenRules } from '../serving/seenRules.ts';
import { temporaryDirectory } from '../testing/temporaryDirectory.ts';
import { readTabFacts, tabFact } from './tabFacts.ts';

const now = Date.UTC(2026, 10, 24, 9);
const lineOf = (said: string, at = new Date(now)) => JSON.stringify({ at: at.toISOString(), said });
const sound = 'e=tab&c=production&r=12&t=123';

test('the line of a tab is a fact', () => {
  const said = 'e=fallback&c=production&r=12&t=123&a=remote-reports&b=bad&u=good&s=chunk&h=1f';
  expect(tabFact(lineOf(`${said}&p=remote-reports%2Fgood%2Cremote-auth%2Fa0`), now)).toStrictEqual({
    at: now,
    event: 'fallback',
    channel: 'production',
    release: 12,
    tab: '123',
    app: 'remote-reports',
    stage: 'chunk',
    instead: ['remote-reports/good', 'remote-auth/a0'],
  });
});

test('nginx writes its time in another form', () => {
  const line = JSON.stringify({ at: '2026-11-24T01:00:00-08:00', said: sound });
  expect(tabFact(line, now)?.at).toBe(now);
});

test.each([
  '',
  '{"at":',
  'null',
  '[]',
  '{}',
  lineOf(''),
  lineOf('e=other&c=production&r=12&t=123'),
  lineOf('e=tab&c=production&r=0&t=123'),
  lineOf('e=tab&c=production&r=12e3&t=123'),
  lineOf('e=tab&c=../x&r=12&t=123'),
  lineOf('e=tab&c=production&r=12&t=<b>'),
  lineOf('e=tab&c=production&r=12&t=99999999999'),
  lineOf('e=tab&c=production&r=12'),
  lineOf(`${sound}&p=remote-reports`),
  lineOf(`${sound}&p=a%2F..%2F..%2Fx`),
  lineOf(`${sound}&a=${'a'.repeat(65)}`),
  JSON.stringify({ at: 'yesterday', said: sound }),
  JSON.stringify({ at: 5, said: sound }),
  lineOf(sound, new Date(now + 3_600_000)),
])('what no tab says is none: %s', (line) => {
  expect(tabFact(line, now)).toBeNull();
});

test('names of what every object has are no words of a tab', () => {
  expect(tabFact(lineOf(`${sound}&__proto__=x&constructor=y`), now)).toMatchObject({ tab: '123' });
});

test('several files are read, and lines that are none are counted', async () => {
  const directory = temporaryDirectory();
  const line = seenLine(seenRules, sound, new Date(now)) ?? '';
  const files = [`${line}nonsense\n${line}`, `${line}{"half":`].map((text, index) => {
    const file = path.join(directory, `seen.log.${String(index)}`);
    writeFileSync(file, text);
    return file;
  });
  const { facts, ignored } = await readTabFacts(files, now);
  expect([facts.length, ignored]).toEqual([3, 2]);
  await expect(readTabFacts([path.join(directory, 'gone.log')])).rejects.toThrow('ENOENT');
});
