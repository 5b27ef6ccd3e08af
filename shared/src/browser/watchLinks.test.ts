import { watchLinks } from './watchLinks';

const wanted: string[] = [];
let stop: () => void;

beforeEach(() => {
  jest.useFakeTimers();
  wanted.length = 0;
  stop = watchLinks((pathname) => wanted.push(pathname));
});

afterEach(() => {
  stop();
  jest.useRealTimers();
  document.body.replaceChildren();
  Object.defineProperty(navigator, 'connection', { value: undefined, configurable: true });
});

/** A pointer comes over the text of a link. */
function pointAt(href: string, { opensTab = false, event = 'pointermove' } = {}) {
  const link = document.createElement('a');
  link.href = href;
  if (opensTab) link.target = '_blank';
  link.innerHTML = '<b>text</b>';
  document.body.append(link);
  link.firstElementChild?.dispatchEvent(new Event(event, { bubbles: true }));
  return link;
}

test('a link on which a pointer rests is wanted, one that it crosses is not', () => {
  pointAt('/reports/energy?x=1#a');
  jest.advanceTimersByTime(59);
  expect(wanted).toEqual([]);
  pointAt('/reports/health');
  jest.advanceTimersByTime(60);
  expect(wanted).toEqual(['/reports/health']);
});

test('a link under a finger is wanted, and asked for once while the finger moves on it', () => {
  const link = pointAt('/reports/energy', { event: 'pointerdown' });
  jest.advanceTimersByTime(30);
  link.dispatchEvent(new Event('pointermove', { bubbles: true }));
  jest.advanceTimersByTime(30);
  expect(wanted).toEqual(['/reports/energy']);
});

test('a link that comes under a pointer at rest is not wanted', () => {
  pointAt('/reports/energy', { event: 'pointerover' });
  jest.advanceTimersByTime(1000);
  expect(wanted).toEqual([]);
});

test('a link under a finger that scrolls is not wanted', () => {
  pointAt('/reports/energy').dispatchEvent(new Event('pointercancel', { bubbles: true }));
  jest.advanceTimersByTime(1000);
  expect(wanted).toEqual([]);
});

test('a link that is pressed asks for itself', () => {
  const link = pointAt('/reports/energy');
  link.addEventListener('click', (event) => {
    event.preventDefault();
  });
  link.click();
  jest.advanceTimersByTime(1000);
  expect(wanted).toEqual([]);
});

test.each([
  ['of another site', 'https://elsewhere.example/reports', {}],
  ['of a new tab', '/reports/energy', { opensTab: true }],
])('a link %s is not asked for', (_which, href, options) => {
  pointAt(href, options);
  jest.advanceTimersByTime(1000);
  expect(wanted).toEqual([]);
});

test.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
  'nothing is asked for ahead on a line like %j',
  (connection) => {
    Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
    pointAt('/reports/energy');
    jest.advanceTimersByTime(1000);
    expect(wanted).toEqual([]);
  },
);

test('nothing is asked for ahead offline', () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  pointAt('/reports/energy');
  jest.advanceTimersByTime(1000);
  expect(wanted).toEqual([]);
});

test('nothing is asked for once it has ended', () => {
  pointAt('/reports/energy');
  stop();
  pointAt('/reports/health');
  jest.advanceTimersByTime(1000);
  expect(wanted).toEqual([]);
});
