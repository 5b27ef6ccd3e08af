/** Package of a library's module, room of one of ours. */
export function ownerOf(module: string): string {
  const steps = module.split('/');
  const isOurs = steps[1] === 'src' || steps[0] === 'scripts';
  if (isOurs) return steps.slice(0, Math.min(steps.length - 1, 3)).join('/');
  return steps.slice(0, module.startsWith('@') ? 2 : 1).join('/');
}
