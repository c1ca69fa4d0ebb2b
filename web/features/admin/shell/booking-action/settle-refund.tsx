import { useState } from 'react';
import { settleRefund } from '#contract/admin/money.ts';
import { formatMoney } from '#domain/format.ts';
import type { Cents } from '#domain/money.ts';
import { type Settlement, settlements } from '#domain/refunds/settlement.ts';
import { call } from '#web/client/call.ts';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { RadioGroup } from '#web/ui/form/radio-group.tsx';
import { RadioRow } from '#web/ui/form/radio-row.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { toast } from '#web/ui/overlay/toast.tsx';
import type { SeenBooking } from './action-state.ts';
import { messages as general } from './messages.ts';
import { PasswordAgain } from './password-again.tsx';
import { RefusalNotice } from './refusal-notice.tsx';
import { messages } from './settle-refund.messages.ts';
import { useBookingAction } from './use-booking-action.ts';
import './settle-refund.css';

type Props = {
  id: number;
  amount: Cents;
  /** It came in cash or by transfer: that it was given back is all there is to say. */
  byHand: boolean;
  /** Whose refund it is: the client, or the order of a payment that became no booking. */
  name: string;
  booking: SeenBooking | null;
  onClose: () => void;
};

/** An owner says how a refund stands that is unanswered or refused. */
export function SettleRefundDialog({ id, amount, byHand, name, booking, onClose }: Props) {
  const words = useMessages(messages);
  const { working } = useMessages(general);
  const language = useLanguage();
  const action = useBookingAction(booking);
  const [outcome, setOutcome] = useState<Settlement>(byHand ? 'returned-elsewhere' : 'happened');
  const [number, setNumber] = useState('');
  const [reason, setReason] = useState('');
  const [checked, setChecked] = useState(false);
  const { pending, password } = action;

  const happened = outcome === 'happened';
  const numberError = happened && number.trim() === '' ? words.numberMissing : undefined;
  const reasonError = reason.trim() === '' ? words.reasonMissing : undefined;
  const close = () => !pending && onClose();
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
    <Dialog
      open
      title={words.settle}
      subtitle={`${name}, ${formatMoney(amount, language)}`}
      onClose={close}
      className="settle-refund"
      actions={
        <>
          <Button pending={pending} pendingLabel={working} onClick={() => void settle()}>
            {words.settle}
          </Button>
          <Button kind="secondary" onClick={close}>
            {words.keep}
          </Button>
        </>
      }
    >
      <RefusalNotice action={action} />
      <p>{byHand ? words.byHandLede : words.lede}</p>
      {!byHand && (
        <RadioGroup aria-label={words.how}>
          {settlements.map((one) => (
            <RadioRow
              key={one}
              name="outcome"
              value={one}
              face="sans"
              checked={one === outcome}
              onChange={() => setOutcome(one)}
              title={words.outcomes[one]}
            >
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
      <PasswordAgain password={password}>{words.passwordWhy}</PasswordAgain>
    </Dialog>
  );
}
