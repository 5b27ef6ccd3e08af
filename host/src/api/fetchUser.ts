import type { HttpClient, UserInfo } from '@portal/shared';

/**
 * `GET /user` (S-80). No field is required: the portal works without the reader's name (B-49, B-50). Part of the first
 * screen, hence without the library that checks other answers.
 */
export async function fetchUser(http: HttpClient, signal: AbortSignal): Promise<UserInfo> {
  const answer: unknown = await http.get('/user', { signal });
  const { id, name, email }: Partial<Record<keyof UserInfo, unknown>> =
    typeof answer === 'object' && answer !== null && !Array.isArray(answer) ? answer : {};
  const idText = typeof id === 'number' && !Number.isNaN(id) ? String(id) : textOf(id);
  return { id: idText, name: textOf(name), email: textOf(email) };
}

const textOf = (value: unknown): string | null => (typeof value === 'string' && value.trim()) || null;
