import type { CalendarSettings } from '#contract/admin/calendar.ts';
import type { changeSetting } from '#contract/admin/settings.ts';
import { inRange } from '#domain/settings/setting-rules.ts';
import type { Input } from '#web/client/call.ts';

export type Season = Pick<CalendarSettings, 'closesOn' | 'crewsPerDay'>;
export type SeasonKey = keyof Season;
/** What was typed over a setting, and the value seen when typing began. */
type Typed<K extends SeasonKey> = { text: string; seen: Season[K] };
export type SeasonDraft = { readonly [K in SeasonKey]?: Typed<K> };

const textOf = (value: string | number | null): string => String(value ?? '');

/** A field's value: what was typed, or what is in effect. */
export const textIn = (draft: SeasonDraft, season: Season, key: SeasonKey): string =>
  draft[key]?.text ?? textOf(season[key]);

/** The draft after typing; typing the seen value back is no longer a change. */
export function typedInto<K extends SeasonKey>(draft: SeasonDraft, season: Season, key: K, text: string): SeasonDraft {
  const kept: Typed<K> | undefined = draft[key];
  const seen = kept ? kept.seen : season[key];
  return text === textOf(seen) ? without(draft, key) : { ...draft, [key]: { text, seen } };
}

/** The draft once a setting was saved, or the value in effect was taken instead. */
export function without(draft: SeasonDraft, key: SeasonKey): SeasonDraft {
  const { [key]: _, ...rest } = draft;
  return rest;
}

export const isCrewsRight = (text: string): boolean => /^\d+$/.test(text) && inRange(Number(text), 'crewsPerDay');

/** Typed settings whose value has changed since it was seen. */
export const changedMeanwhile = (draft: SeasonDraft, season: Season): SeasonKey[] =>
  (['closesOn', 'crewsPerDay'] as const).filter((key) => {
    const typed = draft[key];
    return typed !== undefined && typed.seen !== season[key];
  });

/** The draft over what is in effect now, for someone who has read that and keeps their own entry. */
export const overWhatHolds = (draft: SeasonDraft, season: Season): SeasonDraft => ({
  ...(draft.closesOn && { closesOn: { ...draft.closesOn, seen: season.closesOn } }),
  ...(draft.crewsPerDay && { crewsPerDay: { ...draft.crewsPerDay, seen: season.crewsPerDay } }),
});

/** Only what was changed, each with the value that was seen. */
export const changesOf = ({ closesOn, crewsPerDay }: SeasonDraft): Input<typeof changeSetting>['body'][] => [
  ...(closesOn ? [{ key: 'closesOn' as const, value: closesOn.text || null, seen: closesOn.seen }] : []),
  ...(crewsPerDay ? [{ key: 'crewsPerDay' as const, value: Number(crewsPerDay.text), seen: crewsPerDay.seen }] : []),
];
