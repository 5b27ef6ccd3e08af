import { tamperings } from './alterations.ts';
import { faultModes, faultPaths, type Fault } from './faults.ts';
import { escapeHtml, page } from '../page.ts';

export interface ControlState {
  faults: Record<string, Fault>;
  authorizeUrl: string | null;
  tamper: string | null;
  revoked: boolean;
}

const modeLabels = {
  ok: 'Work again',
  slow: 'Answer slowly',
  hang: 'Never answer',
  status: 'Fail with a status',
  empty: 'Answer nothing',
  malformed: 'Break the JSON',
  html: 'Answer a proxy page',
  drop: 'Drop the connection',
  hostile: 'Hostile texts',
  large: 'Very much data',
};

const tamperLabels = {
  nonce: 'Token of an earlier sign-in',
  state: 'Wrong state',
  'no-id-token': 'No id token',
  'no-access-token': 'No access token',
  'no-expires': 'No expiry',
  'foreign-url': 'Address on another site',
};

function describe({ mode, status, delayMs, times }: Fault) {
  const detail = mode === 'status' ? ` ${status}` : mode === 'slow' ? ` ${delayMs} ms` : '';
  const left = times === null ? '' : `, ${times} more times`;
  return mode === 'ok' ? 'works' : `${modeLabels[mode]}${detail}${left}`;
}

function button(name: string, value: string, label: string) {
  return `<button name="${name}" value="${value}">${escapeHtml(label)}</button>`;
}

/** @param refusal why the last command was refused */
export function controlPage({ faults, authorizeUrl, tamper, revoked }: ControlState, refusal?: string) {
  const rows = Object.entries(faults).map(
    ([path, fault]) => `<tr><th scope="row">${path}</th><td>${escapeHtml(describe(fault))}</td></tr>`,
  );
  const next = authorizeUrl ?? (tamper && tamperLabels[tamper as keyof typeof tamperLabels]);
  return page({
    title: 'Make the local API misbehave',
    wide: true,
    body: `<h1>Make the local API misbehave</h1>${refusal ? `<p class="alert" role="alert">${escapeHtml(refusal)}</p>` : ''}
<p>For development only. Choose what a call does wrong, then use the portal.</p>
<form method="post" action="/_control">
<fieldset class="row">
<label>Call <select name="path">${['all', ...faultPaths].map((path) => `<option>${path}</option>`).join('')}</select></label>
<label>Status <input name="status" inputmode="numeric" value="500" size="4"></label>
<label>Delay in ms <input name="delayMs" inputmode="numeric" value="4000" size="7"></label>
<label>How often (empty: always) <input name="times" inputmode="numeric" size="4"></label>
</fieldset>
<div class="row">${faultModes.map((mode) => button('mode', mode, modeLabels[mode])).join('')}</div>
</form>
<h2>The next sign-in</h2>
<form method="post" action="/_control" class="row">
${tamperings.map((kind) => button('tamper', kind, tamperLabels[kind])).join('')}
</form>
<h2>Everything</h2>
<form method="post" action="/_control" class="row">
${button('revoke', 'true', 'End every session')}${button('reset', 'true', 'Reset')}
</form>
<h2>At the moment</h2>
<table>
${rows.join('\n')}
<tr><th scope="row">next sign-in</th><td>${escapeHtml(next ?? 'works')}</td></tr>
<tr><th scope="row">earlier sessions</th><td>${revoked ? 'ended' : 'work'}</td></tr>
</table>
<p><a href="/_control/calls">Calls received</a></p>`,
  });
}
