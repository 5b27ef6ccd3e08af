import type { HttpClient, UserInfo } from '@portal/shared';
import * as v from 'valibot';

const textWire = v.fallback(v.nullable(v.pipe(v.string(), v.trim(), v.nonEmpty())), null);
const idWire = v.union([v.pipe(v.number(), v.transform(String)), textWire]);
const nobody = { id: null, name: null, email: null };
const userWire = v.fallback(
  v.object({ id: v.fallback(idWire, null), name: textWire, email: textWire }),
  nobody,
);

/** `GET /user` (S-80). No field is required: the portal works without the reader's name (B-49, B-50). */
export async function fetchUser(http: HttpClient, signal: AbortSignal): Promise<UserInfo> {
  return v.parse(userWire, await http.get('/user', { signal }));
}
