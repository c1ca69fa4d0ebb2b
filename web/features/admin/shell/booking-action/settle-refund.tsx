import { useState } from 'react';
import { settleRefund } from '#contract/admin/money.ts';
import { formatMoney } from '#domain/format.ts';
import type { Cents } from '#domain/money.ts';
import { type Settlement, settlements } from '#domain/refunds/settlement.ts';
import { call } from '#web/client/call.ts';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { RadioGroup } from '#web/ui/form/radio-group.tsx';
import { RadioRow, radioSet } from '#web/ui/form/radio-row.tsx';
import { toast } from '#web/ui/overlay/toast.tsx';
import { ActionDialog } from './action-dialog.tsx';
import type { SeenBooking } from './action-state.ts';
import { dialogColumnClass } from './dialog-column.ts';
import { PasswordAgain } from './password-again.tsx';
import { messages } from './settle-refund.messages.ts';
import { useBookingAction } from './use-booking-action.ts';

type Props = {
  id: number;
  amount: Cents;
  /** It came in cash or by transfer: one can only record that it was given back. */
  byHand: boolean;
  /** Whose refund it is: the client, or the order of a payment that never became a booking. */
  name: string;
  booking: SeenBooking | null;
  onClose: () => void;
};

/** An owner records the outcome of an unanswered or refused refund. */
export function SettleRefundDialog({ id, amount, byHand, name, booking, onClose }: Props) {
  const words = useMessages(messages);
  const language = useLanguage();
  const action = useBookingAction(booking);
  const [outcome, setOutcome] = useState<Settlement>(byHand ? 'returned-elsewhere' : 'happened');
  const radio = radioSet('outcome', outcome, setOutcome);
  const [number, setNumber] = useState('');
  const [reason, setReason] = useState('');
  const [checked, setChecked] = useState(false);

  const happened = outcome === 'happened';
  const numberError = happened && number.trim() === '' ? words.numberMissing : undefined;
  const reasonError = reason.trim() === '' ? words.reasonMissing : undefined;
  const settle = async () => {
    setChecked(true);
    if (numberError || reasonError) return;
    const body = { outcome, reason: reason.trim(), ...(happened && { transactionNo: number.trim() }) };
    const refusal = await action.run(({ password }) =>
      call(settleRefund, { params: { id }, body: { ...body, ...(password && { password }) } }),
    );
    if (refusal) return;
    toast({ title: words.done[outcome] });
    onClose();
  };
  return (
    <ActionDialog
      title={words.settle}
      subtitle={`${name}, ${formatMoney(amount, language)}`}
      className={dialogColumnClass}
      action={action}
      save={words.settle}
      keep={words.keep}
      onSave={settle}
      onClose={() => !action.pending && onClose()}
    >
      <p>{byHand ? words.byHandLede : words.lede}</p>
      {!byHand && (
        <RadioGroup aria-label={words.how}>
          {settlements.map((one) => (
            <RadioRow key={one} {...radio(one)} face="sans" title={words.outcomes[one]}>
              {words.means[one]}
            </RadioRow>
          ))}
        </RadioGroup>
      )}
      {happened && (
        <Field
          label={words.number}
          maxLength={50}
          autoComplete="off"
          spellCheck={false}
          value={number}
          hint={words.numberHint}
          error={checked ? numberError : undefined}
          onChange={(event) => setNumber(event.target.value)}
        />
      )}
      <Field
        label={words.reason}
        maxLength={200}
        autoComplete="off"
        value={reason}
        hint={words.reasonHint}
        error={checked ? reasonError : undefined}
        onChange={(event) => setReason(event.target.value)}
      />
      <PasswordAgain password={action.password}>{words.passwordWhy}</PasswordAgain>
    </ActionDialog>
  );
}
