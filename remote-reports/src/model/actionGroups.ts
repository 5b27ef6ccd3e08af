import type { Action, Article } from '@portal/shared';
import { compareOrganisationTypes } from './compareOrganisationTypes';
import { groupsByName } from './groupsByName';

export interface GroupedAction extends Action {
  /** Of the article that the action belongs to, like `anchor`. */
  title: string;
  anchor: string;
}

export interface ActionGroup {
  organisationType: string | null;
  actions: GroupedAction[];
}

/** The actions of a report by organisation type, A to Z; actions without a type last. */
export function actionGroups(articles: Article[]): ActionGroup[] {
  const all = articles.flatMap(({ title, anchor, actions }) =>
    actions.map((action) => ({ ...action, title, anchor })),
  );
  return groupsByName(all, ({ organisationType }) => organisationType)
    .map(({ name, items }) => ({ organisationType: name, actions: items }))
    .sort((a, b) => compareOrganisationTypes(a.organisationType, b.organisationType));
}
