import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PageHeading } from '@portal/shared';
import { Link, useNavigate } from '@portal/shared/router';
import { renderAt, Route, Routes } from '@portal/shared/testing';
import { useDeferredValue, useState } from 'react';
import { createPlaces } from './createPlaces';
import { useScrollAndFocusRestoration } from './useScrollAndFocusRestoration';

function Keeper() {
  useScrollAndFocusRestoration(true);
  return null;
}

function Page({ name }: { name: string }) {
  return (
    <>
      <PageHeading>{name}</PageHeading>
      <Link to="/reports/acme">Acme plc</Link>
      <Link to="/reports/a%2Fb">A and B</Link>
      <Link to="/reports?filter=x">Filter</Link>
      <Link to="/other#part">Part of another</Link>
      <Link to="/other">Same again</Link>
    </>
  );
}

function Late() {
  const [isThere, setThere] = useState(false);
  if (isThere) return <PageHeading>Late</PageHeading>;
  return (
    <button
      onClick={() => {
        setThere(true);
      }}
    >
      Come
    </button>
  );
}

/** Its link comes after its heading. */
function Long() {
  const isWhole = useDeferredValue(true, false);
  return (
    <>
      <PageHeading>Long</PageHeading>
      {isWhole && <Link to="/reports/acme">Far down</Link>}
    </>
  );
}

function Frame() {
  const navigate = useNavigate();
  return (
    <>
      <Keeper />
      <Link to="/reports/acme">In the bar</Link>
      <button onClick={() => void navigate(-1)}>Back</button>
      <button
        onClick={(event) => {
          event.stopPropagation();
        }}
      >
        Keeps its press
      </button>
      <input aria-label="Steps" onChange={({ target }) => void navigate(Number(target.value))} />
      <main>
        {/* Without keys React would take one page for another, as it does not with the portal's screens. */}
        <Routes>
          <Route path="/" element={<Page key="Home" name="Home" />} />
          <Route path="/reports" element={<Page key="Reports" name="Reports" />} />
          <Route path="/reports/acme" element={<Page key="Acme" name="A report" />} />
          <Route path="/reports/:slug" element={<Page key="A report" name="A report" />} />
          <Route path="/long" element={<Long key="Long" />} />
          <Route path="/late" element={<Late key="Late" />} />
          <Route path="*" element={<Page key="Elsewhere" name="Elsewhere" />} />
        </Routes>
      </main>
    </>
  );
}

let top = 0;
const scrolls: number[] = [];
/** The largest possible scroll position. */
let longest = 0;

Object.defineProperty(window, 'scrollY', { get: () => top });

function scrollByHand(position: number) {
  top = position;
  dispatchEvent(new Event('scroll'));
}

const follow = (name: string) => userEvent.click(screen.getByRole('link', { name }));
const goBack = () => userEvent.click(screen.getByRole('button', { name: 'Back' }));
/** Goes through the history without a press. */
const go = (steps: number) => fireEvent.change(screen.getByLabelText('Steps'), { target: { value: steps } });
/** It was left at 700 px and is 300 px long yet. */
async function comeBackToShortPage() {
  renderAt(<Frame />, { url: '/reports' });
  scrollByHand(700);
  await follow('Acme plc');
  longest = 300;
  await goBack();
}
const heading = (name: string) => screen.getByRole('heading', { level: 1, name });
const after = (time: number) => act(() => new Promise((resolve) => setTimeout(resolve, time)));
const frames = () => after(80);
/** As long as it takes to keep a place in the history. */
const rested = () => after(300);

beforeEach(() => {
  history.replaceState(null, '');
  top = 0;
  longest = 10_000;
  scrolls.length = 0;
  const scrollTo = ({ top: position = NaN, behavior }: ScrollToOptions) => {
    expect(behavior).toBe('instant');
    top = Math.min(position, longest);
    scrolls.push(top);
  };
  jest.spyOn(window, 'scrollTo').mockImplementation(scrollTo as typeof window.scrollTo);
  // jsdom has no CSS object.
  globalThis.CSS = { escape: (text: string) => text.replace(/[^\w-]/g, '\\$&') } as typeof CSS;
});

test('R-21 the first page of a visit is left alone', async () => {
  renderAt(<Frame />, { url: '/reports' });
  await frames();

  expect(document.body).toHaveFocus();
  expect(scrolls).toEqual([]);
  expect(history.scrollRestoration).toBe('manual');
});

test('R-21 a page that is loaded again is helped back to its place, and the focus is left alone', async () => {
  history.replaceState({ top: 700 }, '');
  longest = 300;
  renderAt(<Frame />, { url: '/reports' });
  expect(top).toBe(300);
  dispatchEvent(new Event('scroll'));
  fireEvent.click(document.body);
  await rested();
  // Another load of the page meanwhile loses nothing.
  expect(history.state).toEqual({ top: 700 });

  longest = 10_000;
  await frames();
  expect(top).toBe(700);
  expect(document.body).toHaveFocus();
});

