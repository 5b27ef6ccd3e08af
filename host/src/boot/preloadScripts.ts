/** Loads scripts ahead of the bundles that run them; a preload with other attributes than theirs is loaded twice. */
export function preloadScripts(scripts: string[], integrity: Record<string, string> = {}): void {
  for (const src of scripts) {
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = 'script';
    link.href = src;
    link.crossOrigin = 'anonymous';
    link.fetchPriority = 'low';
    link.integrity = integrity[src] ?? '';
    document.head.append(link);
  }
}
