import { tamperings } from './alterations.mjs';
import { faultModes, faultPaths } from './faults.mjs';
import { escapeHtml, page } from '../page.mjs';

/**
 * @typedef {object} ControlState
 * @property {Record<string, import('./faults.mjs').Fault>} faults
 * @property {string | null} authorizeUrl
 * @property {string | null} tamper
 * @property {boolean} revoked
 */

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

/** @param {import('./faults.mjs').Fault} fault */
function describe({ mode, status, delayMs, times }) {
  const detail = mode === 'status' ? ` ${status}` : mode === 'slow' ? ` ${delayMs} ms` : '';
  const left = times === null ? '' : `, ${times} more times`;
  return mode === 'ok' ? 'works' : `${modeLabels[mode]}${detail}${left}`;
}

/** @param {string} name @param {string} value @param {string} label */
function button(name, value, label) {
  return `<button name="${name}" value="${value}">${escapeHtml(label)}</button>`;
}

/**
 * @param {ControlState} state
 * @param {string} [refusal] Why the last press changed nothing.
 */
export function controlPage({ faults, authorizeUrl, tamper, revoked }, refusal) {
  const rows = Object.entries(faults).map(
    ([path, fault]) => `<tr><th scope="row">${path}</th><td>${escapeHtml(describe(fault))}</td></tr>`,
  );
  const next = authorizeUrl ?? (tamper && tamperLabels[/** @type {keyof typeof tamperLabels} */ (tamper)]);
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
