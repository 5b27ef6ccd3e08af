import { isWorkflow, type Tree } from './readTree.ts';

/** Label of the runners that can write the store. */
const writesStore = /^(?!\s*#).*\bportal-store\b/m;

/** Condition of a whole job that no pull request meets; a step's own is too late, for the steps before it have run. */
const onlyForPush = /^ {4}if: github\.event_name == 'push'(?: && [^|\n]+)?$/m;

/** No job has a runner that can write the store unless it waits for a push: it would run there what is only proposed. */
export function workflowFaults({ files, read }: Tree): string[] {
  return files.filter(isWorkflow).flatMap((file) =>
    jobsIn(read(file))
      .filter((job) => writesStore.test(job) && !onlyForPush.test(job))
      .map(
        (job) =>
          `${file}: "${job.slice(0, job.indexOf(':'))}" has a runner that can write the store: give the job the line "if: github.event_name == 'push'".`,
      ),
  );
}

/** Prettier indents them by two. */
const jobsIn = (text: string) =>
  (text.split(/^["']?jobs["']?:\s*(?:#.*)?$/m)[1] ?? '').split(/^ {2}(?=[\w-]+:)/m).slice(1);
