import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { announcementAtom, createLatePart, Icon } from '@portal/shared';
import { renderAt } from '@portal/shared/testing';
import { HandOnMenu, type HandOnMenuProps } from './HandOnMenu';
import { Share } from './Share';

const path = '/reports/energy/20240102#a-grid-1';
const source = 'https://www.ft.example/cable';
const button = () => screen.getByRole('button', { name: 'Share: A cable comes ashore' });

async function press() {
  userEvent.setup();
  const rendered = renderAt(
    <>
      <Share isArticle title="A cable comes ashore" source={source} path={path} />
      <button>Elsewhere</button>
    </>,
  );
  await userEvent.click(button());
  return rendered;
}

/** The device has a sheet to share with. */
function giveSheet(outcome: () => Promise<void>) {
  const share = jest.fn<Promise<void>, [ShareData]>(outcome);
  Object.assign(navigator, { share });
  return share;
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
});

test('R-18, H-10 its sign is not that of what opens in a new tab', () => {
  renderAt(
    <>
      <Icon name="outside" />
      <Share title="Energy" source={null} path={path} />
    </>,
  );
  const [outside, share] = Array.from(document.querySelectorAll('path'), (drawing) =>
    drawing.getAttribute('d'),
  );
  expect(screen.getByRole('button', { name: 'Share' })).toContainHTML(share ?? '');
  expect(share).not.toBe(outside);
});

test('R-18 where the device has no sheet, a menu has a mail and two ways to copy', async () => {
  const { store } = await press();
  const menu = await screen.findByRole('dialog', { name: 'Share' });
  expect(menu).toHaveFocus();
  const mail = new URL(screen.getByRole('link', { name: 'E-mail' }).getAttribute('href') ?? '');
  expect(mail.searchParams.get('body')).toContain(`http://localhost${path}`);

  await userEvent.click(screen.getByRole('button', { name: 'Copy as text' }));
  expect(await navigator.clipboard.readText()).toBe(
    `A cable comes ashore\nSource: ${source}\nIn the portal: http://localhost${path}`,
  );
  expect(screen.getByRole('button', { name: 'Text copied' })).toBeVisible();
  expect(store.get(announcementAtom)).toBe('Text copied');
  await userEvent.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(await navigator.clipboard.readText()).toBe(`http://localhost${path}`);
});

test('R-18 a browser that refuses to copy shows the text to be marked', async () => {
  await press();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'));
  await userEvent.click(await screen.findByRole('button', { name: 'Copy as text' }));
  expect(await screen.findByText(/^A cable comes ashore\s+Source: /)).toBeVisible();
});

test.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['a second press', () => userEvent.click(button())],
])('R-18 %s closes the menu and leaves the focus on the button', async (_what, close) => {
  await press();
  expect(await screen.findByRole('dialog')).toBeVisible();
  expect(button()).toHaveAttribute('aria-expanded', 'true');
  await close();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(button()).toHaveFocus();
  expect(button()).toHaveAttribute('aria-expanded', 'false');
});

test('R-18 the menu closes when the focus moves on, and when something else is pressed', async () => {
  await press();
  await screen.findByRole('dialog');
  for (let stop = 0; stop < 4; stop += 1) await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
  await userEvent.click(button());
  await screen.findByRole('dialog');
  await userEvent.click(document.body);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('R-18 the sheet of the device gets title, source and link, once, and no menu is opened', async () => {
  let end: () => void = () => undefined;
  const share = giveSheet(() => new Promise((resolve) => (end = resolve)));
  await press();
  await waitFor(() => {
    expect(share).toHaveBeenCalledTimes(1);
  });
  expect(share.mock.calls[0]).toEqual([
    {
      title: 'A cable comes ashore',
      text: `A cable comes ashore\nSource: ${source}`,
      url: `http://localhost${path}`,
    },
  ]);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await act(async () => {
    end();
    await Promise.resolve();
  });
  expect(button()).toHaveAttribute('aria-expanded', 'false');
});

test.each([
  ['that the reader has closed opens nothing', 'AbortError', 0],
  ['that refuses is followed by the menu', 'NotAllowedError', 1],
])('R-18 a sheet %s', async (_what, name, menus) => {
  giveSheet(() => Promise.reject(new DOMException('', name)));
  await press();
  await waitFor(() => {
    expect(screen.queryAllByRole('dialog')).toHaveLength(menus);
    expect(button()).toHaveAttribute('aria-expanded', String(menus > 0));
  });
});

/** Two articles whose menu comes, or fails, when the test says so. */
function drawTwo() {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  let end: (menu: typeof HandOnMenu | null) => void = () => undefined;
  const menuPart = createLatePart<HandOnMenuProps>({
    name: 'reports.handOn',
    load: () =>
      new Promise((resolve, reject) => {
        end = (menu) => {
          if (menu) resolve(menu);
          else reject(new Error('no chunk'));
        };
      }),
    onIdle: 'nothing',
  });
  const { store } = renderAt(
    <>
      {['First', 'Second'].map((title) => (
        <div key={title} role="group" aria-label={title}>
          <Share isArticle title={title} source={null} path={path} menuPart={menuPart} />
        </div>
      ))}
      <input aria-label="Find" />
    </>,
  );
  return {
    said: () => store.get(announcementAtom),
    press: (title: string) => userEvent.click(screen.getByRole('button', { name: `Share: ${title}` })),
    article: (title: string) => screen.getByRole('group', { name: title }),
    /** Null when it fails. */
    load: (menu: typeof HandOnMenu | null) =>
      act(async () => {
        end(menu);
        await Promise.resolve();
      }),
  };
}

const line = '“Share” could not be opened. Please try again.';

test('R-18 of two articles pressed while the code is awaited, the last one is shared', async () => {
  const share = giveSheet(() => new Promise(() => undefined));
  const { press, article, load } = drawTwo();
  await press('First');
  await press('Second');
  expect(article('First')).not.toHaveTextContent('Opening...');
  expect(article('Second')).toHaveTextContent('Opening...');
  await load(HandOnMenu);
  expect(share.mock.calls.map(([{ title }]) => title)).toEqual(['Second']);
});

test('R-18 a failure is told at the article pressed last, and is forgotten when another is pressed', async () => {
  const share = giveSheet(() => new Promise(() => undefined));
  const { press, article, load } = drawTwo();
  await press('First');
  await press('Second');
  await load(null);
  expect(article('First')).not.toHaveTextContent(line);
  expect(article('Second')).toHaveTextContent(line);
  await press('First');
  await load(HandOnMenu);
  expect(share.mock.calls.map(([{ title }]) => title)).toEqual(['First']);
  expect(screen.queryByText(line)).not.toBeInTheDocument();
});

test('R-18 it is said that a menu is awaited, and each time that it could not be opened', async () => {
  const { press, said, load } = drawTwo();
  for (let attempt = 0; attempt < 2; attempt += 1) {
    await press('First');
    expect(said()).toBe('Opening...');
    await load(null);
    expect(said()).toBe(line);
  }
});

test.each([
  ['a press on something else', () => userEvent.click(screen.getByRole('textbox'))],
  ['Tab', () => userEvent.tab()],
  ['Esc', () => userEvent.keyboard('{Escape}')],
])('R-18 %s takes back what is still awaited', async (_what, goOn) => {
  const share = giveSheet(() => new Promise(() => undefined));
  const { press, article, load } = drawTwo();
  await press('First');
  expect(article('First')).toHaveTextContent('Opening...');
  await goOn();
  expect(article('First')).not.toHaveTextContent('Opening...');
  await load(HandOnMenu);
  expect(share).not.toHaveBeenCalled();
});
