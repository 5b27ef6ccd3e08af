import type { Compiler } from 'webpack';
import { compile } from '../testing/compile.ts';
import { heaviestModules } from './heaviestModules.ts';
import type { HeavyModule } from './PortalBuild.ts';

const kilobytes = (count: number) => `'${'x'.repeat(count * 1000)}'`;

/** Heaviest modules of a production build of `app/main.js`, with files by their path in the repository. */
async function heaviestIn(files: Record<string, string>): Promise<HeavyModule[]> {
  let heaviest: HeavyModule[] = [];
  const read = (compiler: Compiler) => {
    compiler.hooks.afterEmit.tap('test', (compilation) => {
      heaviest = heaviestModules(compilation, ['main.js']);
    });
  };
  await compile(files, { context: 'app', plugins: [read] });
  return heaviest;
}

test('the three largest modules are named by package and by folder, also where they are one in the script', async () => {
  const heaviest = await heaviestIn({
    'app/main.js': `import { small } from './small'; import { large } from 'library'; import { medium } from './medium'; console.log(small, medium, large);`,
    'app/small.js': 'export const small = 1;',
    'app/medium.js': `export const medium = ${kilobytes(2)};`,
    'node_modules/library/index.js': `export const large = ${kilobytes(4)};`,
  });
  expect(heaviest.map(({ module }) => module)).toEqual(['library/index.js', 'app/medium.js', 'app/main.js']);
  expect(heaviest[0]?.size).toBeGreaterThan(4000);
});

test('a library of which little is used weighs little', async () => {
  const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'];
  const heaviest = await heaviestIn({
    'app/main.js': `import { a } from 'library'; import { medium } from './medium'; console.log(a, medium);`,
    'app/medium.js': `export const medium = ${kilobytes(2)};`,
    'node_modules/library/index.js': names
      .map((name) => `export const ${name} = ${kilobytes(1)};`)
      .join('\n'),
  });
  expect(heaviest[0]?.module).toBe('app/medium.js');
  expect(heaviest[1]?.size).toBeLessThan(1100);
});
