import { type FormEvent, useState } from 'react';
import { type CalendarSettings, changeCalendarSettings } from '#contract/admin-calendar.ts';
import { formatLongDate } from '#domain/format.ts';
import { call } from '#web/client/call.ts';
import { wordsOf } from '#web/client/failure.ts';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { toast } from '#web/ui/toast.tsx';
import { asOperator } from '../use-operator.ts';
import { Pane, Unread, Waiting } from './pane.tsx';
import { messages } from './panes.messages.ts';
import { useCalendarSettings, useRefresh } from './use-house-calendar.ts';

/** When the season ends and how many crews work; owners change both. */
export function SettingsPane({ isOwner }: { isOwner: boolean }) {
  const words = useMessages(messages);
  const language = useLanguage();
  const { data, isError, refetch } = useCalendarSettings();
  return (
    <Pane id="season" title={words.settings}>
      {!data && !isError && <Waiting />}
      {isError && <Unread onAgain={() => void refetch()} />}
      {data && (
        <>
          <p>{words.seasonEnds(formatLongDate(data.seasonEnds, language))}</p>
          {data.overfull.length > 0 && <Overfull days={data.overfull} />}
          {isOwner ? <SettingsForm settings={data} /> : <p>{words.ownerOnly}</p>}
        </>
      )}
    </Pane>
  );
}

function Overfull({ days }: { days: CalendarSettings['overfull'] }) {
  const words = useMessages(messages);
  const language = useLanguage();
  return (
    <div className="cal-overfull">
      <h3 className="notice-title">{words.overfull}</h3>
      <p>{words.overfullLede}</p>
      <ul>
        {days.map(({ date, visits }) => (
          <li key={date}>{words.overfullDay(formatLongDate(date, language), visits)}</li>
        ))}
      </ul>
    </div>
  );
}

function SettingsForm({ settings }: { settings: CalendarSettings }) {
  const words = useMessages(messages);
  const refresh = useRefresh();
  const [typed, setTyped] = useState<{ closesOn?: string; crews?: string }>({});
  const [pending, setPending] = useState(false);
  const closesOn = typed.closesOn ?? settings.closesOn ?? '';
  const crews = typed.crews ?? String(settings.crewsPerDay);
  const isWrong = !/^\d$/.test(crews);

  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (isWrong || pending) return;
    setPending(true);
    try {
      const body = { closesOn: closesOn || null, crewsPerDay: Number(crews) };
      await asOperator(() => call(changeCalendarSettings, { body }));
      await refresh();
      setTyped({});
      toast({ title: words.saved });
    } catch (failure) {
      toast({ title: words.failed, description: wordsOf(failure), tone: 'destructive' });
    } finally {
      setPending(false);
    }
  };
  return (
    <form className="admin-form" onSubmit={(event) => void save(event)} noValidate>
      <Field
        label={words.seasonEnd}
        hint={words.seasonHint}
        type="date"
        value={closesOn}
        onChange={({ target }) => setTyped({ ...typed, closesOn: target.value })}
      />
      <Field
        label={words.crews}
        hint={words.crewsHint}
        error={isWrong ? words.wrongCrews : undefined}
        inputMode="numeric"
        maxLength={1}
        value={crews}
        onChange={({ target }) => setTyped({ ...typed, crews: target.value })}
      />
      <Button type="submit" size="small" pending={pending} pendingLabel={words.saving}>
        {words.save}
      </Button>
    </form>
  );
}
