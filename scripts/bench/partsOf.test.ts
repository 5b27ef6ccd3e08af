import { partsOf } from './partsOf.ts';

test('each piece of a script is its module’s, and the rest is the bundler’s', () => {
  // "(a)" of a library, "bb" of ours, "cc" of the runtime; nothing says whose ";" is.
  const map = {
    version: 3,
    file: '',
    sources: ['node_modules/react/index.js', 'host/src/App.tsx', 'webpack/runtime/ensure chunk'],
    sourcesContent: [],
    names: [],
    mappings: 'AAAA,GCAA,ECAA,E',
    sourceRoot: '',
  };
  expect(partsOf('(a)bbcc;', map)).toEqual([
    { module: 'react/index.js', text: '(a)' },
    { module: 'host/src/App.tsx', text: 'bb' },
    { module: 'webpack', text: 'cc;' },
  ]);
});
