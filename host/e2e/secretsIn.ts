import { tokenPattern } from './tokenPattern';

/** Addresses of the sample employees. */
const mailPattern = /[\w.]+(?:@|%40)example\.com/;

/** The names of those places that hold a token, the address of somebody, or one of more secrets. */
export const secretsIn = (places: object, more: string[] = []): string[] =>
  Object.entries(places).flatMap(([name, value]) => {
    const text = JSON.stringify(value);
    const holds = [tokenPattern, mailPattern].some((one) => one.test(text));
    return holds || more.some((one) => text.includes(one)) ? [name] : [];
  });

/** The codes of the sign-ins that came back at some addresses. */
export const codesIn = (addresses: string[]): string[] =>
  addresses.flatMap((url) => /\/login\/callback\?.*?\bcode=([\w-]{20,})/.exec(url)?.[1] ?? []);
