import { act, render, screen } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { StrictMode, type ComponentType } from 'react';
import { heldAnswer } from '../testing';
import { createLatePart, type LatePart } from './createLatePart';
import { firstAnswerShown } from './firstAnswerShown';
import { usePart } from './usePart';

interface GreetingProps {
  name: string;
}

const Greeting = ({ name }: GreetingProps) => <p>Good morning, {name}</p>;
const Broken = (): never => {
  throw new Error('broken while drawing');
};

function PartUser({ part }: { part: LatePart<GreetingProps> }) {
  const { Part, hasFailed, load, preload } = usePart(part);
  return (
    <>
      <button onClick={load}>load</button>
      <button onClick={preload}>preload</button>
      {hasFailed && <p>failed</p>}
      {Part ? <Part name="Ada" /> : <p>placeholder</p>}
    </>
  );
}

/** A part whose attempts end as listed, the last of them again and again. */
function partWith(
  outcomes: (ComponentType<GreetingProps> | Error)[],
  onIdle: 'load' | 'preload' | 'nothing' = 'nothing',
) {
  const load = jest.fn(() => {
    const outcome = outcomes.length > 1 ? outcomes.shift() : outcomes[0];
    return outcome instanceof Error || !outcome
      ? Promise.reject(outcome ?? Error())
      : Promise.resolve(outcome);
  });
  return { load, part: createLatePart<GreetingProps>({ name: 'test.part', load, onIdle }) };
}

const renderPart = (part: LatePart<GreetingProps>, store = createStore()) =>
  render(
    <StrictMode>
      <Provider store={store}>
        <PartUser part={part} />
      </Provider>
    </StrictMode>,
  );
const press = (name: 'load' | 'preload') =>
  act(async () => {
    screen.getByRole('button', { name }).click();
    await Promise.resolve();
  });
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const shown = () => [...document.querySelectorAll('p')].map(({ textContent }) => textContent);
const spyOnLog = () => jest.spyOn(console, 'error').mockImplementation(() => undefined);

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, 'requestIdleCallback');
  Reflect.deleteProperty(globalThis, 'cancelIdleCallback');
});

test('the part replaces its placeholder when it is loaded, and is loaded once', async () => {
  const { load, part } = partWith([Greeting]);
  renderPart(part);
  expect(shown()).toEqual(['placeholder']);

  await press('load');
  expect(shown()).toEqual(['Good morning, Ada']);
  await press('load');
  expect(load).toHaveBeenCalledTimes(1);
});

test('what is loaded already is drawn at once, without the placeholder', async () => {
  const { part } = partWith([Greeting]);
  const store = createStore();
  const { unmount } = renderPart(part, store);
  await press('load');
  unmount();

  renderPart(part, store);
  expect(shown()).toEqual(['Good morning, Ada']);
});

test('two presses while it is being loaded are one attempt', async () => {
  const { load, part } = partWith([Greeting]);
  renderPart(part);

  act(() => {
    screen.getByRole('button', { name: 'load' }).click();
  });
  await press('load');
  expect(load).toHaveBeenCalledTimes(1);
  expect(shown()).toEqual(['Good morning, Ada']);
});

test('F-22 a part that cannot be loaded is logged once, and loaded at the next press', async () => {
  const log = spyOnLog();
  const { part } = partWith([new Error('no chunk'), Greeting]);
  renderPart(part);

  await press('load');
  expect(shown()).toEqual(['failed', 'placeholder']);
  expect(log.mock.calls).toEqual([['[portal] test.part: Error: no chunk']]);
  await press('load');
  expect(shown()).toEqual(['Good morning, Ada']);
});

test('a failed preload is silent', async () => {
  const log = spyOnLog();
  const { load, part } = partWith([new Error('no chunk'), Greeting]);
  renderPart(part);

  await press('preload');
  expect(load).toHaveBeenCalledTimes(1);
  expect(shown()).toEqual(['placeholder']);
  expect(log).not.toHaveBeenCalled();
  await press('preload');
  expect(shown()).toEqual(['Good morning, Ada']);
});

test('a preload that somebody has begun to wait for is told when it fails', async () => {
  const log = spyOnLog();
  const { load, part } = partWith([new Error('no chunk')]);
  renderPart(part);

  act(() => {
    screen.getByRole('button', { name: 'preload' }).click();
    screen.getByRole('button', { name: 'load' }).click();
    screen.getByRole('button', { name: 'preload' }).click();
  });
  await act(() => Promise.resolve());
  expect(load).toHaveBeenCalledTimes(1);
  expect(shown()).toEqual(['failed', 'placeholder']);
  expect(log).toHaveBeenCalledTimes(1);
});

test('F-22 a failure that was told is not forgotten by a preload', async () => {
  spyOnLog();
  const { load, part } = partWith([new Error('no chunk')], 'preload');
  renderPart(part);

  await press('load');
  await press('preload');
  await pass(10_000);
  expect(load).toHaveBeenCalledTimes(1);
  expect(shown()).toEqual(['failed', 'placeholder']);
});

