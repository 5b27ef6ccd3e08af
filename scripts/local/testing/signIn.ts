import { randomUUID } from 'node:crypto';
import type { Stack } from '../startStack.ts';

export interface Visit {
  /** Where the provider sent the browser, or an empty text. */
  location: string;
  page: string;
  status: number;
}

/** A browser as far as a sign-in needs one: it keeps cookies, and goes where it is told one step at a time. */
export function createVisitor() {
  const jar: Map<string, { value: string; path: string }> = new Map();

  function cookiesFor(url: URL) {
    return [...jar]
      .filter(([, { path }]) => url.pathname.startsWith(path))
      .map(([name, { value }]) => `${name}=${value}`)
      .join('; ');
  }

  /** @param line A Set-Cookie header. */
  function keep(line: string) {
    const [pair = '', ...attributes] = line.split(/; */);
    const [name = '', value = ''] = pair.split('=');
    const path = attributes.find((attribute) => /^path=/i.test(attribute))?.slice('path='.length) ?? '/';
    if (value) jar.set(name, { value, path });
    else jar.delete(name);
  }

  /** @param form Posts it. */
  async function visit(address: string, form?: Record<string, string>): Promise<Visit> {
    const url = new URL(address);
    const response = await fetch(url, {
      redirect: 'manual',
      headers: { accept: 'text/html', cookie: cookiesFor(url) },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    });
    response.headers.getSetCookie().forEach(keep);
    const location = response.headers.get('location');
    return {
      status: response.status,
      location: location === null ? '' : new URL(location, url).href,
      page: await response.text(),
    };
  }

  /** Goes on as long as the provider sends the browser to itself. */
  async function follow(address: string, form?: Record<string, string>) {
    let at = address;
    let seen = await visit(at, form);
    while (seen.location && new URL(seen.location).origin === new URL(address).origin) {
      at = seen.location;
      seen = await visit(at);
    }
    return { ...seen, address: at };
  }

  return { follow };
}

export function authorizeAddress(
  { issuer, clientId }: Stack,
  portalOrigin: string,
  more?: Record<string, string>,
) {
  const query = new URLSearchParams({
    client_id: clientId,
    redirect_uri: `${portalOrigin}/login/callback`,
    response_type: 'code',
    scope: 'openid profile email',
    state: randomUUID(),
    nonce: randomUUID(),
    ...more,
  });
  return `${issuer}/v1/authorize?${query}`;
}

/** Goes through the provider's page and comes back with the address of the portal's callback. */
export async function pressSignIn(
  stack: Stack,
  portalOrigin: string,
  {
    press = { person: '00u1ab2cd3EF4gh5IJ6k' },
    visitor = createVisitor(),
    request,
  }: {
    press?: Record<string, string>;
    visitor?: ReturnType<typeof createVisitor>;
    request?: Record<string, string>;
  } = {},
) {
  const asked = await visitor.follow(authorizeAddress(stack, portalOrigin, request));
  if (asked.location) return new URL(asked.location);
  return new URL((await visitor.follow(asked.address, press)).location);
}

/** The portal's call, after which it would go to the address in the answer. */
export async function askForTokens(
  { apiOrigin }: Stack,
  callback: URL,
  {
    qs = callback.search,
    redirectUri = callback.origin + callback.pathname,
  }: { qs?: string; redirectUri?: string } = {},
) {
  const query = new URLSearchParams({ redirect_uri: redirectUri, qs });
  const response = await fetch(`${apiOrigin}/okta/authorize?${query}`);
  const body = (await response.json()) as { url?: string };
  const url = body.url === undefined ? undefined : new URL(body.url);
  return { status: response.status, body, url, fragment: new URLSearchParams(url?.hash.slice(1)) };
}

/** A whole sign-in, and the access token it ends with. */
export async function signIn(
  stack: Stack,
  portalOrigin: string,
  options?: Parameters<typeof pressSignIn>[2],
) {
  const { fragment } = await askForTokens(stack, await pressSignIn(stack, portalOrigin, options));
  const accessToken = fragment.get('access_token');
  if (!accessToken) throw new Error('The sign-in ended without an access token.');
  return accessToken;
}
