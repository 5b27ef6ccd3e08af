import { add } from './unloadStub';

const hide = (persisted: boolean) => dispatchEvent(Object.assign(new Event('pagehide'), { persisted }));

test('what is due when a page ends is done then, and not when the page is only kept in a cache', () => {
  const act = jest.fn();
  const { remove } = add(act);
  hide(true);
  expect(act).not.toHaveBeenCalled();
  hide(false);
  expect(act).toHaveBeenCalledTimes(1);
  remove();
  hide(false);
  expect(act).toHaveBeenCalledTimes(1);
});

test('what has been done before is not done again when the page ends', () => {
  const act = jest.fn();
  add(act).run();
  expect(act).toHaveBeenCalledTimes(1);
  hide(false);
  expect(act).toHaveBeenCalledTimes(1);
});
