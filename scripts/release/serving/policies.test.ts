import { letsInScripts } from './policies.ts';

const here = 'http://localhost:4301';

test.each([
  [null],
  [''],
  ["default-src 'none'; script-src 'self' http://localhost:* http://127.0.0.1:*"],
  ['script-src http://localhost:4301, default-src http:'],
  ["style-src 'none'"],
  ['default-src *'],
])('the policy %j lets in scripts of this machine', (policy) => {
  expect(letsInScripts(policy, here)).toBe(true);
});

test.each([
  ["default-src 'none'; script-src 'self'"],
  ["default-src 'self'"],
  ['script-src http://localhost:4302'],
  ["script-src http://localhost:*, script-src 'self'"],
])('the policy %j blocks them', (policy) => {
  expect(letsInScripts(policy, here)).toBe(false);
});
