import { type FormEvent, useState } from 'react';
import type { CalendarSettings } from '#contract/admin/calendar.ts';
import { changeSetting } from '#contract/admin/settings.ts';
import { hasPassed } from '#domain/calendar/season.ts';
import { formatLongDate } from '#domain/format.ts';
import { ranges } from '#domain/settings/setting-rules.ts';
import { call } from '#web/client/call.ts';
import { OverfullDays, WouldBeOverfull } from '#web/features/admin/shell/crews/overfull-days.tsx';
import { DayField } from '#web/features/admin/shell/day-field.tsx';
import { dayOf } from '#web/features/admin/shell/labels.ts';
import { useOperatorAction } from '#web/features/admin/shell/resource/use-operator-action.ts';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { Notice } from '#web/ui/overlay/notice.tsx';
import { toast } from '#web/ui/overlay/toast.tsx';
import { TextButton } from '#web/ui/text-link.tsx';
import { Pane, Unread, Waiting } from './pane.tsx';
import { messages } from './panes.messages.ts';
import {
  changedMeanwhile,
  changesOf,
  isCrewsRight,
  overWhatHolds,
  type Season,
  type SeasonDraft,
  type SeasonKey,
  textIn,
  typedInto,
  without,
} from './season-draft.ts';
import { useCalendarSettings } from './use-calendar.ts';

const { least, most } = ranges.crewsPerDay;

/** When the season ends and how many crews work; owners change both. */
export function SettingsPane({ mayChange }: { mayChange: boolean }) {
  const words = useMessages(messages);
  const language = useLanguage();
  const { data, isError, refetch } = useCalendarSettings();
  return (
    <Pane id="season" title={words.settings}>
      {!data && !isError && <Waiting />}
      {isError && <Unread onAgain={() => void refetch()} />}
      {data && (
        <>
          <p>{words.season(dayOf(data.seasonOpens, language), dayOf(data.seasonEnds, language))}</p>
          {hasPassed(data.closesOn, { opensOn: data.seasonOpens, closesOn: data.seasonEnds }) && (
            <p>{words.seasonPassed(formatLongDate(data.closesOn, language))}</p>
          )}
          {data.overfull.length > 0 && <Overfull days={data.overfull} />}
          {mayChange ? <SettingsForm settings={data} /> : <p>{words.ownerOnly}</p>}
        </>
      )}
    </Pane>
  );
}

function Overfull({ days }: { days: CalendarSettings['overfull'] }) {
  const words = useMessages(messages);
  return (
    <div className="my-3 border border-warning-line bg-warning-tint px-4 py-3 text-[0.9375rem]/5.75 text-warning-text">
      <h3 className="notice-title">{words.overfull}</h3>
      <p>{words.overfullLede}</p>
      <OverfullDays days={days} />
    </div>
  );
}

function SettingsForm({ settings }: { settings: CalendarSettings }) {
  const words = useMessages(messages);
  const [draft, setDraft] = useState<SeasonDraft>({});
  const { act, pending } = useOperatorAction();
  const crews = textIn(draft, settings, 'crewsPerDay');
  const isWrong = draft.crewsPerDay !== undefined && !isCrewsRight(crews);
  const changed = changedMeanwhile(draft, settings);

  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (isWrong || pending || changed.length > 0) return;
    const changeAll = async () => {
      for (const body of changesOf(draft)) {
        await call(changeSetting, { body });
        setDraft((typed) => without(typed, body.key === 'closesOn' ? 'closesOn' : 'crewsPerDay'));
      }
    };
    const saved = await act(changeAll, { done: words.saved });
    // After a colleague's change, what is in effect is shown beside what was typed.
    if (!saved.done && saved.words && saved.code !== 'SETTING_CHANGED')
      toast({ title: words.failed, description: saved.words, tone: 'destructive' });
  };
  const type = (key: SeasonKey) => (text: string) => setDraft(typedInto(draft, settings, key, text));
  return (
    <form className="admin-form" onSubmit={(event) => void save(event)} noValidate>
      <DayField
        label={words.seasonEnd}
        hint={words.seasonHint}
        value={textIn(draft, settings, 'closesOn')}
        onChange={type('closesOn')}
      />
      <Field
        label={words.crews}
        hint={words.crewsHint}
        error={isWrong ? words.wrongCrews(least, most) : undefined}
        inputMode="numeric"
        maxLength={String(most).length}
        value={crews}
        onChange={({ target }) => type('crewsPerDay')(target.value)}
      />
      {!isWrong && Number(crews) < settings.crewsPerDay && <WouldBeOverfull crewsPerDay={Number(crews)} />}
      {changed.length > 0 ? (
        <Conflict
          season={settings}
          changed={changed}
          onKeep={() => setDraft(overWhatHolds(draft, settings))}
          onTake={() => setDraft(changed.reduce(without, draft))}
        />
      ) : (
        <Button type="submit" size="small" pending={pending} pendingLabel={words.saving}>
          {words.save}
        </Button>
      )}
    </form>
  );
}

type ConflictProps = { season: Season; changed: readonly SeasonKey[]; onKeep: () => void; onTake: () => void };

/** Someone else changed the same setting: what is in effect now, and whose entry to keep. */
function Conflict({ season: { closesOn, crewsPerDay }, changed, onKeep, onTake }: ConflictProps) {
  const words = useMessages(messages);
  const language = useLanguage();
  return (
    <div role="status">
      <Notice tone="warning" level={3} title={words.conflict}>
        {changed.includes('closesOn') && (
          <p>{words.nowCloses(closesOn === null ? null : formatLongDate(closesOn, language))}</p>
        )}
        {changed.includes('crewsPerDay') && <p>{words.nowCrews(crewsPerDay)}</p>}
        <p className="flex flex-wrap gap-x-5">
          <TextButton onClick={onKeep}>{words.keepMine}</TextButton>
          <TextButton onClick={onTake}>{words.takeTheirs}</TextButton>
        </p>
      </Notice>
    </div>
  );
}
