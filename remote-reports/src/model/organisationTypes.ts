import type { Article } from '@portal/shared';
import { compareOrganisationTypes } from './compareOrganisationTypes';
import { topicKey } from './topicKey';

/** Organisation types of the actions of these articles, A to Z as the groups of actions; null, the last, for none. */
export function organisationTypes(articles: Article[]): (string | null)[] {
  const types = new Map<string | null, string | null>();
  for (const { organisationType: type } of articles.flatMap(({ actions }) => actions)) {
    const key = type && topicKey(type);
    if (!types.has(key)) types.set(key, type);
  }
  return [...types.values()].sort(compareOrganisationTypes);
}
