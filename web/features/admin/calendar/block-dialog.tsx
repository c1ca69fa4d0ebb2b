import { useState } from 'react';
import { addBlock, type CalendarVisit } from '#contract/admin/calendar.ts';
import { blockedTimes } from '#domain/calendar/availability.ts';
import { type AppointmentTime, isTime } from '#domain/calendar/schedule.ts';
import { formatTime } from '#domain/format.ts';
import { call } from '#web/client/call.ts';
import { useCalendar } from '#web/client/use-calendar.ts';
import { DayField } from '#web/features/admin/shell/day-field.tsx';
import { messages as dayMoveWords } from '#web/features/admin/shell/day-moves/messages.ts';
import { HeldDays } from '#web/features/admin/shell/held/held-days.tsx';
import { useOperatorAction } from '#web/features/admin/shell/resource/use-operator-action.ts';
import { timesOfDay } from '#web/state/calendar/days.ts';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { Notice } from '#web/ui/overlay/notice.tsx';
import { type BlockForm, faultsOf, stretchOf, wholeHours } from './block-form.ts';
import { timesInWords } from './day-labels.ts';
import { messages } from './dialogs.messages.ts';
import type { Selection } from './range.ts';
import { useCovered } from './use-calendar.ts';
import { Covered, VisitsInBlock } from './visits-in-block.tsx';

type BlockDialogProps = {
  days: Selection;
  /** Another dialog is open in its place; it waits until that one closes. */
  isAside: boolean;
  onClose: () => void;
  onMove: (visit: CalendarVisit) => void;
  onMoveAll: (visits: readonly CalendarVisit[]) => void;
};

/** Closes days or hours. What is booked there is shown before, and after until none of it is left. */
export function BlockDialog({ days, isAside, onClose, onMove, onMoveAll }: BlockDialogProps) {
  const words = useMessages(messages);
  const [form, setForm] = useState<BlockForm>({
    startDate: days.from,
    endDate: days.to,
    hours: false,
    startTime: '8:00 AM',
    endTime: '12:00 PM',
    reason: '',
  });
  const { act, pending, refusal } = useOperatorAction();
  const [blocked, setBlocked] = useState(false);
  const faults = faultsOf(form);
  const isWrong = Object.keys(faults).length > 0;
  const change = (more: Partial<BlockForm>) => setForm({ ...form, ...more });

  const block = async () => {
    const body = { ...stretchOf(form), allDay: !form.hours, reason: form.reason };
    const leaves = (done: { covered: unknown[]; held: unknown[] }) => done.covered.length + done.held.length > 0;
    const made = await act(() => call(addBlock, { body }), {
      done: (answer) => (leaves(answer) ? null : { title: words.blocked }),
    });
    if (!made.done) return;
    if (leaves(made.answer)) setBlocked(true);
    else onClose();
  };

  if (blocked) {
    return <Staying stretch={stretchOf(form)} {...{ isAside, onClose, onMove, onMoveAll }} />;
  }
  const wordsFor = (fault: keyof typeof faults) => faults[fault] && words[faults[fault]];
  return (
    <Dialog
      open
      title={words.blockTitle}
      onClose={onClose}
      actions={
        <>
          <Button
            pending={pending}
            pendingLabel={words.blocking}
            unavailable={isWrong && Object.values(faults).map((fault) => words[fault])[0]}
            onClick={() => void block()}
          >
            {words.block}
          </Button>
          <Button kind="secondary" onClick={onClose}>
            {words.cancel}
          </Button>
        </>
      }
    >
      <p>{words.blockLede}</p>
      {refusal && (
        <Notice tone="error" title={words.notBlocked} className="mt-4">
          <p>{refusal.words}</p>
        </Notice>
      )}
      <div className="cal-form">
        <DayField
          label={words.from}
          required
          value={form.startDate}
          error={wordsFor('startDate')}
          onChange={(startDate) => change({ startDate, ...(startDate > form.endDate && { endDate: startDate }) })}
        />
        <DayField
          label={words.to}
          required
          value={form.endDate}
          error={wordsFor('endDate')}
          onChange={(endDate) => change({ endDate })}
        />
        <Checkbox
          className="cal-form-line"
          checked={form.hours}
          onChange={({ target }) => change({ hours: target.checked })}
        >
          {words.hours}
        </Checkbox>
        {form.hours && <Hours form={form} onChange={change} error={wordsFor('endTime')} />}
        <Field
          wrapperClassName="cal-form-line"
          label={words.reason}
          hint={words.reasonHint}
          maxLength={200}
          value={form.reason}
          onChange={({ target }) => change({ reason: target.value })}
        />
      </div>
      <Covered stretch={isWrong ? null : stretchOf(form)} />
    </Dialog>
  );
}

type StayingProps = Omit<BlockDialogProps, 'days'> & { stretch: ReturnType<typeof stretchOf> };

/** What is still booked on the days that were closed, until the last of it is moved. */
function Staying({ stretch, isAside, onClose, onMove, onMoveAll }: StayingProps) {
  const words = useMessages(messages);
  const { open } = useMessages(dayMoveWords);
  const { data } = useCovered(stretch);
  const { visits = [], held = [] } = data ?? {};
  const some = visits.length > 0;
  return (
    <Dialog
      open={!isAside}
      title={!data || some ? words.blockedTitle : held.length > 0 ? words.blockedHeldTitle : words.blocked}
      subtitle={some ? words.coveredLater : undefined}
      onClose={onClose}
      actions={
        <>
          {some && <Button onClick={() => onMoveAll(visits)}>{open}</Button>}
          <Button kind={some ? 'secondary' : 'primary'} onClick={onClose}>
            {words.close}
          </Button>
        </>
      }
    >
      {data && !some && <p>{words.coveredNone}</p>}
      <VisitsInBlock visits={visits} onMove={onMove} />
      <HeldDays held={held} />
    </Dialog>
  );
}

type HoursProps = { form: BlockForm; onChange: (more: Partial<BlockForm>) => void; error: string | undefined };

/** From which hour until which, and what that closes. */
function Hours({ form, onChange, error }: HoursProps) {
  const words = useMessages(messages);
  const language = useLanguage();
  const block = { ...form, allDay: false, endDate: form.startDate };
  const { data } = useCalendar();
  const closed = blockedTimes(form.startDate, timesOfDay(form.startDate, data), [block]);
  return (
    <>
      <TimeSelect label={words.fromTime} value={form.startTime} onChange={(startTime) => onChange({ startTime })} />
      <TimeSelect label={words.toTime} value={form.endTime} onChange={(endTime) => onChange({ endTime })} />
      <div className="field cal-form-line" data-state={error ? 'error' : undefined}>
        <p className="field-note" role="status">
          {error ?? (closed.length > 0 ? words.closes(timesInWords(closed, language)) : words.closesNone)}
        </p>
      </div>
    </>
  );
}

type TimeSelectProps = { label: string; value: AppointmentTime; onChange: (time: AppointmentTime) => void };

function TimeSelect({ label, value, onChange }: TimeSelectProps) {
  const language = useLanguage();
  return (
    <label className="field">
      <span className="field-label">{label}</span>
      <select
        className="field-input"
        value={value}
        onChange={({ target }) => isTime(target.value) && onChange(target.value)}
      >
        {wholeHours.map((hour) => (
          <option key={hour} value={hour}>
            {formatTime(hour, language)}
          </option>
        ))}
      </select>
    </label>
  );
}
