import { useState } from 'react';
import { decideVisits, type VisitToDecide } from '#contract/admin/days/decisions.ts';
import { may } from '#domain/access/may.ts';
import { formatLongDate } from '#domain/format.ts';
import { call } from '#web/client/call.ts';
import { MoveDialog } from '#web/features/admin/shell/booking-action/move-dialog.tsx';
import { Holidays } from '#web/features/admin/shell/holidays/holidays.tsx';
import { useOperatorAction } from '#web/features/admin/shell/resource/use-operator-action.ts';
import type { SectionProps } from '#web/features/admin/shell/section/section.ts';
import { useDecisions } from '#web/features/admin/shell/section/use-decisions.ts';
import { Diamond } from '#web/pictures/icons.tsx';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { Notice } from '#web/ui/overlay/notice.tsx';
import { type Choice, choiceOfDay, choicesOf, daysOf } from './choices.ts';
import { messages } from './messages.ts';
import { VisitLine } from './visit-line.tsx';
import './decisions.css';

/** So many visits stand open at once; of more, the first day alone does. */
const shownOpen = 8;

/** The visits that somebody has to decide about, each until it is decided; and the holidays on which visits are sold; nothing is shown where there is none. */
export function Decisions({ operator }: Pick<SectionProps, 'operator'>) {
  const words = useMessages(messages);
  const language = useLanguage();
  const { data, isError, refetch } = useDecisions();
  const [moving, setMoving] = useState<VisitToDecide | null>(null);
  const { act, pendingKey: pending, refusal } = useOperatorAction();
  const decide = (key: string, choice: Choice, visits: readonly VisitToDecide[]) => {
    const asked = visits.map(({ subject, version }) => ({ subject, version }));
    return act(() => call(decideVisits, { body: { choice, visits: asked } }), {
      done: ({ decided }) => ({
        title: words.decided[choice],
        description:
          choice === 'keep' ? words.decidedText(decided) : `${words.decidedText(decided)}. ${words.takeBack}`,
      }),
      key,
    });
  };
  if (isError && !data)
    return (
      <div className="attention attention-unread">
        <p>{words.unread}</p>
        <Button kind="secondary" size="small" onClick={() => void refetch()}>
          {words.again}
        </Button>
      </div>
    );
  const days = daysOf(data?.visits ?? []);
  const listed = data?.visits.length ?? 0;
  const rest = (data?.count ?? 0) - listed;
  const holidays = may(operator, 'settings') ? (data?.holidays ?? []) : [];
  return (
    <>
      {refusal !== null && (
        <Notice tone="warning" title={words.refused}>
          <p role="alert">{refusal.words}</p>
        </Notice>
      )}
      {data && listed + holidays.length > 0 && (
        <section className="attention" aria-labelledby="decisions">
          <h2 id="decisions" className="attention-title">
            <Diamond />
            {words.title}
            {data.count > 0 && <span className="admin-count">{data.count}</span>}
          </h2>
          {days.map(({ date, visits }, index) => {
            const choice = choiceOfDay(date, data.lastDayOver);
            const all = visits.filter(({ orderNo }) => orderNo !== null);
            return (
              <details key={date} className="attention-group" open={index === 0 || listed <= shownOpen}>
                <summary>
                  <span>{formatLongDate(date, language)}</span>
                  <span className="admin-count">{visits.length}</span>
                </summary>
                <div className="decisions-day">
                  <p className="admin-second">{choice === 'done' ? words.asked : words.textsWait}</p>
                  {all.length > 1 && (
                    <Button
                      kind="secondary"
                      size="small"
                      pending={pending === date}
                      pendingLabel={words.deciding}
                      onClick={() => void decide(date, choice, all)}
                    >
                      {words.all[choice]}
                    </Button>
                  )}
                </div>
                <ul>
                  {visits.map((visit) => (
                    <VisitLine
                      key={visit.subject}
                      visit={visit}
                      choices={choicesOf(visit, data.today)}
                      pending={pending === visit.subject}
                      onMove={() => setMoving(visit)}
                      onDecide={(one) => void decide(visit.subject, one, [visit])}
                    />
                  ))}
                </ul>
              </details>
            );
          })}
          {rest > 0 && <p className="attention-rest">{words.more(rest)}</p>}
          {holidays.length > 0 && <Holidays holidays={holidays} open={listed === 0} />}
        </section>
      )}
      {moving?.orderNo && (
        <MoveDialog
          booking={{ ...moving, order: moving.orderNo, status: 'active' }}
          mayAnyDay={may(operator, 'booking.any-day')}
          onClose={() => setMoving(null)}
        />
      )}
    </>
  );
}
