import { addBlock, keepHolidayOpen } from '#contract/admin/calendar.ts';
import type { UndecidedHoliday } from '#contract/admin/days/decisions.ts';
import { formatLongDate } from '#domain/format.ts';
import { call } from '#web/client/call.ts';
import { useOperatorAction } from '#web/features/admin/shell/resource/use-operator-action.ts';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { Matter, MatterChoices, Matters } from '../attention/attention.tsx';
import { messages } from './holidays.messages.ts';

/** The holidays on sale that an owner has to decide about: each is closed or kept open with one press. */
export function Holidays({ holidays, open }: { holidays: readonly UndecidedHoliday[]; open: boolean }) {
  const words = useMessages(messages);
  return (
    <Matters title={words.title} count={holidays.length} open={open}>
      <p className="admin-second px-4 pb-2.5">{words.lede}</p>
      <ul>
        {holidays.map((holiday) => (
          <Undecided key={holiday.date} {...holiday} />
        ))}
      </ul>
    </Matters>
  );
}

function Undecided({ date, name }: UndecidedHoliday) {
  const words = useMessages(messages);
  const day = formatLongDate(date, useLanguage());
  const { act, pendingKey } = useOperatorAction();
  const holiday = words.names[name];

  const keep = () =>
    act(() => call(keepHolidayOpen, { body: { date } }), {
      done: words.kept(holiday),
      failed: words.failed,
      key: 'keep',
    });
  const close = () =>
    act(() => call(addBlock, { body: { startDate: date, endDate: date, allDay: true, reason: holiday } }), {
      done: ({ covered }) => ({
        title: words.closed(holiday),
        ...(covered.length > 0 && { description: words.visitsStay(covered.length) }),
      }),
      failed: words.failed,
      key: 'close',
    });
  return (
    <Matter
      about={
        <>
          <p>
            <b>{holiday}</b>
          </p>
          <p>{day}</p>
        </>
      }
    >
      <MatterChoices>
        <Button
          kind="secondary"
          size="small"
          aria-label={words.closeNamed(holiday)}
          pending={pendingKey === 'close'}
          onClick={() => void close()}
        >
          {words.close}
        </Button>
        <Button
          kind="secondary"
          size="small"
          aria-label={words.keepNamed(holiday)}
          pending={pendingKey === 'keep'}
          onClick={() => void keep()}
        >
          {words.keep}
        </Button>
      </MatterChoices>
    </Matter>
  );
}
