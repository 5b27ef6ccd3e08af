import { expect } from '../e2e/test';
import type { Fault, Scene } from './Fault';

/** Brings a part about in a page that is open. */
const goTo = ({ reader, part }: Scene) =>
  reader.page.evaluate((address) => {
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
  }, part.address);

export async function hit(fault: Fault, scene: Scene) {
  const { reader, part } = scene;
  const { page } = reader;
  if (fault.clock) await page.clock.install();
  if (fault.isInside) {
    await reader.open('/nowhere');
    await expect(reader.notices.noPage).toBeVisible();
    await fault.begin(scene);
    await goTo(scene);
  } else if (fault.isAfterAnother?.(part)) {
    await fault.begin(scene);
    await goTo(scene);
  } else {
    await fault.begin(scene);
    // A document is not loaded as a whole while a script of it never comes.
    const openPart = () => page.goto(part.address, { waitUntil: 'commit' });
    await (fault.open ?? openPart)(scene);
  }
}

/** The same part in a new document, while the fault is there. */
export async function hitAgain(fault: Fault, scene: Scene) {
  await scene.reader.page.unrouteAll();
  if (!fault.isInside) await fault.begin(scene);
  await scene.reader.page.reload({ waitUntil: 'commit' });
  if (fault.isInside) await fault.begin(scene);
}
