import { useState } from 'react';
import { type CalendarDay, type CalendarVisit, type HeldDay, setDayCrews } from '#contract/admin/calendar.ts';
import { formatLongDate } from '#domain/format.ts';
import { ranges } from '#domain/settings/setting-rules.ts';
import { call } from '#web/client/call.ts';
import { messages } from '#web/features/admin/shell/crews/crews.messages.ts';
import { HeldDays } from '#web/features/admin/shell/held/held-days.tsx';
import { useOperatorAction } from '#web/features/admin/shell/resource/use-operator-action.ts';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { Notice } from '#web/ui/overlay/notice.tsx';
import { isCrewsRight } from './season-draft.ts';
import { VisitsInBlock } from './visits-in-block.tsx';

const { most } = ranges.crewsPerDay;

type CrewsDialogProps = {
  day: CalendarDay;
  /** One of its visits is being moved in its place. */
  isAside: boolean;
  onClose: () => void;
  onMove: (visit: CalendarVisit) => void;
};

/** How many crews work on one day. Excess visits are listed before saving, and afterwards while there are any. */
export function CrewsDialog({ day, isAside, onClose, onMove }: CrewsDialogProps) {
  const words = useMessages(messages);
  const date = formatLongDate(day.date, useLanguage());
  const [typed, setTyped] = useState(String(day.crews));
  const [reason, setReason] = useState(day.ownCrews?.reason ?? '');
  const { act, pending, refusal } = useOperatorAction();
  const [stays, setStays] = useState<{ crews: number; held: HeldDay[] } | null>(null);
  const crews = Number(typed);
  const isWrong = !isCrewsRight(typed) || crews === 0;
  const active = day.visits.filter(({ status }) => status === 'active');

  const save = async (own: number | null) => {
    const body = { date: day.date, crews: own, reason, seen: day.ownCrews?.crews ?? null };
    const leaves = (done: { visits: unknown[]; held: unknown[] }) => done.visits.length + done.held.length > 0;
    const made = await act(() => call(setDayCrews, { body }), {
      done: (answer) => (leaves(answer) ? null : { title: words.saved, description: words.works(date, answer.crews) }),
    });
    if (!made.done) return;
    if (leaves(made.answer)) setStays(made.answer);
    else onClose();
  };

  if (stays) {
    const isOver = active.length + stays.held.length > stays.crews;
    return (
      <Dialog
        open={!isAside}
        title={isOver ? words.savedTitle : words.saved}
        subtitle={isOver ? words.staysLede(active.length, stays.crews) : words.works(date, stays.crews)}
        onClose={onClose}
        actions={<Button onClick={onClose}>{words.close}</Button>}
      >
        <VisitsInBlock visits={isOver ? active : []} onMove={onMove} />
        <HeldDays held={stays.held} />
      </Dialog>
    );
  }
  return (
    <Dialog
      open
      title={words.title}
      subtitle={date}
      onClose={onClose}
      actions={
        <>
          <Button
            pending={pending}
            pendingLabel={words.saving}
            unavailable={isWrong && words.wrong(most)}
            onClick={() => void save(crews)}
          >
            {words.save}
          </Button>
          {day.ownCrews && (
            <Button kind="secondary" pending={pending} onClick={() => void save(null)}>
              {words.asUsual(day.usualCrews)}
            </Button>
          )}
          <Button kind="secondary" onClick={onClose}>
            {words.cancel}
          </Button>
        </>
      }
    >
      <p>{words.lede}</p>
      {refusal && (
        <Notice tone="error" title={words.notSaved} className="mt-4">
          <p>{refusal.words}</p>
        </Notice>
      )}
      <div className="cal-form">
        <Field
          label={words.crews}
          hint={words.usual(day.usualCrews)}
          error={isWrong ? words.wrong(most) : undefined}
          inputMode="numeric"
          maxLength={String(most).length}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Field
          label={words.reason}
          hint={words.reasonHint}
          maxLength={200}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </div>
      <div className="cal-covered mt-4 min-h-10" role="status">
        {!isWrong && active.length > crews && (
          <>
            <h3 className="admin-part">{words.moreVisits(active.length, crews)}</h3>
            <p>{words.stay}</p>
            <VisitsInBlock visits={active} />
          </>
        )}
      </div>
    </Dialog>
  );
}
