import { walkBeside } from './walkBeside.ts';

const taken: string[] = [];
async function* walk(...steps: string[]) {
  for (const what of steps) {
    await Promise.resolve();
    if (what === 'broken') throw new Error('nothing there');
    taken.push(what);
    yield { step: { what } };
  }
}

beforeEach(() => taken.splice(0));

test('a walk goes no further than it is asked for', async () => {
  const seen = walkBeside(walk('login', 'list', 'report'));
  expect(await seen('list')).toEqual({ step: { what: 'list' } });
  expect(taken).toEqual(['login', 'list']);
});

test('a step that was passed is looked up, and not taken again', async () => {
  const seen = walkBeside(walk('login', 'list', 'report'));
  await seen('list');
  expect(await seen('login')).toEqual({ step: { what: 'login' } });
  expect(taken).toEqual(['login', 'list']);
});

test('a step that the other set does not have comes to nothing, and those before it are known', async () => {
  const seen = walkBeside(walk('login', 'list'));
  expect(await seen('the screen at /people')).toBeUndefined();
  expect(await seen('list')).toEqual({ step: { what: 'list' } });
});

test('a walk that is broken off comes to nothing from there on', async () => {
  const seen = walkBeside(walk('login', 'broken', 'report'));
  expect(await seen('report')).toBeUndefined();
  expect(await seen('report')).toBeUndefined();
  expect(taken).toEqual(['login']);
});

test('a walk that asks whether it goes on past a step that was stopped does so', async () => {
  async function* stoppedWalk(): AsyncGenerator<{ step: { what: string } }, void, boolean> {
    await Promise.resolve();
    if (yield { step: { what: 'login' } }) yield { step: { what: 'list' } };
  }
  expect(await walkBeside(stoppedWalk())('list')).toEqual({ step: { what: 'list' } });
});
