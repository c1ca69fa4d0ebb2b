import { useState } from 'react';
import { decideVisits, type VisitToDecide } from '#contract/admin/days/decisions.ts';
import { may } from '#domain/access/permissions.ts';
import { formatLongDate } from '#domain/format.ts';
import { call } from '#web/client/call.ts';
import {
  AttentionPane,
  AttentionUnread,
  Matters,
  MoreMatters,
} from '#web/features/admin/shell/attention/attention.tsx';
import { MoveDialog } from '#web/features/admin/shell/booking-action/move-dialog.tsx';
import { Holidays } from '#web/features/admin/shell/holidays/holidays.tsx';
import { useOperatorAction } from '#web/features/admin/shell/resource/use-operator-action.ts';
import { useDecisions } from '#web/features/admin/shell/section/counts.ts';
import type { SectionProps } from '#web/features/admin/shell/section/section.ts';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { Notice } from '#web/ui/overlay/notice.tsx';
import { type Choice, choiceOfDay, choicesOf, daysOf } from './choices.ts';
import { messages } from './messages.ts';
import { VisitLine } from './visit-line.tsx';

/** This many visits are expanded at once; with more, only the first day is. */
const shownOpen = 8;

/** Visits that need a decision, each until it is made; and the holidays on sale; nothing if there are none. */
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
  if (isError && !data) return <AttentionUnread failed={words.unread} onAgain={() => void refetch()} />;
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
        <AttentionPane id="decisions" title={words.title} count={data.count}>
          {days.map(({ date, visits }, index) => {
            const choice = choiceOfDay(date, data.lastDayOver);
            const all = visits.filter(({ orderNo }) => orderNo !== null);
            return (
              <Matters
                key={date}
                title={formatLongDate(date, language)}
                count={visits.length}
                open={index === 0 || listed <= shownOpen}
              >
                <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 pb-2.5">
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
              </Matters>
            );
          })}
          {rest > 0 && <MoreMatters>{words.more(rest)}</MoreMatters>}
          {holidays.length > 0 && <Holidays holidays={holidays} open={listed === 0} />}
        </AttentionPane>
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
