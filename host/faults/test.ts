import { readFileSync } from 'node:fs';
import path from 'node:path';
import { leaveBellOut } from '../e2e/leaveBellOut';
import { expect, test as base } from '../e2e/test';
import type { PortalPage } from '../src/page/PortalPage';
import type { Fault, Scene } from './Fault';
import { nameOf, type Part } from './Part';
import { partsOf } from './partsOf';
import { runFault, type Outcomes } from './runFault';
import { lookAtAnother, shareDevice, type SharedDevice } from './SharedDevice';
import { expectHeadings, soundPart, type Sound } from './soundPart';

type Prepare = (scene: Scene) => Promise<unknown>;

interface FaultFixtures {
  /** Everything that the remotes of the portal show. */
  parts: Part[];
  /** Somebody before a part of the portal, in a browser that others use too, or with another report on the screen. */
  stand: (part: Part, prepare?: Prepare, isAfterAnother?: boolean) => Promise<Scene>;
  soundOf: (part: Part) => Promise<Sound>;
  /** Lets a fault hit a part. */
  ask: (fault: Fault, part: Part, prepare?: Prepare) => Promise<Outcomes>;
}

export const test = base.extend<FaultFixtures, { known: Map<string, Sound>; devices: SharedDevice[] }>({
  known: [({}, provide) => provide(new Map()), { scope: 'worker' }],
  devices: [({}, provide) => provide([]), { scope: 'worker' }],
  parts: async ({ changePage, portal }, provide) => {
    // They would be counted with the part that is hit; what their faults do to the reader is in `news.e2e.ts`.
    changePage(leaveBellOut);
    const page = readFileSync(path.join(portal.directory, 'index.html'), 'utf8');
    const data = /id="portal-page">(.*?)<\/script>/s.exec(page)?.[1] ?? '';
    await provide(partsOf((JSON.parse(data) as PortalPage).remotes));
  },
  stand: async ({ arrive, changePage, devices, portal }, provide) => {
    const share = async () => {
      const reader = await arrive();
      const device = await shareDevice(reader);
      await reader.context.close();
      devices.push(device);
      return device;
    };
    await provide(async (part, prepare, isAfterAnother) => {
      const { signedIn, signedOut, texts } = devices[0] ?? (await share());
      const reader = await arrive({ visits: part.isSignedIn ? signedIn : signedOut });
      const scene: Scene = { reader, part, portal, changePage, foreign: texts };
      await prepare?.(scene);
      if (isAfterAnother) await lookAtAnother(reader);
      return scene;
    });
  },
  soundOf: async ({ known, stand }, provide) => {
    await provide(async (part) => {
      const sound = known.get(nameOf(part)) ?? (await soundPart(await stand(part)));
      known.set(nameOf(part), sound);
      return sound;
    });
  },
  ask: async ({ parts, portal, soundOf, stand }, provide) => {
    await provide(async (fault, part, prepare) => {
      const sound = await soundOf(part);
      const other = parts.find(({ remote, isSignedIn }) => remote !== part.remote && isSignedIn);
      const showsOther = async (scene: Scene) => {
        if (part.isSignedIn) return expect(scene.reader.login.button).toBeVisible();
        if (!other) return undefined;
        const { reader } = await stand(other);
        const begin = () => fault.begin({ ...scene, reader });
        if (!fault.isInside) await begin();
        await reader.open(other.address);
        if (fault.isInside) await begin();
        const { headings } = await soundOf(other);
        return expectHeadings(reader, headings);
      };
      await portal.control({ reset: true });
      const scene = await stand(part, prepare, fault.isAfterAnother?.(part));
      return runFault(fault, scene, { sound, showsOther });
    });
  },
});

export { expect };
