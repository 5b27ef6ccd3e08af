import { topicKey } from './topicKey';

export interface NamedGroup<T> {
  /** As the first item of the group has it. */
  name: string | null;
  first: T;
  /** With the first. */
  items: T[];
}

/** Items by their topic or organisation type, in the order in which those first occur; a change of case is no other one. */
export function groupsByName<T>(items: T[], nameOf: (item: T) => string | null): NamedGroup<T>[] {
  // Maps, because a topic may be named `__proto__`.
  const groups = new Map<string | null, NamedGroup<T>>();
  // Thousands of items have few names, and to find the key of a name takes longer than to find the name.
  const known: typeof groups = new Map();
  for (const item of items) {
    const name = nameOf(item);
    let group = known.get(name);
    if (!group) {
      const key = name === null ? null : topicKey(name);
      group = groups.get(key) ?? { name, first: item, items: [] };
      groups.set(key, group);
      known.set(name, group);
    }
    group.items.push(item);
  }
  return [...groups.values()];
}
