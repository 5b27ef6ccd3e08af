import type { Action } from './Action';
import { runWalks } from './runWalks';

/** A reader before a page, as it must be; the page itself may differ. */
interface Reading {
  isSignedIn: boolean;
  hasReport: boolean;
}

const same = (change: (state: Reading) => void) => (page: Reading, model: Reading) => {
  change(page);
  change(model);
};

const actions = (signOut: (page: Reading) => void): Action<Reading, Reading>[] => [
  {
    title: 'open a report',
    can: ({ isSignedIn }) => isSignedIn,
    act: same((state) => {
      state.hasReport = true;
    }),
  },
  {
    title: 'close it',
    can: ({ hasReport }) => hasReport,
    act: same((state) => {
      state.hasReport = false;
    }),
  },
  {
    title: 'sign in',
    can: ({ isSignedIn }) => !isSignedIn,
    act: same((state) => {
      state.isSignedIn = true;
    }),
  },
  {
    title: 'sign out',
    can: ({ isSignedIn }) => isSignedIn,
    act: (page, model) => {
      signOut(page);
      Object.assign(model, { isSignedIn: false, hasReport: false });
    },
    weight: 2,
  },
];

function walk(seed: number, signOut: (page: Reading) => void, shrinkFor?: number) {
  let settled = 0;
  let failed = 0;
  const walked = runWalks({
    ...{ seed, steps: 200, actions: actions(signOut), ...(shrinkFor !== undefined && { shrinkFor }) },
    begin: () => {
      const start = { isSignedIn: false, hasReport: false };
      return Promise.resolve({ model: { ...start }, real: { ...start }, end: () => Promise.resolve() });
    },
    settle: (page, model) => {
      settled += 1;
      if (page.hasReport === model.hasReport) return Promise.resolve();
      failed += 1;
      throw new Error('the report is shown to nobody');
    },
  });
  return { walked, settled: () => settled, failed: () => failed };
}

test('a page that keeps its promises is walked through for as many steps as are wanted', async () => {
  const { walked, settled } = walk(1, (page) => {
    Object.assign(page, { isSignedIn: false, hasReport: false });
  });
  expect(await walked).toBeGreaterThan(1);
  expect(settled()).toBeGreaterThanOrEqual(200);
});

test.each([1, 2, 3])(
  'a planted defect is found, and told with seed %i and the fewest steps that show it',
  async (seed) => {
    const { walked } = walk(seed, (page) => {
      page.isSignedIn = false;
    });
    await expect(walked).rejects.toThrow(
      [
        `Seed ${String(seed)} breaks a promise. The shortest steps that do:`,
        '  sign in',
        '  open a report',
        '  sign out',
        'sign out:',
        'the report is shown to nobody',
      ].join('\n'),
    );
  },
);

test('no shorter walk is looked for once the time for it is over', async () => {
  const signOut = (page: Reading) => {
    page.isSignedIn = false;
  };
  const whole = walk(1, signOut);
  await expect(whole.walked).rejects.toThrow();
  expect(whole.failed()).toBeGreaterThan(1);

  const cut = walk(1, signOut, 0);
  await expect(cut.walked).rejects.toThrow('the report is shown to nobody');
  expect(cut.failed()).toBe(1);
});
