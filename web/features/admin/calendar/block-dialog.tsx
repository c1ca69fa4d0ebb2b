import { useState } from 'react';
import { addBlock, type CalendarVisit, type HeldDay } from '#contract/admin/calendar.ts';
import { blockedTimes } from '#domain/calendar/schedule.ts';
import { formatTime } from '#domain/format.ts';
import { call } from '#web/client/call.ts';
import { wordsOf } from '#web/client/failure.ts';
import { useCalendar } from '#web/client/use-calendar.ts';
import { DayField } from '#web/features/admin/shell/day-field.tsx';
import { HeldDays } from '#web/features/admin/shell/held/held-days.tsx';
import { asOperator, refreshAdmin } from '#web/features/admin/shell/use-operator.ts';
import { timesOfDay } from '#web/state/calendar/days.ts';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { Notice } from '#web/ui/overlay/notice.tsx';
import { toast } from '#web/ui/overlay/toast.tsx';
import { type BlockForm, faultsOf, stretchOf, wholeHours } from './block-form.ts';
import { timesInWords } from './day-labels.ts';
import { messages } from './dialogs.messages.ts';
import type { Selection } from './range.ts';
import { Covered, VisitsInBlock } from './visits-in-block.tsx';

type BlockDialogProps = { days: Selection; onClose: () => void; onMove: (visit: CalendarVisit) => void };

/** Closes days or hours. What is booked there is shown before and after, and stays. */
export function BlockDialog({ days, onClose, onMove }: BlockDialogProps) {
  const words = useMessages(messages);
  const [form, setForm] = useState<BlockForm>({
    startDate: days.from,
    endDate: days.to,
    hours: false,
    startTime: '8:00 AM',
    endTime: '12:00 PM',
    reason: '',
  });
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [stays, setStays] = useState<{ visits: CalendarVisit[]; held: HeldDay[] } | null>(null);
  const faults = faultsOf(form);
  const isWrong = Object.keys(faults).length > 0;
  const change = (more: Partial<BlockForm>) => setForm({ ...form, ...more });

  const block = async () => {
    setPending(true);
    setFailure(null);
    try {
      const body = { ...stretchOf(form), allDay: !form.hours, reason: form.reason };
      const { covered: visits, held } = await asOperator(() => call(addBlock, { body }));
      if (visits.length + held.length > 0) setStays({ visits, held });
      else {
        toast({ title: words.blocked });
        onClose();
      }
      void refreshAdmin();
    } catch (refusal) {
      setFailure(wordsOf(refusal) || words.unsure);
    } finally {
      setPending(false);
    }
  };

  if (stays) {
    return (
      <Dialog
        open
        title={stays.visits.length > 0 ? words.blockedTitle : words.blockedHeldTitle}
        subtitle={stays.visits.length > 0 ? words.coveredLater : undefined}
        onClose={onClose}
        actions={<Button onClick={onClose}>{words.close}</Button>}
      >
        <VisitsInBlock visits={stays.visits} onMove={onMove} />
        <HeldDays held={stays.held} />
      </Dialog>
    );
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
      {failure && (
        <Notice tone="error" title={words.notBlocked} className="mt-4">
          <p>{failure}</p>
        </Notice>
      )}
      <div className="cal-form">
        <DayField
          label={words.from}
          required
          value={form.startDate}
          error={wordsFor('startDate')}
          onChange={(startDate) => change({ startDate })}
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

type TimeSelectProps = { label: string; value: string; onChange: (time: string) => void };

function TimeSelect({ label, value, onChange }: TimeSelectProps) {
  const language = useLanguage();
  return (
    <label className="field">
      <span className="field-label">{label}</span>
      <select className="field-input" value={value} onChange={({ target }) => onChange(target.value)}>
        {wholeHours.map((hour) => (
          <option key={hour} value={hour}>
            {formatTime(hour, language)}
          </option>
        ))}
      </select>
    </label>
  );
}
