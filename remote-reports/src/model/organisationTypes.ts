import type { Article } from '@portal/shared';
import { compareOrganisationTypes } from './compareOrganisationTypes';
import { groupsByName } from './groupsByName';

/** Organisation types of the actions of these articles, A to Z as the groups of actions; null, the last, for none. */
export function organisationTypes(articles: Article[]): (string | null)[] {
  const actions = articles.flatMap((article) => article.actions);
  return groupsByName(actions, ({ organisationType }) => organisationType)
    .map(({ name }) => name)
    .sort(compareOrganisationTypes);
}
