import { useTimer } from '@portal/shared';
import { useState } from 'react';

/** The last value that has stayed the same for this many milliseconds, or the first one. */
export function useRested<Value>(value: Value, milliseconds: number): Value {
  const [rested, setRested] = useState(value);

  useTimer(
    milliseconds,
    () => {
      setRested(value);
    },
    value,
  );

  return rested;
}
