import type { PortalPage } from '@portal/host/src/page/PortalPage';
import { parseJson } from '#process/parseJson.ts';
import * as v from 'valibot';
import { writtenConfig } from '../config/configSchema.ts';

const texts = v.record(v.string(), v.string());

const pageData = v.object({
  config: writtenConfig,
  remotes: v.array(
    v.object({
      name: v.string(),
      entry: v.string(),
      previous: v.exactOptional(v.object({ build: v.string(), since: v.string(), record: v.string() })),
    }),
  ),
  /** missing on pages from before releases were numbered */
  release: v.exactOptional(
    v.object({ number: v.number(), channel: v.string(), at: v.string(), builds: texts }),
  ),
  integrity: v.exactOptional(texts),
}) satisfies v.GenericSchema<PortalPage>;

/** Data that a page carries. Throws a sentence with the page's `name` if it is none of the portal. */
export function readPageData(page: Buffer | string, name: string): PortalPage {
  const text = /<script type="application\/json" id="portal-page">(.*?)<\/script>/s.exec(String(page))?.[1];
  if (!text) throw new Error(`${name} is not a page of the portal: it has no data block #portal-page.`);
  return parseJson(pageData, text, `The data of ${name}`);
}
