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
  // A Map, because a topic may be named `__proto__`.
  const groups = new Map<string | null, NamedGroup<T>>();
  for (const item of items) {
    const name = nameOf(item);
    const key = name === null ? null : topicKey(name);
    const group = groups.get(key);
    if (group) group.items.push(item);
    else groups.set(key, { name, first: item, items: [item] });
  }
  return [...groups.values()];
}
