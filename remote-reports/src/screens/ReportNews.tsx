import { useFollow } from '@portal/shared';
import { followNews } from '../state/followNews';

/** Draws nothing: the host shows what it tells the bell. */
export function ReportNews() {
  useFollow(followNews);
  return null;
}
