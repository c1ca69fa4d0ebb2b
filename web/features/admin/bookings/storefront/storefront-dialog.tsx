import { useId, useState } from 'react';
import { flushSync } from 'react-dom';
import type { BookingStory } from '#contract/admin/bookings.ts';
import { correctStorefront } from '#contract/admin/corrections/storefront.ts';
import type { ChargeWay } from '#domain/booking/charge.ts';
import { formatMoney } from '#domain/format.ts';
import { bookableSizes } from '#domain/funnel/size.ts';
import { cents } from '#domain/money.ts';
import { call } from '#web/client/call.ts';
import { ActionDialog } from '#web/features/admin/shell/booking-action/action-dialog.tsx';
import { seenIn } from '#web/features/admin/shell/booking-action/action-state.ts';
import { PasswordAgain } from '#web/features/admin/shell/booking-action/password-again.tsx';
import { useBookingAction } from '#web/features/admin/shell/booking-action/use-booking-action.ts';
import { StorefrontFields } from '#web/features/admin/shell/storefront/storefront-fields.tsx';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { toast } from '#web/ui/overlay/toast.tsx';
import { askingOf } from '../charges/way-fields.tsx';
import { chosenOf, type Edits, ineligibilityOf, settlementOf } from './correction.ts';
import { Difference } from './difference.tsx';
import { PriceLines } from './price-lines.tsx';
import { messages } from './storefront.messages.ts';
import { useStorefrontPrice } from './use-price.ts';

type Props = { story: BookingStory; mayRefund: boolean; onClose: () => void };

/** Another size or layout for a booking, with what it costs, what is refunded, and whether the client is notified. */
export function StorefrontDialog({ story: shown, mayRefund, onClose }: Props) {
  const words = useMessages(messages);
  const language = useLanguage();
  const action = useBookingAction(seenIn(shown));
  const story = action.seen?.story ?? shown;
  const { orderNo, clientId, contactName } = story.booking;
  const [edits, setEdits] = useState<Edits>({});
  const [leaves, setLeaves] = useState(false);
  const [reason, setReason] = useState('');
  const [chargeId] = useState(() => crypto.randomUUID());
  const [way, setWay] = useState<ChargeWay>('link');
  const [reference, setReference] = useState('');
  const [notify, setNotify] = useState(true);
  const [tried, setTried] = useState(false);
  const id = useId();
  const { typed, storefront, isSame } = chosenOf(story.booking, edits);
  // Money left by an earlier correction, or asked for and withdrawn, can still be settled.
  const wasLeft = story.storefronts.some(({ settlement }) => settlement === 'leave' || settlement === 'charge');
  const asked = isSame && !wasLeft ? null : storefront;
  const price = useStorefrontPrice({ order: orderNo, version: story.version, storefront: asked });
  const found = (asked && price.data) ?? null;
  const settlement = found && settlementOf(found, leaves);
  const lacksReason = settlement === 'leave' && reason.trim() === '';
  const back = settlement === 'refund' && found ? formatMoney(cents(-found.difference), language) : null;
  const more = settlement === 'charge' && found ? formatMoney(cents(found.difference), language) : null;

  const obstacle = ineligibilityOf({ storefront, isSame, settlement, failed: price.isError, mayRefund });
  const save = async () => {
    if (!asked || !found || !settlement) return;
    flushSync(() => setTried(true));
    if (lacksReason) return document.getElementById(`${id}r`)?.focus();
    const refusal = await action.run((given) =>
      call(correctStorefront, {
        params: { order: orderNo },
        body: {
          ...{ ...given, ...asked, difference: found.difference, settlement, notify },
          ...(settlement === 'leave' && { reason: reason.trim() }),
          ...(settlement === 'charge' && { charge: askingOf(chargeId, way, reference) }),
        },
      }),
    );
    if (refusal) return;
    toast({ title: words.done, ...(back && { description: words.doneRefund(back) }) });
    onClose();
  };
  return (
    <ActionDialog
      title={words.title}
      subtitle={`${clientId}, ${contactName}`}
      action={action}
      save={back ? words.saveRefund(back) : more ? words.saveCharge(more) : words.save}
      keep={words.back}
      unavailable={obstacle !== null && words[obstacle]}
      refusalBelow
      onSave={save}
      onClose={() => !action.pending && onClose()}
    >
      <div className="grid gap-4">
        <StorefrontFields
          sizes={bookableSizes}
          {...typed}
          onChange={(more) => setEdits((now) => ({ ...now, ...more }))}
        />
        {asked && <PriceLines price={found} failed={price.isError} onRetry={() => void price.refetch()} />}
        {found && found.difference !== 0 && (
          <Difference
            {...{ found, mayRefund, way, reference, leaves, reason, reasonId: `${id}r` }}
            left={cents(story.money.left)}
            problem={tried && lacksReason ? words.reasonMissing : undefined}
            onLeave={setLeaves}
            onReason={setReason}
            onWay={setWay}
            onReference={setReference}
          />
        )}
        {asked && (
          <Checkbox checked={notify} onChange={({ target }) => setNotify(target.checked)}>
            {words.notify}
            <span className="admin-second">{words.notifyHint}</span>
          </Checkbox>
        )}
        <PasswordAgain password={action.password}>{words.passwordWhy}</PasswordAgain>
      </div>
    </ActionDialog>
  );
}
