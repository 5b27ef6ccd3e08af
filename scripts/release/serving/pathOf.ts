/**
 * The path that a request means: decoded once, without query, doubled slashes and dot segments, as nginx reads it.
 *
 * @param target the address in the request line
 * @returns null when there is no such path: badly encoded, or above the root
 */
export function pathOf(target: string): string | null {
  const [raw = ''] = target.replace(/^https?:\/\/[^/?#]*/i, '').split(/[?#]/);
  const parts: string[] = [];
  let decoded;
  try {
    decoded = decodeURIComponent(raw || '/');
  } catch {
    return null;
  }
  if (!decoded.startsWith('/') || decoded.includes('\0')) return null;
  const segments = decoded.split('/').slice(1);
  for (const segment of segments) {
    if (segment === '..' && parts.pop() === undefined) return null;
    if (segment !== '' && segment !== '.' && segment !== '..') parts.push(segment);
  }
  const isFolder = ['', '.', '..'].includes(segments.at(-1) ?? '') && parts.length > 0;
  return `/${parts.join('/')}${isFolder ? '/' : ''}`;
}
