import { addHeaders, block, pattern, quote } from './nginxSyntax.ts';
import { pageLines } from './pageLines.ts';
import type { Kind } from './Kind.ts';

/** Directives of the location for one kind of file. */
export function locationLines({ name, files, types, type, compression, headers }: Kind, security: string[]) {
  if (files.length === 0) return [...security, 'return 404;'];
  const own = [...security, ...addHeaders({ ...headers, 'last-modified': '' })];
  if (name === 'page')
    return [
      ...own,
      'types {}',
      'default_type text/html;',
      'charset utf-8;',
      ...pageLines,
      `try_files $portal_page ${files.length > 2 ? '$portal_slot_page ' : ''}${files.at(-1) ?? ''} =404;`,
    ];
  const beside = compression === 'beside';
  const find = `try_files ${beside ? '$uri$portal_br $uri$portal_gzip ' : ''}$uri =404;`;
  if (beside) own.push('add_header content-encoding $portal_encoding;');
  if (type) return [...own, `default_type ${quote(type)};`, find];
  return [
    ...own,
    ...Object.entries(types ?? {}).flatMap(([extension, value]) =>
      block(`location ~ ${pattern(`\\.${extension}$`)}`, [...own, `default_type ${quote(value)};`, find]),
    ),
  ];
}
