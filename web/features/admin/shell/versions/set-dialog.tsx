import { type ReactNode, useState } from 'react';
import type { IsoDate } from '#domain/calendar/day.ts';
import { formatLongDate } from '#domain/format.ts';
import { codeOf, wordsOf } from '#web/client/failure.ts';
import { useLanguage } from '#web/state/language.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { Notice } from '#web/ui/overlay/notice.tsx';
import { toast } from '#web/ui/overlay/toast.tsx';
import { useToday } from '../day-field.tsx';
import { asOperator } from '../use-operator.ts';
import type { Draft } from './draft.ts';
import { changesClass } from './looks.ts';
import type { SharedWords } from './messages.ts';

type SetDialogWords = SharedWords & {
  confirmTitle: (day: string) => string;
  confirmNow: string;
  set: string;
  done: string;
  notDone: string;
  conflict: string;
};

/** What the form submits, and what will happen to it. */
export type SetDialogForm = {
  draft: Draft<unknown>;
  /** The newest version seen. */
  seen: number;
  onConflict: () => void;
  onSet: () => void;
  onClose: () => void;
};

type SetDialogProps = SetDialogForm & {
  words: SetDialogWords;
  /** What would change, in words, with its value before and after. */
  changes: readonly { place: string; what: string; before: string; after: string }[];
  set: (version: { startsOn: IsoDate | undefined; note: string | null; seen: number }) => Promise<unknown>;
  readAgain: () => Promise<unknown>;
  children?: ReactNode;
};

/** What would change, line by line, before it is saved. */
export function SetDialog(props: SetDialogProps) {
  const { words, draft, seen, changes, set, readAgain, onConflict, onSet, onClose, children } = props;
  const language = useLanguage();
  const today = useToday();
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState('');
  const startsOn = draft.startsOn || undefined;

  const send = async () => {
    setPending(true);
    setProblem('');
    try {
      await asOperator(() => set({ startsOn, note: draft.note.trim() || null, seen }));
      toast({ title: words.done });
      onSet();
      onClose();
    } catch (failure) {
      const isConflict = codeOf(failure) === 'SETTING_CHANGED';
      if (isConflict) onConflict();
      setProblem(isConflict ? words.conflict : wordsOf(failure) || words.noAnswer);
    } finally {
      setPending(false);
      await readAgain();
    }
  };
  const isNow = startsOn === undefined || startsOn === today;
  return (
    <Dialog
      open
      onClose={onClose}
      title={isNow ? words.confirmNow : words.confirmTitle(formatLongDate(startsOn, language))}
      subtitle={words.changes(changes.length)}
      actions={
        <>
          <Button pending={pending} pendingLabel={words.working} onClick={() => void send()}>
            {words.set}
          </Button>
          <Button kind="secondary" onClick={onClose}>
            {words.notYet}
          </Button>
        </>
      }
    >
      <ul className={changesClass}>
        {changes.map(({ place, what, before, after }) => (
          <li key={place}>
            <span>{what}</span>
            <span>
              <s className="text-ink-700">{before}</s> {after}
            </span>
          </li>
        ))}
      </ul>
      {children}
      {problem !== '' && (
        <Notice tone="error" level={3} title={words.notDone}>
          {problem}
        </Notice>
      )}
    </Dialog>
  );
}
