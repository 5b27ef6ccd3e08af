import type { HttpClient, UserInfo } from '@portal/shared';

/** `GET /user` (S-80); no field is required (B-49, B-50). Without the library: it is part of the first screen. */
export async function fetchUser(http: HttpClient, signal: AbortSignal): Promise<UserInfo> {
  const answer: unknown = await http.get('/user', { signal });
  const { id, name, email }: Partial<Record<keyof UserInfo, unknown>> =
    typeof answer === 'object' && answer !== null && !Array.isArray(answer) ? answer : {};
  const idText = typeof id === 'number' && !Number.isNaN(id) ? String(id) : textOf(id);
  return { id: idText, name: textOf(name), email: textOf(email) };
}

const textOf = (value: unknown): string | null => (typeof value === 'string' && value.trim()) || null;
