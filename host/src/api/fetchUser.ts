import type { HttpClient, UserInfo } from '@portal/shared';

const textOf = (value: unknown) => (typeof value === 'string' && value.trim() !== '' ? value.trim() : null);

/** `GET /user` (S-80). Nothing in it is taken for granted: a portal without a name is still a portal (B-49, B-50). */
export async function fetchUser(http: HttpClient, signal: AbortSignal): Promise<UserInfo> {
  const body = await http.get('/user', { signal });
  const fields = typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
  const id = typeof fields['id'] === 'number' ? String(fields['id']) : textOf(fields['id']);
  return { id, name: textOf(fields['name']), email: textOf(fields['email']) };
}
