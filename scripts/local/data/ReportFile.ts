import { readdirSync, readFileSync } from 'node:fs';
import * as v from 'valibot';

const action = v.object({ name: v.string(), org_type: v.string(), action: v.string(), impact: v.string() });

const edition = v.object({
  /** 0 is today (also at a weekend), 1 the last working day before, … */
  workdaysAgo: v.number(),
  /** such as "05:40:00Z" */
  time: v.string(),
  summary: v.string(),
});

/** An article, in every edition from `from` down to `to` working days ago. */
const story = v.object({
  id: v.string(),
  topic: v.string(),
  title: v.string(),
  /** `{date}` is replaced by the story's first day, such as 2026/11/18 */
  link: v.string(),
  workdaysAgo: v.object({ from: v.number(), to: v.number() }),
  /** the API sends unreadable stories too; the portal skips them */
  readable: v.boolean(),
  analysis: v.string(),
  actions: v.array(action),
});

const reportFile = v.object({
  slug: v.string(),
  /** in the list */
  position: v.number(),
  name: v.string(),
  tag: v.string(),
  /** file name in data/images */
  image: v.nullable(v.string()),
  editions: v.array(edition),
  stories: v.array(story),
});

export type Action = v.InferOutput<typeof action>;
export type Edition = v.InferOutput<typeof edition>;
export type Story = v.InferOutput<typeof story>;
export type ReportFile = v.InferOutput<typeof reportFile>;

const folder = new URL('./reports/', import.meta.url);

/** Reports of the data folder, in the order of the list. */
export function readReportFiles(): ReportFile[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => v.parse(reportFile, JSON.parse(readFileSync(new URL(file, folder), 'utf8'))))
    .sort((a, b) => a.position - b.position);
}
