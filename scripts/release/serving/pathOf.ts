/** Normalises a request target as nginx does: decoded once, no query, slashes and dots resolved. Null if invalid. */
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
  const segments = decoded.split('/');
  for (const segment of segments) {
    if (segment === '..' && parts.pop() === undefined) return null;
    if (segment !== '' && segment !== '.' && segment !== '..') parts.push(segment);
  }
  const isFolder = ['', '.', '..'].includes(segments.at(-1) ?? '') && parts.length > 0;
  return `/${parts.join('/')}${isFolder ? '/' : ''}`;
}
