import { syncPendingBookings } from '#contract/admin/integration.ts';
import { call } from '#web/client/call.ts';
import { LoadingRows } from '#web/features/admin/shell/loading-rows.tsx';
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
import { ProvidersPane } from './providers-pane.tsx';
import { Unsynced } from './unsynced.tsx';
import { refreshBookings, type Status, useStatus } from './use-integration.ts';
import './integration.css';

/** The connection to the bookings and accounting service: how it stands, what is missing there, and whether all agree. */
export function Integration() {
  const words = useMessages(messages);
  const { data: status, isError, refetch } = useStatus();
  return (
    <main id="main" tabIndex={-1} className="admin-main">
      <PageTitle className="admin-title">{words.title}</PageTitle>
      <p className="admin-subtitle">{words.subtitle}</p>
      <div className="integration-columns">
        <div className="integration-column">
          {status && <StatusPane status={status} readAgain={refetch} />}
          {!status && !isError && <LoadingRows />}
          {!status && isError && (
            <div className="integration-pane" role="alert">
              <p>{words.statusUnread}</p>
              <Button kind="secondary" size="small" className="mt-4" onClick={() => void refetch()}>
                {words.again}
              </Button>
            </div>
          )}
          <section className="integration-pane" aria-labelledby="integration-notes">
            <h2 id="integration-notes" className="type-h3-card">
              {words.notes}
            </h2>
            <p>{words.notesText}</p>
          </section>
        </div>
        <section className="integration-pane integration-features" aria-labelledby="integration-features">
          <h2 id="integration-features" className="type-h3-card">
            {words.features}
          </h2>
          <ul>
            {words.featureList.map((feature) => (
              <li key={feature}>
                <Tick />
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

function StatusPane({ status, readAgain }: { status: Status; readAgain: () => Promise<unknown> }) {
  const words = useMessages(messages);
  const standing = standingOf(status);
  const { configured, hasCredentials, refusal, bookings } = status;
  return (
    <div className="integration-status">
      <dl>
        <Badge label={words.credentials} good={hasCredentials} value={hasCredentials ? words.yes : words.no} />
        <Badge label={words.api} good={configured} value={configured ? words.active : words.inactive} />
      </dl>
      <div className="integration-case" data-case={standing}>
        <div role="status">
          <h2 className="type-h3-card">{words[`${standing}Title`]}</h2>
          <p>{words[`${standing}Text`]}</p>
          {refusal !== null && <Refusal refusal={refusal} />}
        </div>
        <div className="integration-sync">
          <SyncButton status={status} readAgain={readAgain} />
          <span role="status">{words.waiting(bookings.pending + bookings.failed)}</span>
        </div>
      </div>
    </div>
  );
}

function Badge({ label, value, good }: { label: string; value: string; good: boolean }) {
  return (
    <div className="integration-badge">
      <dt>{label}</dt>
      <dd className="admin-badge" data-kind={good ? 'completed' : 'warm'}>
        {value}
      </dd>
    </div>
  );
}

/** Why the service does not take our credentials, what to do about it, and its own words. */
function Refusal({ refusal }: { refusal: NonNullable<Status['refusal']> }) {
  const words = useMessages(messages);
  const { kind, settings } = refusalOf(refusal.kind);
  return (
    <div className="integration-refusal">
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
      className="integration-button"
      pending={starting || status.syncing}
      pendingLabel={words.syncing}
      unavailable={!status.configured && words.needsActive}
      onClick={() => void start()}
    >
      {words.sync}
    </Button>
  );
}
