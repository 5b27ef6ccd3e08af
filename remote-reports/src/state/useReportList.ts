import { useLoad } from '@portal/shared';
import { reportListLoader } from './reportListLoader';
import { useFreshList } from './useFreshList';
import { useReloadWhenOnline } from './useReloadWhenOnline';

/** The list of reports, kept fresh, and a way to ask for it again. */
export function useReportList() {
  const { load, reload } = useLoad(reportListLoader);
  useFreshList();
  useReloadWhenOnline(load, reload);
  return { load, reload };
}
