import { firstAnswerShown, logger } from '@portal/shared';
import type { Identity } from './createIdentity';

/**
 * Loads the identity client: at once if the next step may be a sign-in, and after the first screen for a reader whose
 * session is stored. Whoever presses "Login" before it is here, or after a failure, waits for it.
 */
export async function loadIdentity(identity: Pick<Identity, 'isSignedIn' | 'load'>): Promise<void> {
  try {
    if (await identity.isSignedIn()) await firstAnswerShown();
    await identity.load();
  } catch (error) {
    logger.error('session.client', error);
    addEventListener('online', () => void loadIdentity(identity), { once: true });
  }
}
