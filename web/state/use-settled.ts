import { useCallback, useEffect, useState } from 'react';

/** The value once it has rested for `milliseconds`, and a way to take it at once (when its field is left). */
export function useSettled<T>(value: T, milliseconds: number): [settled: T, settle: () => void] {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return [settled, useCallback(() => setSettled(value), [value])];
}
