import { syncBooking, type UnsyncedBooking } from '#contract/admin/integration.ts';
import { call } from '#web/client/call.ts';
import { PagedList } from '#web/features/admin/shell/resource/paged-list.tsx';
import { useOperatorAction } from '#web/features/admin/shell/resource/use-operator-action.ts';
import { Technical } from '#web/features/admin/shell/technical.tsx';
import { Tick } from '#web/pictures/icons.tsx';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Button } from '#web/ui/form/button.tsx';
import { formatInstant, formatShortVisit } from '#web/ui/when.ts';
import { WithCodes } from '#web/ui/with-codes.tsx';
import { paneClass, Section } from './parts.tsx';
import { messages } from './unsynced.messages.ts';
import { refreshBookings, useUnsynced } from './use-integration.ts';

/** Each booking that is not wholly recorded: what is there, what failed and why, and another try. */
export function Unsynced({ configured }: { configured: boolean }) {
  const words = useMessages(messages);
  const { list, items } = useUnsynced();
  return (
    <Section id="integration-unsynced" title={words.title}>
      <PagedList
        list={list}
        items={items}
        empty={words.none}
        failed={words.unread}
        more={words.more}
        className={`${paneClass} grid justify-items-start gap-4`}
      >
        {(shown) => (
          <ul className="divide-y divide-line border border-line bg-white">
            {shown.map((booking) => (
              <Row key={booking.orderNo} booking={booking} configured={configured} />
            ))}
          </ul>
        )}
      </PagedList>
    </Section>
  );
}

const reason = 'border-s-3 ps-3.5 text-[0.9375rem]/5.5 wrap-anywhere';

function Row({ booking, configured }: { booking: UnsyncedBooking; configured: boolean }) {
  const words = useMessages(messages);
  const language = useLanguage();
  const { orderNo, clientId, businessName, syncStatus, failure, tries, nextTryAt } = booking;
  const failed = syncStatus === 'failed';
  const visit = formatShortVisit(booking.appointmentDate, booking.appointmentTime, language);
  return (
    <li className="grid gap-2.5 px-4.5 py-4 md:px-6.5">
      <div className="flex flex-wrap items-center gap-x-3.5 gap-y-2">
        <div className="min-w-0 flex-[1_1_14rem] wrap-anywhere">
          <b className="font-semibold">{businessName || clientId}</b>
          <span className="admin-second">
            <WithCodes text={`${clientId}, ${orderNo}. ${words.visit(visit)}`} />
          </span>
        </div>
        <span className="admin-badge" data-kind={failed ? 'cancelled' : 'warm'}>
          {failed ? words.failed : words.pending}
        </span>
        <Retry orderNo={orderNo} configured={configured} />
      </div>
      <ul className="flex flex-wrap gap-x-5.5 gap-y-1.5 text-[0.875rem]/5">
        {booking.steps.map(({ step, done }) => (
          <li key={step} className={classNames('flex items-center gap-2', !done && 'text-ink-500')}>
            {done ? (
              <Tick className="flex-none text-bronze-600" />
            ) : (
              <i className="size-[11px] rounded-full border border-field" aria-hidden="true" />
            )}
            {words.steps[step]}
            <span className="sr-only">, {done ? words.done : words.missing}</span>
          </li>
        ))}
      </ul>
      {failure !== null && (
        <div className={classNames(reason, failed ? 'border-error' : 'border-warning-line')}>
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
  const { act, pending } = useOperatorAction(refreshBookings);
  const retry = () =>
    act(() => call(syncBooking, { params: { order: orderNo } }), {
      done: () => ({ title: words.retried(orderNo), description: words.retriedText }),
      failed: words.notRetried,
    });
  return (
    <Button
      kind="secondary"
      size="small"
      aria-label={words.retryOf(orderNo)}
      pending={pending}
      pendingLabel={words.retrying}
      unavailable={!configured && words.needsActive}
      onClick={() => void retry()}
    >
      {words.retry}
    </Button>
  );
}
