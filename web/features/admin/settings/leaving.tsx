import { useEffect, useState } from 'react';
import { messages } from '#web/features/admin/shell/settings/settings.messages.ts';
import { useMessages } from '#web/state/language.tsx';
import { useGo } from '#web/state/location.ts';
import { Button } from '#web/ui/form/button.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { forgetDrafts, useUnsaved } from './drafts.ts';
import { pathAway } from './path-away.ts';

/** Asks before leaving a page with unsaved changes. The browser's own Back keeps them until one returns. */
export function Leaving({ owner }: { owner: string }) {
  const words = useMessages(messages);
  const go = useGo();
  const unsaved = useUnsaved(owner);
  const [wanted, setWanted] = useState<string | null>(null);

  useEffect(() => {
    if (!unsaved) return;
    const left = new AbortController();
    const { signal } = left;
    addEventListener('beforeunload', (event) => event.preventDefault(), { signal });
    const ask = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const path = link && pathAway(link, event, location);
      if (path === null) return;
      // A link whose click was prevented goes nowhere, and the sheet of sections it is on still closes.
      event.preventDefault();
      setWanted(path);
    };
    document.addEventListener('click', ask, { capture: true, signal });
    return () => left.abort();
  }, [unsaved]);

  const leave = () => {
    if (wanted === null) return;
    forgetDrafts(owner);
    setWanted(null);
    go(wanted);
  };
  return (
    <Dialog
      open={wanted !== null}
      onClose={() => setWanted(null)}
      title={words.leaveTitle}
      actions={
        <>
          <Button onClick={() => setWanted(null)}>{words.stay}</Button>
          <Button kind="secondary" onClick={leave}>
            {words.leave}
          </Button>
        </>
      }
    >
      <p>{words.leaveText}</p>
    </Dialog>
  );
}
