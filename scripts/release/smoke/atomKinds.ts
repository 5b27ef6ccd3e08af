/** Runs in the page: the kinds of values that the atoms of shared hold. Everything that it needs stands inside. */
export async function atomKinds(): Promise<Record<string, string>> {
  interface Store {
    get: (atom: unknown) => unknown;
    set: unknown;
    sub: unknown;
  }
  interface Fiber {
    child: Fiber | null;
    sibling: Fiber | null;
    memoizedProps: { value?: Partial<Store> } | null;
  }
  interface Runtime {
    loadShare: (name: string) => Promise<false | (() => Record<string, unknown>)>;
  }
  const kinds: Record<string, string> = {};
  const note = (path: string, value: unknown, depth: number) => {
    if (value === null || value === undefined || typeof value === 'function') return;
    kinds[path] = Array.isArray(value) ? 'list' : typeof value;
    if (typeof value !== 'object' || depth === 0) return;
    if (Array.isArray(value)) for (const one of value.slice(0, 20)) note(`${path}[]`, one, depth - 1);
    else if (Object.getPrototypeOf(value) === Object.prototype)
      for (const [key, one] of Object.entries(value)) note(`${path}.${key}`, one, depth - 1);
  };
  const isStore = (value: Partial<Store> | undefined): value is Store =>
    [value?.get, value?.set, value?.sub].every((one) => typeof one === 'function');
  const storeBelow = (start: Fiber): Store | null => {
    const waiting = [start];
    for (let count = 0; count < 2000; count += 1) {
      const fiber = waiting.pop();
      if (!fiber) return null;
      const value = fiber.memoizedProps?.value;
      if (isStore(value)) return value;
      if (fiber.sibling) waiting.push(fiber.sibling);
      if (fiber.child) waiting.push(fiber.child);
    }
    return null;
  };

  const roots = [...document.body.children].flatMap((element) =>
    Object.entries(element).flatMap(([key, fiber]) =>
      key.startsWith('__reactContainer$') ? [fiber as Fiber] : [],
    ),
  );
  const [store] = roots.flatMap((fiber) => storeBelow(fiber) ?? []);
  const { portalFederation: lend, __FEDERATION__: page } = globalThis as unknown as {
    portalFederation?: () => { host?: Runtime };
    /** Of a live host that still has the library's own runtime. */
    __FEDERATION__?: { __INSTANCES__?: Runtime[] };
  };
  const host = lend?.().host ?? page?.__INSTANCES__?.[0];
  const shared = await host?.loadShare('@portal/shared');
  if (!store || !shared) return kinds;
  for (const [name, atom] of Object.entries(shared()))
    if (name.endsWith('Atom') && typeof atom === 'object') {
      try {
        note(name, store.get(atom), 4);
      } catch {
        // Some hold nothing before the host has filled them.
      }
    }
  return kinds;
}
