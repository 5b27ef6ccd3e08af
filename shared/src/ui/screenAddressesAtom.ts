import { atom } from 'jotai';

/** Address patterns by name, such as `remote_reports/ReportScreen`, filled by the host at start. */
export const screenAddressesAtom = atom<Record<string, string>>({});