test('R-21 the place is kept with the entry of the history once the page rests', async () => {
  renderAt(<Frame />, { url: '/reports' });
  scrollByHand(700);
  await waitFor(() => {
    expect(history.state).toMatchObject({ top: 700 });
  });

  scrollByHand(0);
  await waitFor(() => {
    expect(history.state).not.toHaveProperty('top', 700);
  });
});

test('R-21 an entry of the history whose page is not drawn yet is not given the place of the page before', async () => {
  renderAt(<Frame />, { url: '/reports' });
  history.replaceState({ key: 'next' }, '');
  scrollByHand(700);
  await rested();

  expect(history.state).toEqual({ key: 'next' });
});

test('R-21 the entry that a press of the link of the present page begins has its place too', async () => {
  const places = createPlaces();
  const stop = places.keep();
  places.enter('default', '/reports');
  scrollByHand(700);
  await rested();
  history.replaceState({ key: 'again' }, '');
  places.enter('again', '/reports');
  await rested();
  expect(history.state).toEqual({ key: 'again', top: 700 });
  stop();
});

test('R-21 a new screen starts at its top, with the focus on its heading', async () => {
  renderAt(<Frame />, { url: '/reports' });
  scrollByHand(700);

  await follow('Acme plc');
  expect(heading('A report')).toHaveFocus();
  expect(scrolls).toEqual([0]);
});

test('R-21 another query, or a place on the same page, is no other screen', async () => {
  renderAt(<Frame />, { url: '/reports' });
  scrollByHand(700);

  await follow('Filter');
  expect(screen.getByRole('link', { name: 'Filter' })).toHaveFocus();
  expect(scrolls).toEqual([]);
});

test('R-21 a screen that stays at another spelling of its address keeps its places', async () => {
  renderAt(<Frame />, { url: '/Other/' });
  await follow('Same again');
  expect(screen.getByRole('link', { name: 'Same again' })).toHaveFocus();
  scrollByHand(700);
  await follow('Acme plc');

  await goBack();
  expect(top).toBe(700);
  expect(screen.getByRole('link', { name: 'Acme plc' })).toHaveFocus();
});

test('R-21 an address with a fragment leads to its own place: neither focus nor position are taken', async () => {
  renderAt(<Frame />, { url: '/reports' });

  await follow('Part of another');
  expect(heading('Elsewhere')).not.toHaveFocus();
  expect(scrolls).toEqual([]);
});

test.each(['Acme plc', 'A and B'])(
  'R-21 Back finds the place and the focus on the link that was followed: %s',
  async (name) => {
    renderAt(<Frame />, { url: '/reports' });
    scrollByHand(700);
    await follow(name);
    scrollByHand(90);

    await goBack();
    expect(screen.getByRole('link', { name })).toHaveFocus();
    expect(top).toBe(700);
  },
);

test('R-21 Back from a screen that was reached by the bar finds the heading', async () => {
  renderAt(<Frame />, { url: '/nowhere' });
  await follow('Filter');

  await goBack();
  expect(heading('Elsewhere')).toHaveFocus();
});

test('R-21 a page that is still growing is helped back to its place', async () => {
  await comeBackToShortPage();
  dispatchEvent(new Event('scroll'));
  go(1);
  go(-1);
  expect(top).toBe(300);
  longest = 10_000;
  await frames();
  expect(top).toBe(700);
  const { length } = scrolls;
  await frames();
  expect(scrolls).toHaveLength(length);
});

test('R-21 a link that was followed far down has the focus once the page has grown', async () => {
  renderAt(<Frame />, { url: '/long' });
  scrollByHand(700);
  await follow('Far down');
  longest = 300;

  await goBack();
  expect(heading('Long')).toHaveFocus();
  longest = 10_000;
  await frames();
  expect(screen.getByRole('link', { name: 'Far down' })).toHaveFocus();
});

test('R-21 whoever goes on before the page has grown starts the next one at its top', async () => {
  await comeBackToShortPage();

  // Without a pointer: what gives up the way back is the new screen and not the press.
  fireEvent.click(screen.getByRole('link', { name: 'A and B' }));
  longest = 10_000;
  await frames();
  expect(heading('A report')).toHaveFocus();
  expect(top).toBe(0);
});

test.each(['wheel', 'touchmove', 'pointerdown', 'keydown'])(
  'R-21 whoever moves the page meanwhile (%s) is not pulled back',
  async (move) => {
    await comeBackToShortPage();

    dispatchEvent(new Event(move));
    scrollByHand(120);
    longest = 10_000;
    await rested();
    expect(top).toBe(120);
    expect(history.state).toMatchObject({ top: 120 });
  },
);

