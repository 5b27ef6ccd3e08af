import { useLocation } from '@portal/shared/router';
import { useState } from 'react';

/** A mark that the reader sets with a press, and that goes when the path changes. */
export function useMarkHere(): [isSet: boolean, set: (isSet: boolean) => void] {
  const { pathname } = useLocation();
  const [path, setPath] = useState<string | null>(null);
  if (path !== null && path !== pathname) setPath(null);

  return [
    path === pathname,
    (isSet) => {
      setPath(isSet ? pathname : null);
    },
  ];
}
