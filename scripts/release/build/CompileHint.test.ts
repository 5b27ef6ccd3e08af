import type { Compiler } from 'webpack';
import { compile } from '../testing/compile.ts';
import { CompileHint, compileHint } from './CompileHint.ts';

test('what a page may begin with is compiled while it arrives, and nothing else', async () => {
  const scripts: Map<string, string> = new Map();
  const read = {
    apply: ({ hooks }: Compiler) => {
      hooks.emit.tap('read', ({ assets }) => {
        for (const [file, asset] of Object.entries(assets)) scripts.set(file, String(asset.source()));
      });
    },
  };
  await compile(
    {
      'screen.js': 'export const screen = true;',
      'late.js': 'export const late = true;',
      'main.js': `
        self.open = () => import(/* webpackChunkName: "screen-List" */ "./screen.js");
        self.later = () => import(/* webpackChunkName: "late" */ "./late.js");`,
    },
    { output: { chunkFilename: '[name].js' }, plugins: [new CompileHint(/^screen-/), read] },
  );
  const hinted = [...scripts].filter(([, text]) => text.startsWith(compileHint)).map(([file]) => file);
  expect([...scripts.keys()].sort()).toEqual(['late.js', 'main.js', 'screen-List.js']);
  expect(hinted.sort()).toEqual(['main.js', 'screen-List.js']);
});
