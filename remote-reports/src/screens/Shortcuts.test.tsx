import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  announcementAtom,
  createLatePart,
  usePart,
  type Article,
  type LatePart,
  type Report,
} from '@portal/shared';
import { renderAt } from '@portal/shared/testing';
import { ArticleMarksContext } from '../components/ArticleMarksContext';
import type { FindProps } from '../components/Find';
import { toReport } from '../api/toReport';
import { sampleAnswer } from '../testing/sampleAnswer';
import { sampleArticle } from '../testing/sampleArticle';
import { Shortcuts } from './Shortcuts';

const anchors = ['a', 'b', 'c'];
const tops = new Map<string, number>();

const report = toReport(
  sampleAnswer({ articles: anchors.map((id) => sampleArticle({ article_id: id })) }),
  'energy',
);

/** Long enough to search in. */
const longReport = toReport(
  sampleAnswer({
    articles: [...anchors, 'd', 'e', 'f'].map((id) => sampleArticle({ article_id: id })),
  }),
  'energy',
);

/** The articles stand at these heights, in pixels below the top of the window. */
function place(...heights: number[]) {
  for (const [index, anchor] of anchors.entries()) tops.set(anchor, heights[index] ?? 0);
}

beforeEach(() => {
  localStorage.clear();
  place(600, 1100, 1600);
  for (const further of ['d', 'e', 'f']) tops.set(further, 2100);
  Element.prototype.scrollIntoView = function (this: Element) {
    const goal = tops.get(this.id.slice(2)) ?? 0;
    for (const [anchor, top] of tops) tops.set(anchor, top - goal);
  };
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return new DOMRect(0, tops.get(this.firstElementChild?.id.slice(2) ?? '') ?? 0, 300, 400);
  });
});

function draw({
  version = 'latest',
  read = ['a'],
  shown = report,
  loadFind = () => Promise.resolve(),
}: { version?: string; read?: string[]; shown?: Report; loadFind?: () => Promise<void> } = {}) {
  const setRead = jest.fn<undefined, [string, boolean]>();
  const opened = jest.fn<undefined, [string]>();
  const find = createLatePart<FindProps>({
    name: 'reports.find',
    load: async () => {
      await loadFind();
      return () => <input id="find" aria-label="Find" />;
    },
    onIdle: 'nothing',
  });
  const drawn = renderAt(
    <ArticleMarksContext value={{ fresh: new Set(), read: new Set(read), setRead }}>
      {shown.articles.length >= 6 && <FindRoom part={find} articles={shown.articles} />}
      <ul>
        {shown.articles.map(({ anchor }) => (
          <li key={anchor}>
            <article id={`a-${anchor}`}>
              <h3 id={`title-${anchor}`} tabIndex={-1}>
                Title {anchor}
              </h3>
              {anchor !== 'c' && (
                <button
                  id={`original-${anchor}`}
                  onClick={() => {
                    opened(anchor);
                  }}
                >
                  Original
                </button>
              )}
            </article>
          </li>
        ))}
      </ul>
      <Shortcuts report={shown} version={version} find={find} />
    </ArticleMarksContext>,
    { url: '/reports/energy' },
  );
  const said = () => drawn.store.get(announcementAtom).trim();
  return { ...drawn, setRead, opened, said };
}

function FindRoom({ part, articles }: { part: LatePart<FindProps>; articles: Article[] }) {
  const { Part } = usePart(part);
  return Part && <Part articles={articles} view={null} onView={() => undefined} />;
}

const press = (keys: string) => userEvent.keyboard(keys.replaceAll('[', '[['));
const title = (anchor: string) => screen.getByRole('heading', { name: `Title ${anchor}`, hidden: true });

test('R-20 j and k go from article to article, and say where there is none', async () => {
  const { said } = draw();
  await press('k');
  expect(said()).toBe('There is no article above.');
  for (const anchor of anchors) {
    await press('j');
    expect(title(anchor)).toHaveFocus();
    expect(tops.get(anchor)).toBe(0);
  }
  await press('j');
  expect(said()).toBe('There is no article below.');
  expect(screen.getByText('There is no article below.')).toBeVisible();
  await press('k');
  expect(title('b')).toHaveFocus();
  expect(screen.queryByText('There is no article below.')).not.toBeInTheDocument();
});

test('R-20 the article that was reached is marked until the next press', async () => {
  draw();
  const marked = () => anchors.filter((anchor) => title(anchor).parentElement?.dataset['reached'] === '');
  await press('j');
  expect(marked()).toEqual(['a']);
  await press('j');
  expect(marked()).toEqual(['b']);
  await press('x');
  expect(marked()).toEqual([]);
});

test('R-20 they go from where the page stands, and not from the last focus', async () => {
  draw();
  await press('j');
  expect(title('a')).toHaveFocus();
  place(-1000, -500, 90);
  Object.defineProperty(globalThis, 'scrollY', { value: 500, configurable: true });
  await press('k');
  expect(title('b')).toHaveFocus();
  place(-1000, -100, 3000);
  Object.defineProperty(globalThis, 'scrollY', { value: 900, configurable: true });
  await press('j');
  expect(title('c')).toHaveFocus();
});

test('R-20 of two short articles at the top none is passed over, and a hidden one always is', async () => {
  draw();
  place(0, 120, 240);
  await press('j');
  expect(title('b')).toHaveFocus();
  place(0, 120, 240);
  const item = title('b').closest('li');
  if (item) item.hidden = true;
  await press('j');
  expect(title('c')).toHaveFocus();
});

