import { type ComparedDifference, type Comparison, startCheck } from '#contract/admin/integration.ts';
import { differenceWords } from '#domain/ledger/difference.messages.ts';
import { call } from '#web/client/call.ts';
import { dayOfInstant } from '#web/features/admin/shell/labels.ts';
import { useOperatorAction } from '#web/features/admin/shell/resource/use-operator-action.ts';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Button } from '#web/ui/form/button.tsx';
import { formatInstant } from '#web/ui/when.ts';
import { messages } from './check.messages.ts';
import { saysInWords } from './differences.ts';
import { FindingsTable } from './findings-table.tsx';
import { comparedIn } from './integration-status.ts';
import { paneClass, Section, Verdict } from './parts.tsx';
import { useCheck } from './use-integration.ts';

/** Bookings, gateway and books compared in the background: the button, its progress, and the differences. */
export function Check({ configured }: { configured: boolean }) {
  const words = useMessages(messages);
  const { data: check, isError, refetch } = useCheck();
  const { act, pending } = useOperatorAction(refetch);
  const start = () => act(() => call(startCheck, {}), { failed: words.notStarted });
  return (
    <Section id="integration-check" title={words.title}>
      <div className={paneClass}>
        <p>{words.lede}</p>
        <Button
          kind="secondary"
          size="small"
          className="mt-4"
          pending={pending || Boolean(check?.running)}
          pendingLabel={words.comparing}
          unavailable={!configured && words.needsActive}
          onClick={() => void start()}
        >
          {words.compare}
        </Button>
        {check?.running && <Progress running={check.running} />}
        <div role="status" className="not-empty:mt-4">
          {!check && !isError && <p>{words.reading}</p>}
          {isError && <p>{words.unread}</p>}
          {check && !check.running && check.failure && <p className="text-error">{words.broken}</p>}
          {check && !check.result && !check.running && <p>{words.never}</p>}
          {check?.result && <Outcome result={check.result} />}
        </div>
        {isError && (
          <Button kind="secondary" size="small" className="mt-4" onClick={() => void refetch()}>
            {words.again}
          </Button>
        )}
      </div>
      {check?.result && check.result.listed.length > 0 && <Differences result={check.result} />}
    </Section>
  );
}

const bar = classNames(
  'mb-2 block h-[3px] w-full appearance-none bg-ivory-300 [&::-webkit-progress-bar]:bg-ivory-300',
  '[&::-moz-progress-bar]:bg-bronze-500 [&::-webkit-progress-value]:bg-bronze-500',
);

function Progress({ running }: { running: NonNullable<Comparison['running']> }) {
  const words = useMessages(messages);
  const { phase, done, total } = running;
  const text = phase === 'ledger' ? words.ledger : words.books(done, total);
  return (
    <div className="mt-4">
      <progress
        className={bar}
        max={Math.max(total, 1)}
        value={phase === 'ledger' ? undefined : done}
        aria-label={text}
      />
      <p>{text}</p>
    </div>
  );
}

type Result = NonNullable<Comparison['result']>;

function Outcome({ result }: { result: Result }) {
  const words = useMessages(messages);
  const language = useLanguage();
  const { ledger, books, finishedAt, since } = result;
  const { differences, inFlight } = comparedIn(result);
  return (
    <>
      <Verdict clean={differences === 0}>
        {differences === 0 ? words.clean : words.found(differences)}
        {inFlight > 0 && `, ${words.inFlight(inFlight)}`}
      </Verdict>
      <p>{words.compared(ledger.orders, books.orders)}</p>
      <p className="admin-second">
        {words.finished(formatInstant(finishedAt, language))}
        {since !== null && `. ${words.since(dayOfInstant(since, language))}`}
      </p>
    </>
  );
}

function Differences({ result }: { result: Result }) {
  const words = useMessages(messages);
  const heads = [words.order, words.what, words.one, words.other];
  const rows = result.listed
    .map((difference, index) => ({ key: `${index} ${difference.subject}`, difference }))
    .map(({ key, difference }) => <Row key={key} difference={difference} />);
  return (
    <>
      <FindingsTable title={words.list} heads={heads} rows={rows} />
      {result.left > 0 && <p className="admin-second">{words.left(result.left)}</p>}
    </>
  );
}

function Row({ difference }: { difference: ComparedDifference }) {
  const words = useMessages(messages);
  const { subject, code, between, inFlight } = difference;
  const { whats } = useMessages(differenceWords);
  return (
    <tr>
      <th scope="row">{subject}</th>
      <td>
        {whats[code]}
        {inFlight && (
          <span className="admin-badge" data-kind="warm">
            {words.underWay}
          </span>
        )}
      </td>
      <Statement statement={between[0]} />
      <Statement statement={between[1]} />
    </tr>
  );
}

function Statement({ statement }: { statement: ComparedDifference['between'][number] | undefined }) {
  const language = useLanguage();
  const { sources } = useMessages(differenceWords);
  if (!statement) return <td />;
  return (
    <td>
      <span className="admin-second">{sources[statement.source]}</span>
      {saysInWords(statement.says, language)}
    </td>
  );
}
