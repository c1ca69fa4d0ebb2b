import { useState } from 'react';
import type { BookingStory } from '#contract/admin/bookings.ts';
import type { BookingRefund } from '#contract/admin/money.ts';
import { may } from '#domain/access/permissions.ts';
import { cents } from '#domain/money.ts';
import { seenIn } from '#web/features/admin/shell/booking-action/action-state.ts';
import { messages as settling } from '#web/features/admin/shell/booking-action/settle-refund.messages.ts';
import { SettleRefundDialog } from '#web/features/admin/shell/booking-action/settle-refund.tsx';
import { moneyOf } from '#web/features/admin/shell/booking-record.ts';
import { useLastOperator } from '#web/features/admin/shell/use-operator.ts';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { DescriptionList } from '#web/ui/description-list.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { messages } from './money.messages.ts';
import { maySettle } from './refund-form.ts';
import { refundLines } from './refund-lines.ts';

/** What was refunded of a booking's payment, and the refunds that an owner has to settle. */
export function Refunds({ story }: { story: BookingStory }) {
  const words = useMessages(messages);
  const language = useLanguage();
  const operator = useLastOperator();
  const { settle } = useMessages(settling);
  const [open, setOpen] = useState<BookingRefund | null>(null);
  const { booking, money, refunds } = story;
  const mayGiveBack = operator !== null && may(operator, 'refund');
  if (refunds.length === 0) return null;
  return (
    <>
      <h3 className="admin-part">{words.title}</h3>
      <DescriptionList layout="columns" className="admin-pairs" pairs={moneyOf(money, language)} />
      <ul data-refunds>
        {refunds.map((refund) => {
          const { what, stands, settled } = refundLines(refund, language);
          return (
            <li
              key={refund.id}
              className="grid gap-0.5 border-t border-line py-2.5 text-[0.875rem]/5 data-trouble:[&>.admin-second]:text-error!"
              data-trouble={refund.waits || refund.waitsFor !== null || undefined}
            >
              <span>{what}</span>
              <span className="admin-second">{stands}</span>
              {settled && <span className="admin-second">{settled}</span>}
              {maySettle(refund, mayGiveBack) && (
                <Button kind="secondary" size="small" className="mt-2" onClick={() => setOpen(refund)}>
                  {settle}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {open && (
        <SettleRefundDialog
          id={open.id}
          amount={cents(open.amount)}
          byHand={open.byHand}
          name={booking.clientId}
          booking={seenIn(story)}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
}
