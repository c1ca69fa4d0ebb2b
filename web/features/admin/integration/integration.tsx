import { syncPendingBookings } from '#contract/admin/integration.ts';
import { call } from '#web/client/call.ts';
import { Loaded } from '#web/features/admin/shell/resource/loaded.tsx';
import { useOperatorAction } from '#web/features/admin/shell/resource/use-operator-action.ts';
import { Technical } from '#web/features/admin/shell/technical.tsx';
import { Tick } from '#web/pictures/icons.tsx';
import { useMessages } from '#web/state/language.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { PageTitle } from '#web/ui/layout/page-title.tsx';
import { Check } from './check.tsx';
import { Doctor } from './doctor.tsx';
import { messages } from './integration.messages.ts';
import { refusalOf, standingOf } from './integration-status.ts';
import { Badge, paneClass } from './parts.tsx';
import { ProvidersPane } from './providers-pane.tsx';
import { Unsynced } from './unsynced.tsx';
import { refreshBookings, type Status, useStatus } from './use-integration.ts';

/** The connection to the bookings and accounting service: its state, what is missing there, and whether all agree. */
export function Integration() {
  const words = useMessages(messages);
  const query = useStatus();
  const { data: status, refetch } = query;
  return (
    <main id="main" tabIndex={-1} className="admin-main">
      <PageTitle className="admin-title">{words.title}</PageTitle>
      <p className="admin-subtitle">{words.subtitle}</p>
      <div className="grid items-start gap-x-7 gap-y-5 md:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)]">
        <div className="grid min-w-0 gap-5">
          <Loaded query={query} failed={words.statusUnread}>
            {(read) => <StatusPane status={read} readAgain={refetch} />}
          </Loaded>
          <section className={paneClass} aria-labelledby="integration-notes">
            <h2 id="integration-notes" className="type-h3-card">
              {words.notes}
            </h2>
            <p className="mt-1.5 text-ink-700">{words.notesText}</p>
          </section>
        </div>
        <section className={paneClass} aria-labelledby="integration-features">
          <h2 id="integration-features" className="type-h3-card">
            {words.features}
          </h2>
          <ul className="mt-2.5">
            {words.featureList.map((feature) => (
              <li key={feature} className="flex min-h-11.25 items-center gap-3.5 border-t border-line py-1.5">
                <Tick className="flex-none text-bronze-600" />
                {feature}
              </li>
            ))}
          </ul>
        </section>
      </div>
      {status && <ProvidersPane providers={status.providers} />}
      <Unsynced configured={status?.configured ?? false} />
      <Check configured={status?.configured ?? false} />
      <Doctor />
    </main>
  );
}

const grounds = { absent: 'bg-glass-50', active: 'bg-ok-tint', idle: 'bg-warning-tint', troubled: 'bg-warning-tint' };

function StatusPane({ status, readAgain }: { status: Status; readAgain: () => Promise<unknown> }) {
  const words = useMessages(messages);
  const standing = standingOf(status);
  const { configured, hasCredentials, refusal, bookings } = status;
  return (
    <div className="border border-line bg-white">
      <dl className="*:min-h-18.75 *:gap-4 *:px-4.5 md:*:px-6.5 [&_dd]:px-3! [&_dd]:py-1.25! [&_dd]:font-medium">
        <Badge label={words.credentials} good={hasCredentials} value={hasCredentials ? words.yes : words.no} />
        <Badge label={words.api} good={configured} value={configured ? words.active : words.inactive} />
      </dl>
      <div className={`px-4.5 py-6 md:px-6.5 ${grounds[standing]}`} data-case={standing}>
        <div role="status">
          <h2 className="type-h3-card">{words[`${standing}Title`]}</h2>
          <p className="mt-1 text-ink-700">{words[`${standing}Text`]}</p>
          {refusal !== null && <Refusal refusal={refusal} />}
        </div>
        <div className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-3">
          <SyncButton status={status} readAgain={readAgain} />
          <span role="status">{words.waiting(bookings.pending + bookings.failed)}</span>
        </div>
      </div>
    </div>
  );
}

/** Why the service rejects our credentials, what to do about it, and its own words. */
function Refusal({ refusal }: { refusal: NonNullable<Status['refusal']> }) {
  const words = useMessages(messages);
  const { kind, settings } = refusalOf(refusal.kind);
  return (
    <div className="mt-3 border-s-3 border-error ps-3.5 wrap-anywhere">
      <p>{words.refusals[kind]}</p>
      <p>{words.settings(settings)}</p>
      <Technical text={refusal.words} />
    </div>
  );
}

function SyncButton({ status, readAgain }: { status: Status; readAgain: () => Promise<unknown> }) {
  const words = useMessages(messages);
  const { act, pending: starting } = useOperatorAction(() => Promise.all([readAgain(), refreshBookings()]));
  const start = () =>
    act(() => call(syncPendingBookings, {}), {
      done: () => ({ title: words.started, description: words.startedText }),
      failed: words.notStarted,
    });
  return (
    <Button
      className="min-h-12"
      pending={starting || status.syncing}
      pendingLabel={words.syncing}
      unavailable={!status.configured && words.needsActive}
      onClick={() => void start()}
    >
      {words.sync}
    </Button>
  );
}
