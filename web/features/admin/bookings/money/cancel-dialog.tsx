import { useId, useState } from 'react';
import type { BookingStory } from '#contract/admin/bookings.ts';
import { cancelAsOperator } from '#contract/admin/money.ts';
import { may } from '#domain/access/permissions.ts';
import { formatLongDate, formatMoney } from '#domain/format.ts';
import { cents } from '#domain/money.ts';
import { takeBackMinutes } from '#domain/take-back.ts';
import { call } from '#web/client/call.ts';
import { useLastOperator } from '#web/features/admin/shell/use-operator.ts';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { RadioGroup } from '#web/ui/form/radio-group.tsx';
import { RadioRow } from '#web/ui/form/radio-row.tsx';
import { formatInstant } from '#web/ui/when.ts';
import { ConfirmActionDialog } from './confirm-action-dialog.tsx';
import { messages } from './money.messages.ts';

/** Cancels a visit, with or without refunding what remains of its payment. */
export function CancelDialog({ story, onClose }: { story: BookingStory; onClose: () => void }) {
  const words = useMessages(messages);
  const language = useLanguage();
  const heading = useId();
  const operator = useLastOperator();
  const { left } = story.money;
  const { refund, withheld, refreshes } = story.cancelling;
  const mayRefund = operator !== null && may(operator, 'refund');
  const [chosen, setChosen] = useState<'full' | 'everything' | 'none'>(mayRefund ? 'full' : 'none');
  const [notify, setNotify] = useState(true);

  const due = chosen === 'none' ? 0 : chosen === 'full' ? left - withheld : left;
  const money = (amount: number) => formatMoney(cents(amount), language);

  return (
    <ConfirmActionDialog
      story={story}
      title={words.cancelTitle}
      lede={words.cancelLede}
      doLabel={due > 0 ? words.cancelNowFull(money(due)) : words.cancelNow}
      perform={(given) =>
        call(cancelAsOperator, {
          params: { order: story.booking.orderNo },
          body: { ...given, refund: chosen, notify },
        })
      }
      done={words.cancelDone}
      onClose={onClose}
      form={
        <div className="flex flex-col gap-3.5 text-ink-900">
          <h3 id={heading} className="type-small">
            {words.cancelHow}
          </h3>
          {refund && left > 0 && (
            <p>
              {refund.isOver
                ? words.promiseOver(formatInstant(refund.until, language))
                : words.promised(formatInstant(refund.until, language), money(left - withheld))}
            </p>
          )}
          {mayRefund && left > 0 ? (
            <RadioGroup aria-labelledby={heading}>
              <RadioRow
                name="refund"
                value="full"
                face="sans"
                checked={chosen === 'full'}
                onChange={() => setChosen('full')}
                title={words.full(money(left - withheld))}
              >
                {withheld > 0 ? words.lessRefresh(money(withheld)) : words.fullMeans}
              </RadioRow>
              {withheld > 0 && (
                <RadioRow
                  name="refund"
                  value="everything"
                  face="sans"
                  checked={chosen === 'everything'}
                  onChange={() => setChosen('everything')}
                  title={words.full(money(left))}
                >
                  {words.everythingMeans}
                </RadioRow>
              )}
              <RadioRow
                name="refund"
                value="none"
                face="sans"
                checked={chosen === 'none'}
                onChange={() => setChosen('none')}
                title={words.none}
              >
                {words.noneMeans}
              </RadioRow>
            </RadioGroup>
          ) : (
            <p>{left > 0 ? `${words.none}. ${words.ownersRefund}` : words.nothingLeft}</p>
          )}
          {refreshes.map(({ orderNo, appointmentDate, refund }) => (
            <p key={orderNo}>{words.refreshGoes(formatLongDate(appointmentDate, language), money(refund))}</p>
          ))}
          <Checkbox checked={notify} onChange={(event) => setNotify(event.target.checked)}>
            {words.notify}
          </Checkbox>
        </div>
      }
      look={
        <>
          <p className="type-h3">{due > 0 ? words.cancelLookFull(money(due)) : words.cancelLookNone}</p>
          <p>{notify ? words.cancelTold : words.untold}</p>
          <p>{words.cancelWaits(takeBackMinutes)}</p>
        </>
      }
    />
  );
}
