declare global {
  /** Uses of the browser's language tables that the page has made, each with its callers. */
  var languageTables: string[];
}

/** In the page, before its scripts: notes each use of what makes a browser load its language tables. */
export function countLanguageTables(): void {
  const classes = [
    'Collator',
    'DateTimeFormat',
    'NumberFormat',
    'PluralRules',
    'RelativeTimeFormat',
    'Segmenter',
  ] as const;
  globalThis.languageTables = [];
  const note = (name: string) => {
    globalThis.languageTables.push(`${name} ${new Error().stack ?? ''}`);
  };
  for (const name of classes) {
    const made: object = Intl[name];
    const watched = new Proxy(made, {
      construct(target, values, self) {
        note(name);
        return Reflect.construct(target as new () => object, values, self) as object;
      },
    });
    Object.defineProperty(Intl, name, { value: watched });
  }
  for (const [prototype, name] of [
    [String.prototype, 'localeCompare'],
    [Number.prototype, 'toLocaleString'],
    [Date.prototype, 'toLocaleDateString'],
  ] as const) {
    const original = Reflect.get(prototype, name) as (...values: unknown[]) => unknown;
    Object.defineProperty(prototype, name, {
      value(this: unknown, ...values: unknown[]) {
        note(name);
        return original.apply(this, values);
      },
    });
  }
}
