import { useState } from 'react';
import type { AttentionGroup, AttentionLine } from '#contract/admin/alerts.ts';
import { may } from '#domain/access/permissions.ts';
import { cents } from '#domain/money.ts';
import {
  AttentionPane,
  AttentionUnread,
  Matter,
  Matters,
  MoreMatters,
  wayClass,
} from '#web/features/admin/shell/attention/attention.tsx';
import { messages as settling } from '#web/features/admin/shell/booking-action/settle-refund.messages.ts';
import { SettleRefundDialog } from '#web/features/admin/shell/booking-action/settle-refund.tsx';
import { useAlerts } from '#web/features/admin/shell/section/counts.ts';
import { Technical } from '#web/features/admin/shell/technical.tsx';
import { useLastOperator } from '#web/features/admin/shell/use-operator.ts';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Button } from '#web/ui/form/button.tsx';
import { Link } from '#web/ui/link.tsx';
import { factsOf, matterOf, stopOf, technicalOf, wayTo, wayToService } from './line-text.ts';
import { messages } from './messages.ts';

/** What needs a person; shows nothing if nothing does. */
export function Alerts() {
  const words = useMessages(messages);
  const { data, isError, refetch } = useAlerts();
  const count = data?.count ?? 0;
  // It stays open when its line goes, to show the outcome.
  const [settled, setSettled] = useState<AttentionLine | null>(null);
  return (
    <>
      {/* Announced when it changes; the first result is read with the page. */}
      <p className="sr-only" role="status">
        {data && (count > 0 ? words.count(count) : words.calm)}
      </p>
      {isError && <AttentionUnread failed={words.unread} onAgain={() => void refetch()} />}
      {data && count > 0 && (
        <AttentionPane id="attention" title={words.title} count={count}>
          {data.groups.map((group, index) => (
            <Group key={group.kind} group={group} isFirst={index === 0} now={data.now} onSettle={setSettled} />
          ))}
        </AttentionPane>
      )}
      {settled?.refundId && (
        <SettleRefundDialog
          id={settled.refundId}
          amount={cents(settled.amount ?? 0)}
          byHand={settled.code === 'by-hand'}
          name={settled.name}
          booking={null}
          onClose={() => setSettled(null)}
        />
      )}
    </>
  );
}

type OnSettle = (line: AttentionLine) => void;
type GroupProps = {
  group: AttentionGroup;
  /** The most urgent one is open; the others show their counts. */
  isFirst: boolean;
  now: string;
  onSettle: OnSettle;
};

function Group({ group: { kind, count, lines }, isFirst, now, onSettle }: GroupProps) {
  const words = useMessages(messages);
  const rest = count - lines.length;
  return (
    <Matters title={words.kinds[kind]} count={count} open={isFirst}>
      <ul>
        {lines.map((line) =>
          kind === 'stopped' ? (
            <StoppedLine key={line.key} line={line} now={now} />
          ) : (
            <Line key={line.key} line={line} now={now} onSettle={onSettle} />
          ),
        )}
      </ul>
      {rest > 0 && <MoreMatters>{words.more(rest)}</MoreMatters>}
    </Matters>
  );
}

function Line({ line, now, onSettle }: { line: AttentionLine; now: string; onSettle: OnSettle }) {
  const language = useLanguage();
  const { settle } = useMessages(settling);
  const operator = useLastOperator();
  return (
    <Matter
      about={
        <>
          {line.name && <b>{line.name}</b>}
          <p>{matterOf(line, language)}</p>
          <p className={classNames('admin-second', line.late && 'font-semibold text-error!')}>
            {factsOf(line, now, language)}
          </p>
          <Technical text={technicalOf(line)} />
        </>
      }
    >
      {line.refundId !== null && operator && may(operator, 'refund') && (
        <Button kind="secondary" size="small" onClick={() => onSettle(line)}>
          {settle}
          <span className="sr-only"> {line.name}</span>
        </Button>
      )}
      <Way to={wayTo(line)} about={line.name} />
    </Matter>
  );
}

function StoppedLine({ line, now }: { line: AttentionLine; now: string }) {
  const matter = stopOf(line, now, useLanguage());
  return (
    <Matter
      about={
        <>
          <b>{matter}</b>
          <Technical text={line.detail} />
        </>
      }
    >
      <Way to={wayToService(line.code)} about={matter} />
    </Matter>
  );
}

function Way({ to, about }: { to: string | null; about: string }) {
  const words = useMessages(messages);
  if (to === null) return null;
  return (
    <Link href={to} className={wayClass}>
      {words.open}
      <span className="sr-only"> {about}</span>
    </Link>
  );
}
