import { useEffect, useState } from 'react';
/** What was typed, once typing pauses. */
export function useDebouncedValue(typed: string, milliseconds = 250): string {
  const [rested, setRested] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setRested(typed), milliseconds);
    return () => clearTimeout(timer);
  }, [typed, milliseconds]);
  return rested;
}
