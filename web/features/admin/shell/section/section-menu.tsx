import { useState } from 'react';
import { listDecisions } from '#contract/admin/days/decisions.ts';
import { ChevronUp } from '#web/pictures/icons.tsx';
import { useMessages } from '#web/state/language.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { messages } from '../messages.ts';
import { readAgain } from '../resource/operator-query.ts';
import { SectionList, type SectionListProps, Waiting } from './section-list.tsx';

// Even the narrowest phones fit the longest name and a two-digit count.
const menuClass = classNames(
  'me-auto inline-flex min-h-11 min-w-11 items-center gap-2.5 border-s border-(--tone-line-2) px-4 text-start leading-5 font-medium',
  'max-[24rem]:gap-1.5 max-[24rem]:ps-2 max-[26rem]:pe-1 min-[64rem]:hidden [&>svg]:flex-none [&>svg]:max-[22.5rem]:hidden',
  'max-[26rem]:has-[[data-waiting]]:gap-1.5 max-[26rem]:has-[[data-waiting]]:px-2',
);

/** Where the rail has no room: a button with the open section's name, and a sheet with all of them. */
export function SectionMenu({ onSignOut, ...list }: SectionListProps & { onSignOut: () => void }) {
  const words = useMessages(messages);
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  // What waits is counted anew, which also hears of a session that has ended.
  const show = () => {
    setOpen(true);
    void readAgain(listDecisions);
  };
  return (
    <>
      <button type="button" className={menuClass} aria-haspopup="dialog" onClick={show}>
        <span className="min-w-0 hyphens-auto wrap-anywhere">{words[list.section]}</span>
        <Waiting id="bookings" count={list.countOf('bookings')} />
        <ChevronUp className="w-3 [transform:rotate(180deg)]" />
      </button>
      <Dialog open={open} onClose={close} title={words.sections}>
        <nav aria-label={words.sections}>
          <SectionList look="sheet" {...list} onChosen={close} />
        </nav>
        <button
          type="button"
          className="mt-4 mb-5 min-h-11 w-full border-t border-line pt-3 text-start whitespace-nowrap text-ink-900"
          onClick={onSignOut}
        >
          <span className="border-b border-line-2">{words.signOut}</span>
        </button>
      </Dialog>
    </>
  );
}
