import { createHash } from 'node:crypto';
import { escapeHtml, page, pageHeaders } from '../page.ts';
import type { Context } from 'oidc-provider';

const submit = 'document.forms[0].submit()';
const submitHash = `sha256-${createHash('sha256').update(submit).digest('base64')}`;

function show(context: Context, title: string, body: string, scriptHash?: string) {
  context.set(pageHeaders(scriptHash));
  context.body = page({ title, body: `<h1>${title}</h1>${body}` });
}

export function showRefusal(
  context: Context,
  { error, error_description: description = '' }: { error: string; error_description?: string },
) {
  show(
    context,
    'The sign-in request was refused',
    `<p>${escapeHtml(description)}</p><p><code>${escapeHtml(error)}</code></p>`,
  );
}

/** Signs out without asking again: the portal has asked. */
export function confirmSignOut(context: Context, form: string) {
  const confirmed = form.replace(
    '</form>',
    '<input type="hidden" name="logout" value="yes"><button>Sign out</button></form>',
  );
  show(context, 'Signing out', `${confirmed}<script>${submit}</script>`, submitHash);
}

export function showSignedOut(context: Context, portalOrigin: string) {
  show(
    context,
    'Signed out',
    `<p>The next sign-in asks who you are.</p><p><a href="${escapeHtml(portalOrigin)}">Open the portal</a></p>`,
  );
}
