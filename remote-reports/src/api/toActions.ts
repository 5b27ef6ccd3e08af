import { logger, type Action } from '@portal/shared';
import * as v from 'valibot';
import { objectWire } from './objectWire';
import { textWire } from './textWire';

const actionWire = objectWire({ name: textWire, org_type: textWire, action: textWire, impact: textWire });

/** The actions of an article in the API's order, without empty ones. */
export function toActions(wires: unknown[], anchor: string): Action[] {
  return wires.flatMap((wire, index) => {
    const parsed = v.safeParse(actionWire, wire);
    if (parsed.success && Object.values(parsed.output).some((text) => text !== null)) {
      const { name, org_type: organisationType, action, impact } = parsed.output;
      return [{ name, organisationType, action, impact }];
    }
    logger.warn('reports.report', `article ${anchor}: action ${String(index)} left out: it says nothing`);
    return [];
  });
}