test('R-20 m marks as read or unread and o opens, at the article where the page stands', async () => {
  const { setRead, opened, said } = draw();
  await press('m');
  expect(said()).toBe('You have not come to an article yet.');
  place(-50, 500, 1600);
  await press('m');
  expect(setRead).toHaveBeenLastCalledWith('a', false);
  expect(said()).toBe('Unread again: \u2068A cable comes ashore\u2069');
  await press('o');
  expect(opened).toHaveBeenLastCalledWith('a');
  place(-900, 20, 1000);
  await press('m');
  expect(setRead).toHaveBeenLastCalledWith('b', true);
  expect(said()).toBe('Marked as read: \u2068A cable comes ashore\u2069');
  place(-1900, -1000, 10);
  await press('o');
  expect(opened).toHaveBeenCalledTimes(1);
  expect(said()).toBe('No link to the original');
});

test('R-20 brackets open the report before and after, and s the box to find', async () => {
  const { url, said } = draw({ version: '20240102', shown: longReport });
  await press(']');
  expect(url()).toBe('/reports/energy/20240103');
  await press('[');
  expect(url()).toBe('/reports/energy/20231229');
  const scroll = jest.spyOn(Element.prototype, 'scrollIntoView');
  await press('s');
  expect(await screen.findByRole('textbox', { name: 'Find' })).toHaveFocus();
  expect(scroll.mock.contexts).toContain(screen.getByRole('textbox', { name: 'Find' }));
  expect(screen.getByRole('textbox', { name: 'Find' })).toHaveValue('');
  await press('j');
  expect(screen.getByRole('textbox', { name: 'Find' })).toHaveValue('j');
  expect(said()).not.toMatch(/article/);
});

test('R-20 s says that a report is too short to search in only where it is', async () => {
  const { said } = draw();
  await press('s');
  expect(said()).toBe('This report is too short to search in.');
});

test('R-20 s awaits the box to find, goes there once it is loaded, and says what could not be had', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  let end: (error?: Error) => void = () => undefined;
  const loadFind = () =>
    new Promise<void>((resolve, reject) => {
      end = (error) => {
        if (error) reject(error);
        else resolve();
      };
    });
  const finish = (error?: Error) =>
    act(async () => {
      end(error);
      await Promise.resolve();
    });
  const { said } = draw({ shown: longReport, loadFind });
  await press('s');
  expect(screen.getByText('Opening...')).toBeVisible();
  await finish(new Error('no chunk'));
  expect(said()).toBe('“Find in this report” could not be opened. Please try again.');
  await press('s');
  expect(said()).toBe('Opening...');
  await finish();
  expect(await screen.findByRole('textbox', { name: 'Find' })).toHaveFocus();
  expect(screen.queryByText('Opening...')).not.toBeInTheDocument();
});

test.each([
  ['another key', () => press('j'), true],
  ['a press on something else', () => userEvent.click(screen.getByRole('list')), false],
  ['Esc', () => press('{Escape}'), false],
])(
  'R-20 whoever goes on with %s is not taken to the box to find when it is loaded',
  async (_what, goOn, isLed) => {
    let end: () => void = () => undefined;
    draw({
      shown: longReport,
      loadFind: () =>
        new Promise<void>((resolve) => {
          end = resolve;
        }),
    });
    await press('s');
    await goOn();
    expect(screen.queryByText('Opening...')).not.toBeInTheDocument();
    end();
    expect(await screen.findByRole('textbox', { name: 'Find' })).not.toHaveFocus();
    expect(isLed ? title('a') : document.body).toHaveFocus();
  },
);

test('R-20 at the end of the history a bracket says so', async () => {
  const { url, said } = draw({ version: '20231229' });
  await press('[');
  expect(said()).toBe('There is no older report.');
  expect(url()).toBe('/reports/energy');
});

test('R-20, WCAG 2.1.4 ? and the link at the foot show the keys and the switch, and switched off no key does anything', async () => {
  const { said, url } = draw({ version: '20240102' });
  await press('?');
  const help = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  const toggle = within(help).getByRole('switch', { name: 'Keyboard shortcuts: on' });
  expect(
    within(help)
      .getAllByRole('term')
      .map(({ textContent }) => textContent),
  ).toEqual(['j', 'k', 'o', 'm', '[', ']', 's', '?']);
  await press('j');
  expect(title('a')).not.toHaveFocus();
  await userEvent.click(toggle);
  expect(toggle).toHaveAccessibleName('Keyboard shortcuts: off');
  await press('{Escape}');
  expect(help).not.toBeInTheDocument();
  await press('jkom[]s?');
  expect([url(), said()]).toEqual(['/reports/energy', '']);
  expect(document.body).toHaveFocus();

  await userEvent.click(screen.getByRole('button', { name: 'Keyboard shortcuts' }));
  await userEvent.click(await screen.findByRole('switch', { name: 'Keyboard shortcuts: off' }));
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await press('j');
  expect(title('a')).toHaveFocus();
});

test('R-20 a note goes by itself', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  draw();
  await press('k');
  expect(screen.getByText('There is no article above.')).toBeVisible();
  act(() => {
    jest.advanceTimersByTime(4000);
  });
  expect(screen.queryByText('There is no article above.')).not.toBeInTheDocument();
  jest.useRealTimers();
});
