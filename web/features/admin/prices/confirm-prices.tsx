import { useState } from 'react';
import { setPrices } from '#contract/admin/business/prices.ts';
import { formatLongDate, formatMoney } from '#domain/format.ts';
import { cents } from '#domain/money.ts';
import { type PriceList, pricesByPlace } from '#domain/pricing/price-list.ts';
import { call } from '#web/client/call.ts';
import { codeOf, wordsOf } from '#web/client/failure.ts';
import { useToday } from '#web/features/admin/shell/day-field.tsx';
import { asOperator } from '#web/features/admin/shell/use-operator.ts';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { Notice } from '#web/ui/overlay/notice.tsx';
import { toast } from '#web/ui/overlay/toast.tsx';
import type { Draft } from './draft.ts';
import { messages } from './messages.ts';
import { placeInWords } from './typed-prices.ts';
import { readAgain } from './use-prices.ts';

type ConfirmPricesProps = {
  current: PriceList;
  list: PriceList;
  /** The places that differ. */
  changes: readonly string[];
  draft: Draft;
  /** The newest version that was seen. */
  seen: number;
  onConflict: () => void;
  onSet: () => void;
  onClose: () => void;
};

/** What would change, line by line, before it does. */
export function ConfirmPrices({ current, list, changes, draft, seen, onConflict, onSet, onClose }: ConfirmPricesProps) {
  const words = useMessages(messages);
  const language = useLanguage();
  const today = useToday();
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState('');
  const startsOn = draft.startsOn || today;
  const [before, after] = [pricesByPlace(current), pricesByPlace(list)];
  const shown = (place: string, value = 0) =>
    place === 'monthlyDiscountPercent' ? String(value) : formatMoney(cents(value), language);

  const set = async () => {
    if (startsOn === undefined) return;
    setPending(true);
    setProblem('');
    try {
      const body = { list, startsOn, note: draft.note.trim() || null, seen };
      await asOperator(() => call(setPrices, { body }));
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
          <Button pending={pending} pendingLabel={words.working} onClick={() => void set()}>
            {words.set}
          </Button>
          <Button kind="secondary" onClick={onClose}>
            {words.notYet}
          </Button>
        </>
      }
    >
      <ul className="prices-changes">
        {changes.map((place) => (
          <li key={place}>
            <span>{placeInWords(place, { language, words })}</span>
            <span>
              <s>{shown(place, before.get(place))}</s> {shown(place, after.get(place))}
            </span>
          </li>
        ))}
      </ul>
      {problem !== '' && (
        <Notice tone="error" level={3} title={words.notDone}>
          {problem}
        </Notice>
      )}
    </Dialog>
  );
}
