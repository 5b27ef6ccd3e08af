import type { Action, Article } from '@portal/shared';
import { compareOrganisationTypes } from './compareOrganisationTypes';
import { topicKey } from './topicKey';

export interface GroupedAction extends Pick<Action, 'name' | 'action' | 'impact'> {
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
  const groups = new Map<string | null, ActionGroup>();
  for (const { title, anchor, actions } of articles) {
    for (const { name, organisationType, action, impact } of actions) {
      const key = organisationType === null ? null : topicKey(organisationType);
      const group = groups.get(key) ?? { organisationType, actions: [] };
      group.actions.push({ name, action, impact, title, anchor });
      groups.set(key, group);
    }
  }
  return [...groups.values()].sort((a, b) =>
    compareOrganisationTypes(a.organisationType, b.organisationType),
  );
}
