import { GlobalStyle } from '@portal/shared';
import { markupAt } from '@portal/shared/testing';
import { createStore } from 'jotai';
import { ServerStyleSheet } from 'styled-components';
import { NavigationBar } from '../components/NavigationBar';
import { insertPageStyle } from './insertPageStyle';

/** The style of the bar that the bundles draw, with the theme's colours. */
function styleOfBar() {
  const sheet = new ServerStyleSheet();
  const bar = (
    <>
      <GlobalStyle />
      <NavigationBar company="Harbourline" items={[]}>
        {null}
      </NavigationBar>
    </>
  );
  markupAt(sheet.collectStyles(bar), createStore());
  return sheet.getStyleTags();
}

const [light = '', ...dark] = styleOfBar().split('prefers-color-scheme');
const themes = { light, dark: dark.join('') };

/** The colour that a browser computes from a token of the theme. */
function computed(theme: keyof typeof themes, token: string) {
  const probe = document.createElement('i');
  probe.style.color = new RegExp(`--${token}:(#\\w+)`).exec(themes[theme])?.[1] ?? '';
  return getComputedStyle(probe).color;
}

const rulesOf = (list: CSSRuleList | undefined) => [...(list ?? [])].map(({ cssText }) => cssText);

let style: CSSStyleSheet;
beforeEach(() => {
  document.head.replaceChildren();
  document.body.innerHTML = '<div class="first-bar" hidden></div>';
  insertPageStyle();
  style = document.styleSheets[0] ?? new CSSStyleSheet();
});

test.each(['light', 'dark'] as const)(
  'R-11 the first bar has the colours of the %s bar that follows',
  (theme) => {
    document.documentElement.dataset['theme'] = theme;
    const bar = getComputedStyle(document.body.firstElementChild ?? document.body);
    expect(bar.backgroundColor).toBe(computed(theme, 'bar'));
    expect(bar.color).toBe(computed(theme, 'onBar'));
    expect(bar.borderBottomColor).toBe(computed(theme, 'barLine'));
    expect(getComputedStyle(document.documentElement).backgroundColor).toBe(computed(theme, 'canvas'));
  },
);

test('R-11 where the system is dark, and the reader chose no theme, all is as in the dark theme', () => {
  const media = [...style.cssRules].filter((rule) => rule instanceof CSSMediaRule);
  const bySystem = rulesOf(media.find(({ media }) => media.mediaText.includes('dark'))?.cssRules);
  expect(bySystem).toHaveLength(2);
  expect(bySystem.map((rule) => rule.replace(':not([data-theme=light])', '[data-theme=dark]'))).toEqual(
    media
      .flatMap(({ cssRules }) => rulesOf(cssRules))
      .filter((rule) => rule.startsWith('html[data-theme=dark]')),
  );
});

test('R-10, R-11 paper has no canvas, in no theme', () => {
  const onPaper = [...style.cssRules].flatMap((rule) => {
    if (!(rule instanceof CSSMediaRule)) return rule.cssText;
    return rule.media.mediaText.startsWith('screen') ? [] : rulesOf(rule.cssRules);
  });
  expect(onPaper.filter((rule) => rule.startsWith('html'))).toEqual([]);
});

test('the first bar ends where the bar ends at every width, and so does a fault in its place', () => {
  const paddings =
    /(?:\(min-width: ?(\d+)px\) ?\{)?\.[^{}]*\{[^}]*padding(?:-inline)?: ?(?:0 )?(?:max\()?([\d.]+rem|min\([^)]*\))/g;
  const paddingsIn = (css: string) =>
    [...css.matchAll(paddings)].map(([, from, padding]) => [from, padding?.replaceAll(' ', '')]);
  const ofBar = paddingsIn(styleOfBar());
  expect(ofBar).toHaveLength(3);
  for (const part of ['.first-bar', '.first-fault'])
    expect(
      paddingsIn(
        rulesOf(style.cssRules)
          .filter((rule) => RegExp(`${part}[ ,]`).test(rule))
          .join('\n'),
      ),
    ).toEqual(ofBar);
});
