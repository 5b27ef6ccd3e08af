import type { Disagreement } from './Disagreement.ts';

/** A sentence about a module that does not fit the declaration of its own remote. */
export function declarationSentence(
  { files: { remote: file }, name, module, kind, at, given, taken }: Disagreement,
  app: string,
): string {
  const declaration = `${app}/src/portal.ts`;
  const what = at ? `"${at}"` : 'props';
  if (kind === 'unreadable') return `${file}: the props of ${module} cannot be compared with ${declaration}.`;
  if (kind === 'absent') return `${file} has no component ${name}, which ${declaration} names.`;
  if (kind === 'renamed') return `${file} calls for "${taken}", and ${declaration} gives it "${at}".`;
  if (kind === 'unknown') return `${file} does not take ${what}, which ${declaration} gives it.`;
  if (kind === 'missing') return `${file} calls for ${what}, which ${declaration} does not give it.`;
  if (kind === 'optional') return `${file} calls for ${what}, which ${declaration} does not always give it.`;
  return `${file} takes ${what} as ${taken}, and ${declaration} gives ${given}.`;
}
