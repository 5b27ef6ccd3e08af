import { badData } from './badData.ts';
import { faults } from './faults.ts';
import { reading } from './reading.ts';
import { specification } from './specification.ts';

/** A rule for each row of which the titles alone do not say it. */
export const statements: Record<string, string> = { ...specification, ...reading, ...badData, ...faults };
