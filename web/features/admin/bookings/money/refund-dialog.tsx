import { useState } from 'react';
import type { BookingStory } from '#contract/admin/bookings.ts';
import { refundPartially } from '#contract/admin/money.ts';
import { formatMoney } from '#domain/format.ts';
import { cents } from '#domain/money.ts';
import { call } from '#web/client/call.ts';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { ConfirmActionDialog } from './confirm-action-dialog.tsx';
import { messages } from './money.messages.ts';
import { partTyped } from './refund-form.ts';

const longestReason = 200;

/** Refunds part of a payment: the visit stays, or was cancelled before and is refunded after all. */
export function RefundDialog({ story, onClose }: { story: BookingStory; onClose: () => void }) {
  const words = useMessages(messages);
  const language = useLanguage();
  const [typed, setTyped] = useState('');
  const [reason, setReason] = useState('');
  const [notify, setNotify] = useState(true);
  const [checked, setChecked] = useState(false);

  const { amount, remains, problems } = partTyped(story, { amount: typed, reason });
  const left = formatMoney(cents(story.money.left), language);
  const amountError = problems.amount && (problems.amount === 'tooMuch' ? words.tooMuch(left) : words.amountWrong);
  const reasonError = problems.reason && words.reasonMissing;
  const isCancelled = story.booking.status === 'cancelled';
  const shown = formatMoney(amount ?? cents(0), language);
  const next = () => {
    setChecked(true);
    return !amountError && !reasonError;
  };

  return (
    <ConfirmActionDialog
      story={story}
      title={isCancelled ? words.refundAfterAll : words.refundTitle}
      lede={isCancelled ? words.afterAllLede : words.refundLede}
      onNext={next}
      doLabel={words.refundNow(shown)}
      perform={(given) =>
        call(refundPartially, {
          params: { order: story.booking.orderNo },
          body: { ...given, amount: amount ?? 0, reason: reason.trim(), notify },
        })
      }
      done={words.refundDone(shown)}
      onClose={onClose}
      form={
        <div className="flex flex-col gap-3.5 text-ink-900">
          <Field
            label={words.amount}
            inputMode="decimal"
            autoComplete="off"
            wrapperClassName="w-64 max-w-full"
            value={typed}
            error={checked ? amountError : undefined}
            onChange={(event) => setTyped(event.target.value)}
            onBlur={() => amount !== null && setTyped(formatMoney(amount, language))}
          />
          <Field
            label={words.reason}
            maxLength={longestReason}
            autoComplete="off"
            value={reason}
            hint={words.reasonHint}
            error={checked ? reasonError : undefined}
            onChange={(event) => setReason(event.target.value)}
          />
          <Checkbox checked={notify} onChange={(event) => setNotify(event.target.checked)}>
            {words.notify}
          </Checkbox>
        </div>
      }
      look={
        <>
          <p className="type-h3">{words.refundLook(shown)}</p>
          <p>{words.remains(formatMoney(remains, language))}</p>
          <p>{notify ? words.told : words.untold}</p>
          <p>{words.reasonIs(reason.trim())}</p>
        </>
      }
    />
  );
}
