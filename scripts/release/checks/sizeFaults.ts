import { packBrotli } from '../serving/packings.ts';
import { budgets } from './budgets.ts';
import type { HeavyModule } from '../build/PortalBuild.ts';
import type { Release } from '../build/Release.ts';
import type { SetToCheck } from '../live/SetToCheck.ts';

/** The first screen stays within its budget, whichever screen it is. */
export async function sizeFaults({ next, changed, read }: SetToCheck): Promise<string[]> {
  const host = next.find(({ app }) => app === 'host');
  if (!host) return [];
  const sizes = (release: Release, files: string[]) =>
    Promise.all(files.map(async (file) => ({ file, size: await sizeOf(await read(release, file)) })));
  const { bootScript, scripts } = host;
  const hosts = await sizes(host, [...(bootScript ? [bootScript] : []), ...scripts]);

  const faults = [];
  for (const remote of next) {
    if (remote === host || !(changed.has('host') || changed.has(remote.app))) continue;
    const entry = await sizes(remote, remote.scripts);
    const screens = await Promise.all(
      Object.entries(remote.exposes).map(async ([screen, files]) => {
        const all = [...entry, ...(await sizes(remote, files))];
        return { screen, all, size: total([...hosts, ...all]) };
      }),
    );
    const largest = screens.sort((a, b) => b.size - a.size)[0];
    if (!largest || largest.size <= budgets.firstScreen * 1024) continue;
    const isRemotes = changed.has(remote.app);
    const [{ app }, files] = isRemotes ? [remote, largest.all] : [host, hosts];
    const modules = isRemotes ? remote.heaviest?.[largest.screen] : host.heaviest?.['.'];
    const heaviest = [...files].sort((a, b) => b.size - a.size)[0];
    faults.push(
      `${app}/dist/${String(heaviest?.file)} (${inKilobytes(heaviest?.size ?? 0)}) makes the first screen too large: ${remote.app}'s ${largest.screen} takes ${inKilobytes(largest.size)} with the host's scripts, and the budget is ${String(budgets.firstScreen)} KB.${heaviestSentence(modules)}`,
    );
  }
  return faults;
}

function heaviestSentence(modules: HeavyModule[] | undefined): string {
  if (!modules || modules.length === 0) return '';
  const named = modules.map(({ module, size }) => `${module} (${inKilobytes(size)})`);
  return ` Heaviest in its source, before compression: ${named.join(', ')}.`;
}

const total = (files: { size: number }[]) => files.reduce((sum, { size }) => sum + size, 0);
const inKilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;

const sizeOf = async (bytes: Buffer) => (await packBrotli(bytes, 9)).length;
