import type { CalendarSettings } from '#contract/admin/calendar.ts';
import type { changeSetting } from '#contract/admin/settings.ts';
import { inRange } from '#domain/settings/setting-rules.ts';
import type { Input } from '#web/client/call.ts';

export type Season = Pick<CalendarSettings, 'closesOn' | 'crewsPerDay'>;
export type SeasonKey = keyof Season;
/** What was typed over a setting, and the value that was seen when that began. */
type Typed<K extends SeasonKey> = { text: string; seen: Season[K] };
export type SeasonDraft = { readonly [K in SeasonKey]?: Typed<K> };

const textOf = (value: string | number | null): string => String(value ?? '');

/** What stands in a field: what was typed, or what holds. */
export const textIn = (draft: SeasonDraft, season: Season, key: SeasonKey): string =>
  draft[key]?.text ?? textOf(season[key]);

/** The draft after typing; what was typed back to what was seen is no change any more. */
export function typedInto<K extends SeasonKey>(draft: SeasonDraft, season: Season, key: K, text: string): SeasonDraft {
  const kept: Typed<K> | undefined = draft[key];
  const seen = kept ? kept.seen : season[key];
  return text === textOf(seen) ? without(draft, key) : { ...draft, [key]: { text, seen } };
}

/** The draft when a setting was saved, or what holds was taken instead. */
export function without(draft: SeasonDraft, key: SeasonKey): SeasonDraft {
  const { [key]: _, ...rest } = draft;
  return rest;
}

export const isCrewsRight = (text: string): boolean => /^\d+$/.test(text) && inRange(Number(text), 'crewsPerDay');

/** What was typed and is another now than when it was seen. */
export const changedMeanwhile = (draft: SeasonDraft, season: Season): SeasonKey[] =>
  (['closesOn', 'crewsPerDay'] as const).filter((key) => {
    const typed = draft[key];
    return typed !== undefined && typed.seen !== season[key];
  });

/** The draft over what holds now, for whoever has read that and keeps the own entry. */
export const overWhatHolds = (draft: SeasonDraft, season: Season): SeasonDraft => ({
  ...(draft.closesOn && { closesOn: { ...draft.closesOn, seen: season.closesOn } }),
  ...(draft.crewsPerDay && { crewsPerDay: { ...draft.crewsPerDay, seen: season.crewsPerDay } }),
});

/** Only what was changed, each with the value that was seen. */
export const changesOf = ({ closesOn, crewsPerDay }: SeasonDraft): Input<typeof changeSetting>['body'][] => [
  ...(closesOn ? [{ key: 'closesOn' as const, value: closesOn.text || null, seen: closesOn.seen }] : []),
  ...(crewsPerDay ? [{ key: 'crewsPerDay' as const, value: Number(crewsPerDay.text), seen: crewsPerDay.seen }] : []),
];
