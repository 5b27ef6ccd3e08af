import { escapeHtml, page } from '../page.ts';
import type { Person } from '../people.ts';

function personButton({ id, name, email }: Person) {
  const secondLine = email ?? (name ? '' : 'No name, no e-mail');
  return `<li><button class="person" name="person" value="${escapeHtml(id)}"><span class="hidden">Sign in as </span><strong>${escapeHtml(name ?? id)}</strong> <small>${escapeHtml(secondLine)}</small></button></li>`;
}

export function signInPage(people: readonly Person[]) {
  return page({
    title: 'Sign in – local identity provider',
    body: `<h1>Sign in</h1>
<p>Choose who to be. This identity provider runs on your machine, for development only: there are no passwords.</p>
<form method="post">
<ul>
${people.map(personButton).join('\n')}
</ul>
<button name="refuse" value="yes">Refuse access</button>
</form>`,
  });
}
