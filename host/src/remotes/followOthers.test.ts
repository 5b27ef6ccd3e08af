import { waitFor } from '@testing-library/react';
import { declaredRemotes } from '../testing/declaredRemotes';
import type { RemoteModuleName } from '../page/moduleName';
import { followOthers } from './followOthers';
import { RemoteDown } from './RemoteDown';

const bell = 'remote_reports/ReportNews';
const list = 'remote_reports/ReportListScreen';
const login = 'remote_auth/LoginScreen';
const Part = () => null;

/** A loader whose loads end as the test says. */
function controlled(remotes = declaredRemotes()) {
  const asked: RemoteModuleName[] = [];
  const ends: { come: () => void; fail: () => void }[] = [];
  const loader = followOthers(
    {
      loaded: () => undefined,
      discard: () => undefined,
      load: (name) => {
        asked.push(name);
        return new Promise((resolve, reject) => {
          ends.push({
            come: () => {
              resolve(Part);
            },
            fail: () => {
              reject(new Error('gone'));
            },
          });
        });
      },
    },
    remotes,
  );
  return { loader, asked, end: (index: number, how: 'come' | 'fail') => ends[index]?.[how]() };
}

const rejection = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error: unknown) => error,
  );

test('F-33 a part of the bell comes after what is on its way from its remote', async () => {
  const { loader, asked, end } = controlled();
  void loader.load(list);
  const part = loader.load(bell);
  await Promise.resolve();
  expect(asked).toEqual([list]);

  end(0, 'come');
  await waitFor(() => {
    expect(asked).toEqual([list, bell]);
  });
  end(1, 'come');
  expect(await part).toBe(Part);
});

test('F-33 where that fails it asks for nothing, and learns when the remote is there again', async () => {
  const { loader, asked, end } = controlled();
  const screen = rejection(loader.load(list));
  const error = rejection(loader.load(bell));
  end(0, 'fail');
  await screen;
  const down = await error;
  if (!(down instanceof RemoteDown)) throw new Error('not the error of a remote that is down');
  expect(asked).toEqual([list]);

  const told = jest.fn();
  const isUp = (async () => {
    await down.isUp;
    told();
  })();
  const again = rejection(loader.load(list));
  end(1, 'fail');
  await again;
  expect(told).not.toHaveBeenCalled();

  void loader.load(list);
  end(2, 'come');
  await isUp;
});

test('F-33 all parts of the bell that a remote has learn that it is there again', async () => {
  const names = ['remote_news/Headlines', 'remote_news/Alerts'] as const;
  const slots = names.map((name) => ({
    slot: 'bell',
    module: name.slice(12),
    order: 1,
    unavailable: 'None.',
  }));
  const { loader, end } = controlled([
    { name: 'remote_news', entry: '/news.js', declaration: { format: 1, slots } },
  ]);
  const screen = rejection(loader.load('remote_news/Screen'));
  const errors = names.map((name) => rejection(loader.load(name)));
  end(0, 'fail');
  await screen;

  const downs = (await Promise.all(errors)).filter((error) => error instanceof RemoteDown);
  void loader.load('remote_news/Screen');
  end(1, 'come');
  await Promise.all(downs.map(({ isUp }) => isUp));
  expect(downs).toHaveLength(2);
});

test('F-33 whoever asks for it again, or while another remote fails, gets it', async () => {
  const { loader, asked, end } = controlled();
  const other = rejection(loader.load(login));
  end(0, 'fail');
  await other;
  void loader.load(bell);
  await waitFor(() => {
    expect(asked).toEqual([login, bell]);
  });

  const screen = rejection(loader.load(list));
  end(2, 'fail');
  await screen;
  expect(await rejection(loader.load(bell))).toBeInstanceOf(RemoteDown);
  void loader.load(bell);
  await waitFor(() => {
    expect(asked).toEqual([login, bell, list, bell]);
  });
});
