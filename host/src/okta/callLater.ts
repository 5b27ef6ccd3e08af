import type { OktaAuth } from '@okta/okta-auth-js';

/** An identity client of what is known already; other methods, also those of its parts, are called when it is here. */
export function callLater(known: object, load: () => Promise<OktaAuth>): OktaAuth {
  return new Proxy(known, {
    get: (target, key) => (key in target ? (Reflect.get(target, key) as unknown) : later([key], load)),
  }) as OktaAuth;
}

function later(keys: PropertyKey[], load: () => Promise<OktaAuth>): unknown {
  // A promise is known by its `then`, and whoever is given one waits for it.
  if (keys.at(-1) === 'then') return undefined;
  return new Proxy(() => undefined, {
    get: (_target, key) => later([...keys, key], load),
    apply: async (_target, _this, args: unknown[]) => {
      let owner: unknown;
      let method: unknown = await load();
      for (const key of keys) {
        owner = method;
        method = Reflect.get(owner as object, key);
      }
      return (method as (...args: unknown[]) => unknown).apply(owner, args);
    },
  });
}
