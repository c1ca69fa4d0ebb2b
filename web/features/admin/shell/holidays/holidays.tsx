import { useState } from 'react';
import { addBlock, keepHolidayOpen } from '#contract/admin/calendar.ts';
import type { UndecidedHoliday } from '#contract/admin/days/decisions.ts';
import { formatLongDate } from '#domain/format.ts';
import { call } from '#web/client/call.ts';
import { wordsOf } from '#web/client/failure.ts';
import { asOperator, refreshAdmin } from '#web/features/admin/shell/use-operator.ts';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { toast } from '#web/ui/overlay/toast.tsx';
import { messages } from './holidays.messages.ts';

/** The holidays on which visits are sold and about which an owner has to decide: each is closed or kept open with one press. */
export function Holidays({ holidays, open }: { holidays: readonly UndecidedHoliday[]; open: boolean }) {
  const words = useMessages(messages);
  return (
    <details className="attention-group" open={open}>
      <summary>
        <span>{words.title}</span>
        <span className="admin-count">{holidays.length}</span>
      </summary>
      <p className="admin-second decisions-lede">{words.lede}</p>
      <ul>
        {holidays.map((holiday) => (
          <Undecided key={holiday.date} {...holiday} />
        ))}
      </ul>
    </details>
  );
}

function Undecided({ date, name }: UndecidedHoliday) {
  const words = useMessages(messages);
  const day = formatLongDate(date, useLanguage());
  const [pending, setPending] = useState<'close' | 'keep' | null>(null);
  const holiday = words.names[name];

  const decide = async (choice: 'close' | 'keep') => {
    setPending(choice);
    try {
      if (choice === 'keep') {
        await asOperator(() => call(keepHolidayOpen, { body: { date } }));
        toast({ title: words.kept(holiday) });
      } else {
        const body = { startDate: date, endDate: date, allDay: true, reason: holiday };
        const { covered } = await asOperator(() => call(addBlock, { body }));
        toast({
          title: words.closed(holiday),
          ...(covered.length > 0 && { description: words.visitsStay(covered.length) }),
        });
      }
    } catch (failure) {
      toast({ title: words.failed, description: wordsOf(failure), tone: 'destructive' });
    }
    await refreshAdmin();
    setPending(null);
  };
  return (
    <li className="attention-line decisions-visit">
      <div>
        <p>
          <b>{holiday}</b>
        </p>
        <p>{day}</p>
      </div>
      <div className="decisions-choices">
        <Button
          kind="secondary"
          size="small"
          aria-label={words.closeNamed(holiday)}
          pending={pending === 'close'}
          onClick={() => void decide('close')}
        >
          {words.close}
        </Button>
        <Button
          kind="secondary"
          size="small"
          aria-label={words.keepNamed(holiday)}
          pending={pending === 'keep'}
          onClick={() => void decide('keep')}
        >
          {words.keep}
        </Button>
      </div>
    </li>
  );
}
