import { useState } from 'react';
import type { BookingStory } from '#contract/admin/bookings.ts';
import { type BookingCharge, receiveCharge, resendCharge, withdrawCharge } from '#contract/admin/charges.ts';
import { formatMoney } from '#domain/format.ts';
import { cents } from '#domain/money.ts';
import { call } from '#web/client/call.ts';
import { ActionDialog } from '#web/features/admin/shell/booking-action/action-dialog.tsx';
import { seenIn } from '#web/features/admin/shell/booking-action/action-state.ts';
import { PasswordAgain } from '#web/features/admin/shell/booking-action/password-again.tsx';
import type { Given } from '#web/features/admin/shell/booking-action/perform.ts';
import { useBookingAction } from '#web/features/admin/shell/booking-action/use-booking-action.ts';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { toast } from '#web/ui/overlay/toast.tsx';
import { messages } from './charges.messages.ts';
import { WayFields } from './way-fields.tsx';

export const chargeSteps = ['again', 'received', 'withdraw'] as const;
export type ChargeStep = (typeof chargeSteps)[number];

type Props = { story: BookingStory; charge: BookingCharge; step: ChargeStep; onClose: () => void };

const done = { again: 'sent', received: 'charged', withdraw: 'withdrawn' } as const;
const byHand = ['cash', 'transfer'] as const;

/** What is done about an open charge: its link goes out again, it was received, or it is no longer asked for. */
export function DecideDialog({ story, charge, step, onClose }: Props) {
  const words = useMessages(messages);
  const language = useLanguage();
  const action = useBookingAction(seenIn(story));
  const [method, setMethod] = useState<(typeof byHand)[number]>('cash');
  const [reference, setReference] = useState('');
  const params = { order: story.booking.orderNo, id: charge.id };
  const perform = ({ password, version }: Given) => {
    if (step === 'again') return call(resendCharge, { params, body: { version } });
    if (step === 'withdraw') return call(withdrawCharge, { params, body: { version } });
    const number = method === 'transfer' ? reference.trim() : '';
    const body = { version, method, ...(number && { reference: number }), ...(password && { password }) };
    return call(receiveCharge, { params, body });
  };
  const save = async () => {
    if (await action.run(perform)) return;
    toast({ title: words[done[step]] });
    onClose();
  };
  return (
    <ActionDialog
      title={words[step]}
      subtitle={`${story.booking.clientId}, ${formatMoney(cents(charge.total), language)}`}
      action={action}
      kind={step === 'withdraw' ? 'destructive' : 'primary'}
      save={words[step]}
      keep={words.keep}
      onSave={save}
      onClose={() => !action.pending && onClose()}
    >
      {step === 'received' ? (
        <div className="grid gap-4">
          <WayFields
            {...{ ways: byHand, way: method, reference }}
            onWay={(way) => way !== 'link' && setMethod(way)}
            onReference={setReference}
          />
          <PasswordAgain password={action.password}>{words.passwordWhy}</PasswordAgain>
        </div>
      ) : (
        <p>{step === 'again' ? words.againMeans : words.withdrawMeans}</p>
      )}
    </ActionDialog>
  );
}
