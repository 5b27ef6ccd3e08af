import { firstNeeds } from '../page/firstNeeds';
import { readPage } from '../page/readPage';
import { preloadScripts } from './preloadScripts';
import { startFirstCall } from './startFirstCall';
import { storedToken } from './storedToken';

/** Requests the address's scripts and, with an unexpired token, its first API answer. */
export function fetchFirstNeeds(): void {
  const page = readPage(document);
  const { config, integrity, release } = page;
  if (!release || config.tokenStorage === 'memory') return;
  const token = storedToken(config);
  const { scripts, call } = firstNeeds(page, location.pathname, token !== null);
  preloadScripts(scripts, integrity);
  if (token && call) startFirstCall(config.apiHosts[config.environment] + call, token);
}
