import { readFileSync, writeFileSync } from 'node:fs';
import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { format, resolveConfig } from 'prettier';
import { faults } from './faults';
import { matrixText } from './matrixText';
import type { Outcomes } from './runFault';

const file = 'host/faults.md';

/** Writes the matrix when every row has been asked; CI fails where that changes the file. */
export default class MatrixReporter implements Reporter {
  readonly #asked = new Map<string, Outcomes[]>();

  onTestEnd({ title }: TestCase, { attachments }: TestResult): void {
    for (const { name, body } of attachments)
      if (name === 'outcomes' && body) {
        const { outcomes } = JSON.parse(body.toString()) as { outcomes: Outcomes };
        this.#asked.set(title, [...(this.#asked.get(title) ?? []), outcomes]);
      }
  }

  async onEnd({ status }: FullResult): Promise<{ status: FullResult['status'] } | undefined> {
    if (faults.some((row) => !('reason' in row) && !this.#asked.has(row.title))) return undefined;
    const options = await resolveConfig(file);
    const text = await format(matrixText(faults, this.#asked), { ...options, filepath: file });
    const isCurrent = readFileSync(file, 'utf8') === text;
    writeFileSync(file, text);
    if (isCurrent || !('CI' in process.env)) return { status };
    console.error(`${file} is out of date: run "npx playwright test --project=faults" and commit it.`);
    return { status: 'failed' };
  }
}
