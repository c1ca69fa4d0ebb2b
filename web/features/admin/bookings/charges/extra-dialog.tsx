import { useState } from 'react';
import type { BookingStory } from '#contract/admin/bookings.ts';
import { chargeExtra } from '#contract/admin/charges.ts';
import { type ChargeWay, chargeWays } from '#domain/booking/charge.ts';
import { formatMoney } from '#domain/format.ts';
import { cents } from '#domain/money.ts';
import { call } from '#web/client/call.ts';
import { ActionDialog } from '#web/features/admin/shell/booking-action/action-dialog.tsx';
import { seenIn } from '#web/features/admin/shell/booking-action/action-state.ts';
import { PasswordAgain } from '#web/features/admin/shell/booking-action/password-again.tsx';
import { useBookingAction } from '#web/features/admin/shell/booking-action/use-booking-action.ts';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { amountTyped } from '#web/ui/form/amount.ts';
import { Field } from '#web/ui/form/field.tsx';
import { toast } from '#web/ui/overlay/toast.tsx';
import { messages } from './charges.messages.ts';
import { askingOf, WayFields } from './way-fields.tsx';

/** An owner charges an extra with its reason. */
export function ExtraDialog({ story, onClose }: { story: BookingStory; onClose: () => void }) {
  const words = useMessages(messages);
  const language = useLanguage();
  const action = useBookingAction(seenIn(story));
  const [id] = useState(() => crypto.randomUUID());
  const [typed, setTyped] = useState('');
  const [reason, setReason] = useState('');
  const [way, setWay] = useState<ChargeWay>('link');
  const [reference, setReference] = useState('');
  const [tried, setTried] = useState(false);
  const base = amountTyped(typed) ?? cents(0);
  const { orderNo, clientId, contactName } = story.booking;
  const save = async () => {
    setTried(true);
    if (base < 1 || reason.trim() === '') return;
    const refusal = await action.run((given) =>
      call(chargeExtra, {
        params: { order: orderNo },
        body: { ...given, ...askingOf(id, way, reference), base, reason: reason.trim() },
      }),
    );
    if (refusal) return;
    toast({ title: words.charged });
    onClose();
  };
  return (
    <ActionDialog
      title={words.extra}
      subtitle={`${clientId}, ${contactName}`}
      action={action}
      save={words.extra}
      keep={words.keep}
      refusalBelow
      onSave={save}
      onClose={() => !action.pending && onClose()}
    >
      <div className="grid gap-4">
        <Field
          label={words.amount}
          inputMode="decimal"
          autoComplete="off"
          wrapperClassName="w-64 max-w-full"
          value={typed}
          error={tried && base < 1 ? words.amountWrong : undefined}
          onChange={({ target }) => setTyped(target.value)}
          onBlur={() => base >= 1 && setTyped(formatMoney(base, language))}
        />
        <Field
          label={words.reason}
          maxLength={200}
          autoComplete="off"
          value={reason}
          hint={words.reasonHint}
          error={tried && reason.trim() === '' ? words.reasonMissing : undefined}
          onChange={({ target }) => setReason(target.value)}
        />
        <WayFields<ChargeWay> {...{ ways: chargeWays, way, reference }} onWay={setWay} onReference={setReference} />
        <PasswordAgain password={action.password}>{words.passwordWhy}</PasswordAgain>
      </div>
    </ActionDialog>
  );
}
