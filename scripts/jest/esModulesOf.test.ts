import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '#process/root.ts';
import { esModulesOf } from './esModulesOf.js';
import { onTestFinished } from './onTestFinished.ts';
import { projectsIn } from './projectsIn.ts';

function houseWith(packages: Record<string, { type?: string; dependencies?: Record<string, string> }>) {
  const house = mkdtempSync(path.join(tmpdir(), 'portal-modules-'));
  onTestFinished(() => {
    rmSync(house, { recursive: true });
  });
  for (const [folder, manifest] of Object.entries(packages)) {
    mkdirSync(path.join(house, folder), { recursive: true });
    writeFileSync(path.join(house, folder, 'package.json'), JSON.stringify(manifest));
  }
  return house;
}

test('the ES modules that a remote depends on are found, and those that they need', () => {
  const house = houseWith({
    'remote-news': { type: 'module', dependencies: { chart: '1', older: '1', absent: '1' } },
    'node_modules/chart': { type: 'module', dependencies: { '@axis/scale': '1' } },
    'node_modules/@axis/scale': { type: 'module', dependencies: { chart: '1' } },
    'node_modules/older': { dependencies: { unseen: '1' } },
    'node_modules/unseen': { type: 'module' },
    'node_modules/another': { type: 'module' },
  });
  expect(esModulesOf(house, ['remote-news'])).toEqual(['@axis/scale', 'chart']);
});

test('jest compiles those of all packages, and no other', () => {
  const isIgnored = (patterns: string[], name: string) =>
    patterns.some((pattern) => RegExp(pattern).test(path.join(root, 'node_modules', name, 'index.js')));
  for (const { displayName, transformIgnorePatterns } of projectsIn(root, '.')) {
    const isTools = displayName.name === 'tools';
    expect(isIgnored(transformIgnorePatterns, isTools ? 'jose' : 'valibot')).toBe(false);
    expect(isIgnored(transformIgnorePatterns, 'react-dom')).toBe(true);
  }
});
