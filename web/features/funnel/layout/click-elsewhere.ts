import { useEffect, useEffectEvent } from 'react';

/** What has a meaning of its own; the action bar ignores slips of the thumb beside its buttons. */
const meaningful = 'a, button, label, input, dialog, .action-bar, .toast';

/** Calls back when the page is pressed where there is nothing to press. */
export function useClickElsewhere(callback: () => void): void {
  const called = useEffectEvent(callback);
  useEffect(() => {
    const onClick = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.isConnected && !target.closest(meaningful)) called();
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, []);
}
