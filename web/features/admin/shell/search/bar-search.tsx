import { useState } from 'react';
import { Search } from '#web/pictures/field-signs.tsx';
import { useMessages } from '#web/state/language.tsx';
import { useGo } from '#web/state/location.ts';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { Finder } from './finder.tsx';
import type { Hit } from './hits.ts';
import { messages } from './messages.ts';

/** The search of every page: a field in the rail of a desk, a button with a sheet on phones. */
export function BarSearch() {
  const words = useMessages(messages);
  const go = useGo();
  const [open, setOpen] = useState(false);
  const enter = ({ href }: Hit) => {
    setOpen(false);
    go(href);
  };
  return (
    <>
      <Finder floats onChosen={enter} className="mb-2 hidden min-[64rem]:block" />
      <button
        type="button"
        className="grid size-11 flex-none place-items-center min-[64rem]:hidden"
        aria-label={words.search}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Search />
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title={words.short}>
        <Finder autoFocus onChosen={enter} className="mb-5 min-h-[50vh]" />
      </Dialog>
    </>
  );
}
