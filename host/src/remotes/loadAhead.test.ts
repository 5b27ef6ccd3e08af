import type { RemoteComponent, RemoteLoader } from './RemoteLoader';
import { loadAhead } from './loadAhead';

const List: RemoteComponent = () => null;
const list = 'remote_reports/ReportListScreen';
const report = 'remote_reports/ReportScreen';

/** A loader that answers with these, one after the other. */
function loaderOf(...answers: (() => Promise<RemoteComponent>)[]) {
  const asked: string[] = [];
  const loader: RemoteLoader = {
    load: (name) => {
      asked.push(name);
      return (answers.shift() ?? (() => Promise.resolve(List)))();
    },
    loaded: () => undefined,
    discard: () => undefined,
  };
  return { loader, asked };
}

const fails = () => Promise.reject(new Error('gone'));

test('what is loaded ahead is asked for at once', () => {
  const { loader, asked } = loaderOf();
  loadAhead(loader, [list, report]);
  expect(asked).toEqual([list, report]);
});

test('F-21 a failure ahead is that of whoever asks first, without another attempt; the next one gets a new one', async () => {
  const { loader, asked } = loaderOf(fails);
  const ahead = loadAhead(loader, [list]);
  await Promise.resolve();

  await expect(ahead.load(list)).rejects.toThrow('gone');
  expect(asked).toEqual([list]);
  expect(await ahead.load(list)).toBe(List);
  expect(asked).toEqual([list, list]);
});

test('F-21 whoever has asked before it failed has had it', async () => {
  const { loader } = loaderOf(fails, fails);
  const ahead = loadAhead(loader, [list]);
  await expect(ahead.load(list)).rejects.toThrow('gone');
  expect(await ahead.load(list)).toBe(List);
});

test('it is nobody else’s, and what has not failed is left to the loader', async () => {
  const { loader, asked } = loaderOf(fails);
  const ahead = loadAhead(loader, [list]);
  await Promise.resolve();

  expect(await ahead.load(report)).toBe(List);
  expect(asked).toEqual([list, report]);
  const none = loaderOf();
  expect(await loadAhead(none.loader, [list]).load(list)).toBe(List);
  expect(none.asked).toEqual([list, list]);
});
