import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sayHowToOpen } from './sayHowToOpen.mjs';

const query = '?local=remote_reports@http://localhost:4301/remoteEntry.js';
const say = (/** @type {string} */ portal, isNamed = false) =>
  sayHowToOpen({ app: 'remote-reports', link: `${portal}/${query}`, channel: 'staging', isNamed });

test('the link stands in a line of its own', () => {
  assert.ok(
    say('https://staging.example.com').split('\n').includes(`  https://staging.example.com/${query}`),
  );
});

test('what the browser will do is said before it does it', () => {
  assert.match(say('https://staging.example.com'), /ask whether the page may reach this device: allow it/);
  assert.match(say('http://staging.example.com'), /use the https: address/);
  for (const portal of ['http://localhost:4300', 'http://127.0.0.1:4300'])
    assert.doesNotMatch(say(portal), /Chrome/);
});

test('a channel that a cookie picks is named with the cookie', () => {
  assert.match(say('https://example.com', true), /has the cookie portal-channel=staging/);
  assert.doesNotMatch(say('https://example.com'), /cookie/);
});
