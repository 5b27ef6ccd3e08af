import type { ReportBuilder } from './ReportBuilder.ts';

/** Slugs that are missing, duplicated or special in an address. */
export function reportSlugCases({ build }: ReportBuilder) {
  const slugs = [
    'b-43/slash',
    'b-43?question=1&x=2',
    'b-43#hash',
    'b-43%percent',
    'b-43%2Fencoded%20slash',
    'b-43 space',
    'b-43.com',
    'b-43+plus;semicolon:colon@at',
    'b-43\\backslash',
    'b-43"quote\'<tag>',
    'b-43-größe-日本語-🧼',
    'b-43-e\u0301',
    '..',
    '../b-43/../user',
    '.',
    '__proto__',
    'latest',
  ];
  return [
    build('B-42 slug missing', { slug: undefined }),
    build('B-42 slug null', { slug: null }),
    build('B-42 slug empty', { slug: '' }),
    build('B-42 slug of spaces', { slug: '   ' }),
    build('B-42 slug a number', { slug: 42 }),
    build('B-42 slug an object', { slug: { id: 'b-42' } }),
    ...slugs.map((slug) => build(`B-43 slug ${slug}`, { slug })),
    build('B-44 same slug, first', { slug: 'b-44-same-slug' }),
    build('B-44 same slug, second', { slug: 'b-44-same-slug' }),
  ];
}
