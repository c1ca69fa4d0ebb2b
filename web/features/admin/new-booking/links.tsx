import { useState } from 'react';
import {
  listPaymentLinks,
  type PaymentLink,
  resendPaymentLink,
  withdrawPaymentLink,
} from '#contract/admin/operator-bookings.ts';
import { formatMoney } from '#domain/format.ts';
import { cents } from '#domain/money.ts';
import { call } from '#web/client/call.ts';
import { Confirm } from '#web/features/admin/shell/confirm.tsx';
import { useOperatorPages } from '#web/features/admin/shell/resource/operator-query.ts';
import { PagedList } from '#web/features/admin/shell/resource/paged-list.tsx';
import { refreshAdmin } from '#web/features/admin/shell/use-operator.ts';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { Button, LinkButton } from '#web/ui/form/button.tsx';
import { toast } from '#web/ui/overlay/toast.tsx';
import { formatInstant, formatShortVisit } from '#web/ui/when.ts';
import { messages } from './messages.ts';

/** The links that were sent, their outcomes, and a way to withdraw one. */
export function PaymentLinks() {
  const words = useMessages(messages);
  const [withdrawing, setWithdrawing] = useState<PaymentLink | null>(null);
  const [resending, setResending] = useState<PaymentLink | null>(null);
  const { list, items } = useOperatorPages(listPaymentLinks, {
    input: (cursor) => ({ query: { cursor } }),
    rows: ({ links }) => links,
    idOf: ({ id }) => id,
  });
  const withdraw = async (id: string) => {
    await call(withdrawPaymentLink, { params: { id } });
    await refreshAdmin();
    toast({ title: words.withdrawn });
  };
  const resend = async ({ id, channel }: PaymentLink) => {
    await call(resendPaymentLink, { params: { id }, body: { channel } });
    toast({ title: words.resent });
  };
  return (
    <section aria-labelledby="payment-links">
      <h2 id="payment-links" className="admin-part">
        {words.links}
      </h2>
      <PagedList list={list} items={items} empty={words.noLinks} failed={words.linksUnread} more={words.moreLinks}>
        {(links) => (
          <ul>
            {links.map((link) => (
              <Line
                key={link.id}
                link={link}
                onResend={() => setResending(link)}
                onWithdraw={() => setWithdrawing(link)}
              />
            ))}
          </ul>
        )}
      </PagedList>
      {resending && (
        <Confirm
          title={words.resendTitle}
          action={words.resend}
          work={() => resend(resending)}
          onClose={() => setResending(null)}
        >
          {words.resendText[resending.channel](resending.name ?? words.forgotten)}
        </Confirm>
      )}
      {withdrawing && (
        <Confirm
          title={words.withdrawTitle}
          action={words.withdraw}
          work={() => withdraw(withdrawing.id)}
          onClose={() => setWithdrawing(null)}
        >
          {words.withdrawText}
        </Confirm>
      )}
    </section>
  );
}

type LineProps = { link: PaymentLink; onResend: () => void; onWithdraw: () => void };

function Line({ link, onResend, onWithdraw }: LineProps) {
  const words = useMessages(messages);
  const language = useLanguage();
  const { state, name, appointmentDate, appointmentTime, total, expiresAt, orderNo } = link;
  const who = name ?? words.forgotten;
  return (
    <li className="flex flex-wrap items-center gap-x-5 gap-y-2 border-t border-line py-3">
      <span>
        <b>{who}</b>, {formatShortVisit(appointmentDate, appointmentTime, language)},{' '}
        {formatMoney(cents(total), language)}
      </span>
      <span className="admin-second">
        {words.states[state]}
        {state === 'ready' && `, ${words.until(formatInstant(expiresAt, language))}`}
      </span>
      {orderNo && (
        <LinkButton kind="secondary" size="small" href={`/admin?booking=${encodeURIComponent(orderNo)}`}>
          {words.open}
        </LinkButton>
      )}
      {state === 'ready' && (
        <Button kind="secondary" size="small" onClick={onResend}>
          {words.resend}
          <span className="sr-only"> {who}</span>
        </Button>
      )}
      {(state === 'ready' || state === 'closed') && (
        <Button kind="secondary" size="small" onClick={onWithdraw}>
          {words.withdraw}
          <span className="sr-only"> {who}</span>
        </Button>
      )}
    </li>
  );
}
