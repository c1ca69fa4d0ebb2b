import { useState } from 'react';
import { syncBooking, type UnsyncedBooking } from '#contract/admin/integration.ts';
import { call } from '#web/client/call.ts';
import { wordsOf } from '#web/client/failure.ts';
import { PagedList } from '#web/features/admin/shell/paged-list.tsx';
import { Technical } from '#web/features/admin/shell/technical.tsx';
import { asOperator } from '#web/features/admin/shell/use-operator.ts';
import { Tick } from '#web/pictures/icons.tsx';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { toast } from '#web/ui/overlay/toast.tsx';
import { formatInstant, formatShortVisit } from '#web/ui/when.ts';
import { WithCodes } from '#web/ui/with-codes.tsx';
import { messages } from './unsynced.messages.ts';
import { refreshBookings, useUnsynced } from './use-integration.ts';

/** Each booking that is not wholly recorded: what is there, what failed and why, and another try. */
export function Unsynced({ configured }: { configured: boolean }) {
  const words = useMessages(messages);
  const { list, items } = useUnsynced();
  return (
    <section className="integration-section" aria-labelledby="integration-unsynced">
      <h2 id="integration-unsynced" className="type-h3">
        {words.title}
      </h2>
      <PagedList
        list={list}
        items={items}
        empty={words.none}
        failed={words.unread}
        more={words.more}
        className="integration-pane grid justify-items-start gap-4"
      >
        {(shown) => (
          <ul className="integration-list">
            {shown.map((booking) => (
              <Row key={booking.orderNo} booking={booking} configured={configured} />
            ))}
          </ul>
        )}
      </PagedList>
    </section>
  );
}

function Row({ booking, configured }: { booking: UnsyncedBooking; configured: boolean }) {
  const words = useMessages(messages);
  const language = useLanguage();
  const { orderNo, clientId, businessName, syncStatus, failure, tries, nextTryAt } = booking;
  const failed = syncStatus === 'failed';
  const visit = formatShortVisit(booking.appointmentDate, booking.appointmentTime, language);
  return (
    <li className="integration-row">
      <div className="integration-row-head">
        <div>
          <b>{businessName || clientId}</b>
          <span className="admin-second">
            <WithCodes text={`${clientId}, ${orderNo}. ${words.visit(visit)}`} />
          </span>
        </div>
        <span className="admin-badge" data-kind={failed ? 'cancelled' : 'warm'}>
          {failed ? words.failed : words.pending}
        </span>
        <Retry orderNo={orderNo} configured={configured} />
      </div>
      <ul className="integration-steps">
        {booking.steps.map(({ step, done }) => (
          <li key={step} data-done={done}>
            {done ? <Tick /> : <i aria-hidden="true" />}
            {words.steps[step]}
            <span className="sr-only">, {done ? words.done : words.missing}</span>
          </li>
        ))}
      </ul>
      {failure !== null && (
        <div className="integration-why" data-failed={failed}>
          <p>{words.failures[failure.kind]}</p>
          <Technical text={failure.words} />
        </div>
      )}
      {tries > 0 && (
        <p className="admin-second">
          {words.tries(tries)}
          {nextTryAt !== null && `. ${words.next(formatInstant(nextTryAt, language))}`}
        </p>
      )}
    </li>
  );
}

function Retry({ orderNo, configured }: { orderNo: string; configured: boolean }) {
  const words = useMessages(messages);
  const [starting, setStarting] = useState(false);
  const retry = async () => {
    setStarting(true);
    try {
      await asOperator(() => call(syncBooking, { params: { order: orderNo } }));
      toast({ title: words.retried(orderNo), description: words.retriedText });
    } catch (failure) {
      toast({ title: words.notRetried, description: wordsOf(failure) || words.noAnswer, tone: 'destructive' });
    }
    await refreshBookings();
    setStarting(false);
  };
  return (
    <Button
      kind="secondary"
      size="small"
      aria-label={words.retryOf(orderNo)}
      pending={starting}
      pendingLabel={words.retrying}
      unavailable={!configured && words.needsActive}
      onClick={() => void retry()}
    >
      {words.retry}
    </Button>
  );
}
