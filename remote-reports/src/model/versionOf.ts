import type { Report } from '@portal/shared';

/** Name of a version that is the same at its dated address as at that of the latest one. */
export const versionOf = ({ modified }: Report, address: string): string => modified?.iso ?? address;
