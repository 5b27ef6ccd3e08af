import fc from 'fast-check';
import type { Action } from './Action';

interface Walks<M extends object, R> {
  seed: number;
  /** Steps in all. */
  steps: number;
  /** Time (ms) in which a shorter walk that fails is looked for. */
  shrinkFor?: number;
  actions: Action<M, R>[];
  begin: () => Promise<{ model: M; real: R; end: () => Promise<unknown> }>;
  /** Asks for everything that must hold after a step. */
  settle: (real: R, model: M, before: M) => Promise<unknown>;
}

/** Most steps that begin in one new browser. */
const longest = 150;

class Step<M extends object, R> implements fc.AsyncCommand<M, R> {
  readonly #action: Action<M, R>;
  readonly #settle: Walks<M, R>['settle'];
  readonly #onTake: (title: string) => void;

  constructor(action: Action<M, R>, settle: Walks<M, R>['settle'], onTake: (title: string) => void) {
    this.#action = action;
    this.#settle = settle;
    this.#onTake = onTake;
  }

  check(model: Readonly<M>): boolean {
    return this.#action.can(model);
  }

  async run(model: M, real: R): Promise<void> {
    const before = structuredClone(model);
    this.#onTake(this.#action.title);
    try {
      await this.#action.act(real, model);
      await this.#settle(real, model, before);
    } catch (cause) {
      const text = cause instanceof Error ? cause.message : String(cause);
      throw new Error(`${this.#action.title}:\n${text}`, { cause });
    }
  }

  toString(): string {
    return this.#action.title;
  }
}

/** Walks at random, as the seed says, and returns the number of walks; throws the shortest one that breaks a promise. */
export async function runWalks<M extends object, R>(walks: Walks<M, R>): Promise<number> {
  const { seed, shrinkFor = 10 * 60_000, actions, begin, settle } = walks;
  let steps = 0;
  let walked = 0;
  let taken: string[] = [];
  const failed: string[][] = [];
  let failedAt = Infinity;
  const take = (title: string) => {
    steps += 1;
    taken.push(title);
  };
  const step = fc.oneof(
    ...actions.map((action) => ({
      arbitrary: fc.constant(new Step(action, settle, take)),
      weight: action.weight ?? 1,
    })),
  );
  const walk = fc.asyncProperty(
    fc.commands([step], { maxCommands: longest, size: 'max', disableReplayLog: true }),
    async (commands) => {
      if (steps >= walks.steps && failed.length === 0) return;
      if (performance.now() - failedAt >= shrinkFor) return;
      taken = [];
      const { model, real, end } = await begin();
      walked += 1;
      try {
        await fc.asyncModelRun(() => ({ model, real }), commands);
      } catch (error) {
        failed.push(taken);
        failedAt = Math.min(failedAt, performance.now());
        throw error;
      } finally {
        await end();
      }
    },
  );
  const outcome = await fc.check(walk, { seed, numRuns: walks.steps });
  if (!outcome.failed) return walked;
  const { errorInstance } = outcome;
  throw new Error(
    [
      `Seed ${String(seed)} breaks a promise. The shortest steps that do:`,
      ...(failed.at(-1) ?? []).map((title) => `  ${title}`),
      errorInstance instanceof Error ? errorInstance.message : String(errorInstance),
    ].join('\n'),
  );
}
