import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { shipChanged, type BuildFacts } from './shipChanged';
import type { Portal } from '../e2e/startPortal';

const app = 'remote-reports';
/** When the portal of the walks went live. */
const since = '2026-11-20T08:00:00.000Z';

/** Makes a release one of another time: what was live for less than an hour is nothing to fall back to. */
export function dateRelease({ directory }: Portal, number: number, at: string): void {
  const file = path.join(directory, `releases/${String(number)}.json`);
  const record = JSON.parse(readFileSync(file, 'utf8')) as { at: string };
  writeFileSync(file, JSON.stringify({ ...record, at }));
}

let shipped = 0;

/**
 * Makes a broken build of remote-reports live past the gate, four days after the good one. As a build of other sources it
 * has another name on the page.
 *
 * @param change of the text of a file
 */
export async function shipBroken(
  portal: Portal,
  change?: (text: string) => string,
  options: { isOnTrial?: boolean } = {},
): Promise<string> {
  dateRelease(portal, 1, since);
  shipped += 1;
  let changes = 0;
  const changeBuild = (dist: string, facts: BuildFacts) => {
    const name = facts.uniqueName ?? '';
    facts.uniqueName = `remote_reports_broken${String(shipped)}`;
    for (const file of Object.keys(facts.files).filter((one) => one.endsWith('.js'))) {
      const text = readFileSync(path.join(dist, file), 'utf8');
      const changed = change?.(text) ?? text;
      if (changed !== text) changes += 1;
      writeFileSync(path.join(dist, file), changed.replaceAll(name, facts.uniqueName));
    }
  };
  const build = await shipChanged(portal, app, changeBuild, options);
  if (change && changes === 0) throw new Error('The built files are not what this walk expects.');
  return build;
}

/** Files of a build of remote-reports are gone from the store, or are others there, also as they lie packed. */
export function spoilFiles({ directory }: Portal, build: string, name: string, content?: string): void {
  const folder = path.join(directory, 'apps', app, build);
  const release = JSON.parse(readFileSync(path.join(folder, 'release.json'), 'utf8')) as {
    files: Record<string, unknown>;
  };
  const files = Object.keys(release.files).filter((file) => file.startsWith(name));
  if (files.length === 0) throw new Error(`Build ${build} has no file ${name}….`);
  for (const file of files) {
    for (const packed of ['.br', '.gz']) rmSync(path.join(folder, file + packed), { force: true });
    rmSync(path.join(folder, file));
    if (content !== undefined) writeFileSync(path.join(folder, file), content);
  }
}

/** Another list in the place of the one that is exposed: `body` is a function of that component. */
export const redraw = (body: string) => (text: string) =>
  text.replace(
    /ReportListScreen:\(\)=>(\w+)\}/,
    (_all, list: string) => `ReportListScreen:()=>(${body})(${list})}`,
  );

/** A list that throws when it is drawn. */
export const brokenList = redraw('()=>()=>{throw new Error("broken")}');