test('F-26 a part that breaks while it is drawn leaves the placeholder, and can be tried again', async () => {
  const log = spyOnLog();
  const { part } = partWith([Broken, Greeting]);
  renderPart(part);

  await press('load');
  expect(shown()).toEqual(['failed', 'placeholder']);
  expect(log).toHaveBeenCalledWith('[portal] test.part: Error: broken while drawing');
  await press('load');
  expect(shown()).toEqual(['Good morning, Ada']);
});

test('F-33 a part is loaded when the browser has nothing to do', async () => {
  const idle: [IdleRequestCallback, IdleRequestOptions | undefined][] = [];
  globalThis.requestIdleCallback = (...call) => idle.push(call as (typeof idle)[number]);
  globalThis.cancelIdleCallback = jest.fn();
  const { load, part } = partWith([Greeting], 'load');
  renderPart(part);

  await pass(60_000);
  expect(load).not.toHaveBeenCalled();
  expect(idle.at(-1)?.[1]).toEqual({ timeout: 3000 });
  await act(async () => {
    idle.at(-1)?.[0]({ didTimeout: false, timeRemaining: () => 10 });
    await Promise.resolve();
  });
  expect(shown()).toEqual(['Good morning, Ada']);
});

test('a browser that cannot say when it is idle loads a part some frames later', async () => {
  const { load, part } = partWith([Greeting], 'load');
  renderPart(part);

  await pass(199);
  expect(load).not.toHaveBeenCalled();
  await pass(1);
  expect(load).toHaveBeenCalledTimes(1);
  expect(shown()).toEqual(['Good morning, Ada']);
});

test.each([
  ['load', ['failed', 'placeholder'], 1],
  ['preload', ['placeholder'], 0],
] as const)(
  'a failed %s of an idle browser leaves %j and %d lines in the log',
  async (onIdle, seen, lines) => {
    const log = spyOnLog();
    const { load, part } = partWith([new Error('no chunk')], onIdle);
    renderPart(part);

    await pass(3_000);
    expect(load).toHaveBeenCalledTimes(1);
    expect(shown()).toEqual(seen);
    expect(log).toHaveBeenCalledTimes(lines);
  },
);

test('a part for which an idle browser does nothing waits for a press', async () => {
  const { load, part } = partWith([Greeting]);
  renderPart(part);

  await pass(60_000);
  expect(load).not.toHaveBeenCalled();
});

test('a part that is loaded on use does not wait for a press or an idle browser', async () => {
  const load = jest.fn(() => Promise.resolve(Greeting));
  renderPart(createLatePart<GreetingProps>({ name: 'test.part', load, onUse: 'load' }));

  await act(() => Promise.resolve());
  expect(shown()).toEqual(['Good morning, Ada']);
  expect(load).toHaveBeenCalledTimes(1);
});

test('a part whose place has gone before the browser was idle is not loaded', async () => {
  const { load, part } = partWith([Greeting], 'load');
  const { unmount } = renderPart(part);

  unmount();
  await pass(60_000);
  expect(load).not.toHaveBeenCalled();
});

const idleAtOnce = () => {
  globalThis.requestIdleCallback = (onIdle) => {
    onIdle({ didTimeout: false, timeRemaining: () => 10 });
    return 0;
  };
  globalThis.cancelIdleCallback = jest.fn();
};
/** As the http client does, once it is made. */
const takeFirstCall = (answer: Promise<Response>) => {
  globalThis.portalFirstCall = { url: '/list', token: '', at: 0, answer };
  void firstAnswerShown();
  globalThis.portalFirstCall = undefined;
};

test('F-33 no part is loaded before the first answer is drawn, though its call has been taken', async () => {
  const first = heldAnswer('[]');
  idleAtOnce();
  takeFirstCall(first.answer());
  const { load, part } = partWith([Greeting], 'load');
  renderPart(part);

  await pass(2_000);
  expect(load).not.toHaveBeenCalled();
  first.release();
  await pass(0);
  expect(load).toHaveBeenCalledTimes(1);
});

test('F-33 no part is loaded while the rest of the first answer is still to come', async () => {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  idleAtOnce();
  takeFirstCall(Promise.resolve(new Response(readable)));
  const { load, part } = partWith([Greeting], 'load');
  renderPart(part);

  await pass(2_000);
  expect(load).not.toHaveBeenCalled();
  await writable.close();
  await pass(0);
  expect(load).toHaveBeenCalledTimes(1);
});

test('F-33 a browser that cannot say when it is idle does not wait twice for that', async () => {
  takeFirstCall(Promise.resolve(Response.json([])));
  const { load, part } = partWith([Greeting], 'load');
  renderPart(part);

  await pass(200);
  expect(load).toHaveBeenCalledTimes(1);
});
