import { useEffect, useState } from 'react';
import { classNames } from './class-names.ts';

/** A pane of glass in place of what is still loading. Size it by `className`. */
export function Skeleton({ className }: { className?: string }) {
  return <span className={classNames('skeleton', className)} aria-hidden="true" />;
}

/** True once something has been loading for 300 ms: anything faster shows nothing in between. */
export function useSlow(loading: boolean, milliseconds = 300): boolean {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!loading) return;
    const timer = setTimeout(() => setSlow(true), milliseconds);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [loading, milliseconds]);
  return loading && slow;
}
