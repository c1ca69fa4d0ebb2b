import type { ReactNode } from 'react';
import type { IsoDate } from '#domain/calendar/day.ts';
import { formatLongDate } from '#domain/format.ts';
import { useLanguage } from '#web/state/language.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { Notice } from '#web/ui/overlay/notice.tsx';
import { useToday } from '../day-field.tsx';
import { useOperatorAction } from '../resource/use-operator-action.ts';
import type { Change, FactWords } from './fact.ts';
import { changesClass } from './looks.ts';

type SetDialogProps = {
  words: FactWords;
  changes: readonly Change[];
  startsOn: IsoDate | undefined;
  set: () => Promise<unknown>;
  readAgain: () => Promise<unknown>;
  onConflict: () => void;
  onSet: () => void;
  onClose: () => void;
  children?: ReactNode;
};

/** What would change, line by line, before it is saved. */
export function SetDialog(props: SetDialogProps) {
  const { words, changes, startsOn, set, readAgain, onConflict, onSet, onClose, children } = props;
  const language = useLanguage();
  const today = useToday();
  const { act, pending, refusal } = useOperatorAction(readAgain);
  const send = async () => {
    const result = await act(set, { done: words.done });
    if (!result.done) return result.code === 'SETTING_CHANGED' && onConflict();
    onSet();
    onClose();
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
      {refusal && (
        <Notice tone="error" level={3} title={words.notDone}>
          {refusal.code === 'SETTING_CHANGED' ? words.conflict : refusal.words}
        </Notice>
      )}
    </Dialog>
  );
}
