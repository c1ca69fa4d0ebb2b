import { useState } from 'react';
import { serviceName } from '#business/services.ts';
import { type ListedQuote, listQuotes, withdrawQuote } from '#contract/admin/quotes.ts';
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

/** The quotes that were sent, what became of each storefront, and a way to withdraw one. */
export function QuoteList() {
  const words = useMessages(messages);
  const [withdrawing, setWithdrawing] = useState<ListedQuote | null>(null);
  const { list, items } = useOperatorPages(listQuotes, {
    input: (cursor) => ({ query: { cursor } }),
    rows: ({ quotes }) => quotes,
    idOf: ({ id }) => id,
  });
  const withdraw = async (id: string) => {
    await call(withdrawQuote, { params: { id } });
    await refreshAdmin();
    toast({ title: words.withdrawn });
  };
  return (
    <section aria-labelledby="quotes-sent">
      <h2 id="quotes-sent" className="admin-part">
        {words.list}
      </h2>
      <PagedList list={list} items={items} empty={words.none} failed={words.unread} more={words.more}>
        {(quotes) => (
          <ul>
            {quotes.map((quote) => (
              <Line key={quote.id} quote={quote} onWithdraw={() => setWithdrawing(quote)} />
            ))}
          </ul>
        )}
      </PagedList>
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

function Line({ quote, onWithdraw }: { quote: ListedQuote; onWithdraw: () => void }) {
  const words = useMessages(messages);
  const language = useLanguage();
  const { state, businessName, total, until, storefronts } = quote;
  const who = businessName || words.forgotten;
  const isOpen = state === 'open' || state === 'accepted';
  return (
    <li className="border-t border-line py-3">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <span className="wrap-anywhere">
          <b>{who}</b>, {formatMoney(cents(total.total), language)}
        </span>
        <span className="admin-second">
          {words.states[state]}
          {isOpen && `, ${words.until(formatInstant(until, language))}`}
        </span>
        {isOpen && (
          <Button kind="secondary" size="small" onClick={onWithdraw}>
            {words.withdraw}
            <span className="sr-only"> {who}</span>
          </Button>
        )}
      </div>
      <ul className="admin-second">
        {storefronts.map(({ place, address, coatingType, visit }) => (
          <li key={place} className="flex flex-wrap items-center gap-x-4 py-1 wrap-anywhere">
            <span>
              {address}, {serviceName(coatingType, language)}: {visitInWords(visit)}
            </span>
            {visit?.orderNo && (
              <LinkButton kind="secondary" size="small" href={`/admin?booking=${encodeURIComponent(visit.orderNo)}`}>
                {words.openBooking}
                <span className="sr-only"> {address}</span>
              </LinkButton>
            )}
          </li>
        ))}
      </ul>
    </li>
  );

  function visitInWords(visit: ListedQuote['storefronts'][number]['visit']): string {
    if (!visit) return words.visits.none;
    const { appointmentDate, appointmentTime } = visit;
    const said = visit.state === 'ready' || visit.state === 'paid' ? visit.state : 'ended';
    return words.visits[said](formatShortVisit(appointmentDate, appointmentTime, language));
  }
}
