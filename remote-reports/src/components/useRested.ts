import { useEffect, useState } from 'react';

/** The last value that has stayed the same for this many milliseconds, or the first one. */
export function useRested<Value>(value: Value, milliseconds: number): Value {
  const [rested, setRested] = useState(value);

  useEffect(() => {
    const timer = setTimeout(() => {
      setRested(value);
    }, milliseconds);
    return () => {
      clearTimeout(timer);
    };
  }, [value, milliseconds]);

  return rested;
}
