import type { Sight } from './Sight.ts';

/** Runs in the browser once nothing moves: everything that it needs stands inside. */
export async function measureScreen(): Promise<Pick<Sight, 'bar' | 'links' | 'heading' | 'overflow'>> {
  const properties = [
    ...['display', 'visibility', 'opacity', 'position', 'filter', 'transform', 'color', 'background-color'],
    ...['font-family', 'font-size', 'font-weight', 'font-style', 'letter-spacing', 'line-height'],
    ...[
      'text-transform',
      'text-decoration-line',
      'text-align',
      'padding',
      'margin',
      'border-width',
      'height',
    ],
  ];
  const isMoving = () => document.getAnimations().some(({ playState }) => playState === 'running');
  const until = performance.now() + 2000;
  while (isMoving() && performance.now() < until) await new Promise((go) => setTimeout(go, 20));

  const looks: Record<string, string> = {};
  const textOf = (element: Element) => element.textContent.trim();
  const styled = (into: Record<string, string>, name: string, element: Element | null | undefined) => {
    if (!element) return;
    const style = getComputedStyle(element);
    for (const property of properties) into[`${name}: ${property}`] = style.getPropertyValue(property);
  };
  const banner = document.querySelector('header');
  const home = banner?.querySelector('a');
  const user = banner?.querySelector('button[aria-haspopup="menu"]');
  styled(looks, 'the bar', banner);
  styled(looks, 'the link home', home);
  styled(looks, 'the user menu', user);
  if (home) looks['the link home: text'] = textOf(home);
  const links = [...(banner?.querySelectorAll('nav a') ?? [])];
  // Which link is current follows from the links that there are, and the current one has a style of its own.
  const nameOf = (link: Element) =>
    `the ${link.hasAttribute('aria-current') ? 'current ' : ''}link ${textOf(link)}`;
  for (const link of links) styled(looks, nameOf(link), link);
  const heading: Record<string, string> = {};
  const title = document.querySelector('main h1');
  styled(heading, 'its heading', title);
  if (title) heading['its heading: text'] = textOf(title);

  return {
    bar: looks,
    links: links.map(nameOf),
    heading,
    overflow: Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth),
  };
}
