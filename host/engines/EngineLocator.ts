import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect } from '@playwright/test';
import type { EngineTab } from './Engine';
import { roleStep, textStep, type RoleOptions, type Step } from './Step';
import { visibleAt } from './visibleAt';

const library = readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
);
const timeout = 15_000;

/**
 * The part of Playwright's locators, and of its page, that page objects and these walks use, for a tab that Playwright
 * does not drive: so each label keeps its one page object. It finds visible elements only, and the first of several.
 */
export class EngineLocator {
  readonly #tab: EngineTab;
  readonly #steps: Step[];

  constructor(tab: EngineTab, steps: Step[] = []) {
    this.#tab = tab;
    this.#steps = steps;
  }

  getByRole(role: Parameters<typeof roleStep>[0], options: RoleOptions = {}): EngineLocator {
    return this.#then(roleStep(role, options));
  }

  getByText(text: string | RegExp, { exact = false } = {}): EngineLocator {
    return this.#then(textStep(text, exact));
  }

  locator(selector: string, { has }: { has: EngineLocator }): EngineLocator {
    return this.#then({ selector, has: has.#steps });
  }

  first(): this {
    return this;
  }

  filter(_: { visible: true }): this {
    return this;
  }

  async click(): Promise<void> {
    // A second click would be another one: only the search is repeated.
    const found: Awaited<ReturnType<EngineTab['find']>>[] = [];
    let before: unknown;
    await expect(async () => {
      found[0] = await this.#find();
      expect(found[0], this.#name).toBeDefined();
      // A driver presses where the element was a moment ago, and misses one that still slides in.
      const last = before;
      before = await this.#tab.run(`JSON.stringify(${this.#search}?.getBoundingClientRect())`);
      expect(before, `${this.#name} rests`).toBe(last);
    }).toPass({ timeout });
    await found[0]?.click();
  }

  async waitFor({ state = 'visible' }: { state?: 'visible' | 'hidden' } = {}): Promise<void> {
    await expect(async () => {
      const found = await this.#find();
      expect(found !== undefined, `${this.#name} is visible`).toBe(state === 'visible');
    }).toPass({ timeout });
  }

  async #find() {
    if (!(await this.#tab.run(`'TestingLibraryDom' in window`)))
      await this.#tab.run(`(() => {\n${library}\n})()`);
    return this.#tab.find(this.#search);
  }

  /** As a script. */
  get #search(): string {
    return `(${visibleAt.toString()})(${JSON.stringify(this.#steps)})`;
  }

  get #name(): string {
    return JSON.stringify(this.#steps);
  }

  #then(step: Step): EngineLocator {
    return new EngineLocator(this.#tab, [...this.#steps, step]);
  }
}