test('R-21 a page that stays too short is helped for three seconds', async () => {
  await comeBackToShortPage();

  const later = Date.now() + 3_001;
  jest.spyOn(Date, 'now').mockReturnValue(later);
  await frames();
  longest = 10_000;
  await frames();
  expect(top).toBe(300);
});

test('R-21 where the browser tells too late of a scroll, the press of the link has told', async () => {
  renderAt(<Frame />, { url: '/reports' });
  top = 700;
  await follow('Acme plc');

  await goBack();
  expect(top).toBe(700);
});

test('R-21 a position that the browser has not told when the reader goes back is found by going forward', async () => {
  renderAt(<Frame />, { url: '/reports' });
  await follow('Acme plc');
  top = 90;
  dispatchEvent(new PopStateEvent('popstate'));
  go(-1);
  expect(top).toBe(0);

  go(1);
  expect(top).toBe(90);
});

test('R-21 a screen whose heading is late keeps its place though the page is short meanwhile', async () => {
  renderAt(<Frame />, { url: '/late' });
  await userEvent.click(screen.getByRole('button', { name: 'Come' }));
  scrollByHand(700);
  await follow('In the bar');
  await goBack();

  scrollByHand(0);
  await userEvent.click(screen.getByRole('button', { name: 'Come' }));
  expect(top).toBe(700);
  expect(heading('Late')).toHaveFocus();
});

test('R-21 the page does not jump to what gets the focus', () => {
  renderAt(<Frame />, { url: '/reports' });
  const focus = jest.spyOn(HTMLElement.prototype, 'focus');
  fireEvent.click(screen.getByRole('link', { name: 'Acme plc' }));
  go(-1);

  expect(focus.mock.calls).toEqual([[{ preventScroll: true }], [{ preventScroll: true }]]);
});

const isPlaceKept = () => document.documentElement.hasAttribute('data-place-kept');

test('R-21 a press keeps the place at once, also of something that keeps the press to itself', () => {
  renderAt(<Frame />, { url: '/reports' });
  top = 700;
  fireEvent.click(screen.getByRole('button', { name: 'Keeps its press' }));
  expect(history.state).toEqual({ top: 700 });

  top = 0;
  fireEvent.click(screen.getByRole('button', { name: 'Keeps its press' }));
  expect(history.state).toEqual({ top: undefined });
});

test('R-21 nothing is written into the entry of a page that stands at its top', async () => {
  renderAt(<Frame />, { url: '/reports' });
  const write = jest.spyOn(history, 'replaceState');
  await userEvent.click(screen.getByRole('button', { name: 'Keeps its press' }));
  expect(write).not.toHaveBeenCalled();
});

test('R-21 a screen that would scroll to a part of itself is told whether a place is kept', async () => {
  history.replaceState({ top: 700 }, '');
  renderAt(<Frame />, { url: '/reports' });
  expect(isPlaceKept()).toBe(true);

  history.replaceState(null, '');
  scrollByHand(0);
  await follow('Acme plc');
  expect(isPlaceKept()).toBe(false);
});

test('R-21 Back to an address with a fragment finds the place at which it was left, else the fragment leads', async () => {
  renderAt(<Frame />, { url: '/reports' });
  fireEvent.click(screen.getByRole('link', { name: 'Part of another' }));
  fireEvent.click(screen.getByRole('link', { name: 'Acme plc' }));
  scrolls.length = 0;
  go(-1);
  expect(scrolls).toEqual([]);

  scrollByHand(700);
  fireEvent.click(screen.getByRole('link', { name: 'Acme plc' }));
  history.replaceState({ top: 700 }, '');
  await goBack();
  expect(top).toBe(700);
});

test('R-21 a fragment that is followed from a page with a kept place leads to its own place', () => {
  history.replaceState({ top: 700 }, '');
  renderAt(<Frame />, { url: '/reports' });
  scrolls.length = 0;
  fireEvent.click(screen.getByRole('link', { name: 'Part of another' }));
  expect(scrolls).toEqual([]);
});

test('R-21 another query of the same page is no screen that was left', async () => {
  renderAt(<Frame />, { url: '/late' });
  scrollByHand(700);
  await userEvent.click(screen.getByRole('button', { name: 'Come' }));
  expect(heading('Late')).not.toHaveFocus();
  expect(scrolls).toEqual([]);
});

test('R-21 nothing is listened to once the portal is taken from the page', async () => {
  const { unmount } = renderAt(<Frame />, { url: '/reports' });
  const places = jest.spyOn(history, 'replaceState');
  scrollByHand(300);
  unmount();
  scrollByHand(700);
  fireEvent.click(document.body);
  await rested();
  expect(places).not.toHaveBeenCalled();
});
