import { useEffect } from 'react';
import type { LinkRead } from '#web/client/use-link.ts';
import { useGo } from '#web/state/location.ts';

/** Once a link is read, what it says is taken up, and the way goes on to the appointments without its token. */
export function useTakenUp<Data>(link: LinkRead<Data>, takeUp: (data: Data) => void): void {
  const go = useGo();
  const data = link.state === 'read' ? link.data : undefined;
  useEffect(() => {
    if (data === undefined) return;
    takeUp(data);
    go('/calendar-booking', { replace: true });
  }, [data, go, takeUp]);
}
