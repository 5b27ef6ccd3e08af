import type { Article } from '@portal/shared';
import { plainName } from './plainName';
import { topicKey } from './topicKey';

interface ActionPlace {
  name: string;
  /** The title and the anchor of the article that it belongs to. */
  title: string;
  anchor: string;
}

interface ActionGroup {
  organisationType: string | null;
  places: ActionPlace[];
}

/** The actions of a report by whom they concern, A to Z, those of nobody in particular last (F-3, B-30). */
export function actionGroups(articles: Article[]): ActionGroup[] {
  const groups = new Map<string | null, ActionGroup>();
  for (const { title, anchor, actions } of articles) {
    for (const { name, organisationType, action, impact } of actions) {
      const key = organisationType === null ? null : topicKey(organisationType);
      const group = groups.get(key) ?? { organisationType, places: [] };
      group.places.push({ name: name ?? plainName(action ?? impact ?? ''), title, anchor });
      groups.set(key, group);
    }
  }
  return [...groups.values()].sort((a, b) => byName(a.organisationType, b.organisationType));
}

const byName = (a: string | null, b: string | null) =>
  a === null || b === null ? Number(a === null) - Number(b === null) : a.localeCompare(b, 'en-US');
