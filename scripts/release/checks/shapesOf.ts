import { segmentsOf } from '@portal/shared/declaration';

/** Shapes of an address's paths, as `/reports` and `/reports/:`. Of two with one shape neither is more literal. */
export function shapesOf(address: string): string[] {
  const segments = segmentsOf(address);
  const needed = segments.filter((segment) => 'literal' in segment || !segment.isOptional).length;
  const parts = segments.map((segment) => ('literal' in segment ? segment.literal.toLowerCase() : ':'));
  return parts.flatMap((_part, index) =>
    index + 1 < needed ? [] : [`/${parts.slice(0, index + 1).join('/')}`],
  );
}
