import { sayHowToOpen } from './sayHowToOpen.ts';

const query = '?local=remote_reports@http://localhost:4301/remoteEntry.js';
const say = (portal: string, isNamed = false, isLinked = false) =>
  sayHowToOpen({ app: 'remote-reports', link: `${portal}/${query}`, channel: 'staging', isNamed, isLinked });

test('the link stands in a line of its own', () => {
  expect(say('https://staging.example.com').split('\n')).toContain(`  https://staging.example.com/${query}`);
});

test('what the browser will do is said before it does it', () => {
  expect(say('https://staging.example.com')).toMatch(/ask whether the page may reach this device: allow it/);
  expect(say('http://staging.example.com')).toMatch(/use the https: address/);
  for (const portal of ['http://localhost:4300', 'http://127.0.0.1:4300'])
    expect(say(portal)).not.toMatch(/Chrome/);
});

test('a channel that a cookie picks is named with the cookie', () => {
  expect(say('https://example.com', true)).toMatch(/has the cookie __Host-portal-channel=staging/);
  expect(say('https://example.com')).not.toMatch(/cookie/);
});

test('a link that enters the channel by itself says so, and how to leave', () => {
  const text = say('https://example.com', true, true);
  expect(text).toMatch(/brings the browser into the channel staging; a line .+ leads out again/);
  expect(text).not.toMatch(/cookie/);
});
