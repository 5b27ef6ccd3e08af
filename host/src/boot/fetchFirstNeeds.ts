import type { PortalPage } from '../page/PortalPage';
import { preloadScripts } from './preloadScripts';
import { startFirstCall } from './startFirstCall';
import { storedToken } from './storedToken';

/** Requests the address's scripts and, with an unexpired token, its first API answer. */
export function fetchFirstNeeds(): void {
  const text = document.getElementById('portal-page')?.textContent ?? '';
  const { config, first, integrity } = JSON.parse(text) as PortalPage;
  if (!first || config.tokenStorage === 'memory') return;
  const token = storedToken(config);
  for (const { pattern, scripts, isPublic, call } of first.addresses) {
    const parts = new RegExp(pattern).exec(location.pathname);
    if (!parts) continue;
    preloadScripts(token || isPublic ? scripts : first.signedOut, integrity);
    if (token && call) startFirstCall(config.apiHosts[config.environment] + fillIn(call, parts), token);
    return;
  }
}

const fillIn = (call: string, parts: string[]) =>
  call.replace(/\$(\d)/g, (_all, index: string) =>
    encodeURIComponent(decodeURIComponent(parts[Number(index)] ?? '')),
  );
