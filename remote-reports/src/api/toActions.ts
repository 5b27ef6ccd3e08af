import { logger, type Action } from '@portal/shared';
import { recordOf } from './recordOf';
import { textOf } from './textOf';

/** The actions of an article in the API's order, without empty ones. */
export function toActions(wires: unknown[], anchor: string): Action[] {
  return wires.flatMap((wire, index) => {
    const { name, org_type: organisationType, action, impact } = recordOf(wire) ?? {};
    const texts = {
      name: textOf(name),
      organisationType: textOf(organisationType),
      action: textOf(action),
      impact: textOf(impact),
    };
    if ((texts.name ?? texts.organisationType ?? texts.action ?? texts.impact) !== null) return [texts];
    logger.warn('reports.report', `article ${anchor}: action ${String(index)} left out: it says nothing`);
    return [];
  });
}
