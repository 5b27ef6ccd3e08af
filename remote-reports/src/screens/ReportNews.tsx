import { followNews } from '../state/followNews';
import { useFollow } from '../state/useFollow';

/** Draws nothing: the host shows what it tells the bell. */
export function ReportNews() {
  useFollow(followNews);
  return null;
}
