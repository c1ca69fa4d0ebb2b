import { defaultPolicy } from '#business/settings.ts';
import { standardTerms } from '#business/terms/index.ts';
import { isRefusal, type Refusal, refuse } from '#domain/refusal.ts';
import { isNoticeTooShort } from '#domain/settings/setting-rules.ts';
import { type SettingKey, type SettingValues, sameValue, settingKeys } from '#domain/settings/settings.ts';
import { versionAt } from '#domain/versions.ts';
import { transact } from '#server/database/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { audit } from '#server/modules/audit/record.ts';
import { readTerms } from '#server/modules/terms/queries/terms.ts';
import { readVersions } from '#server/modules/versions/queries.ts';
import type { Operator } from '#server/operator.ts';
import { areasKind } from './queries/areas.ts';
import { listBlockedAreas } from './queries/blocked-areas.ts';
import {
  clearSetting,
  defaults,
  lastChanges,
  lockSettings,
  promisedHours,
  readSettings,
  type SettingsReading,
  usesOfCodes,
  writeSetting,
} from './queries/settings.ts';

type ReadDeps = Pick<Deps, 'db' | 'clock' | 'invitationCodes'>;
type Changes = Awaited<ReturnType<typeof lastChanges>>;

/** A setting: its value, its default (`standard`), and who changed it last. */
type SettingState<T> = { value: T; standard: T; isSet: boolean; changedAt: string | null; changedBy: string | null };
type SettingStates = { [K in SettingKey]: SettingState<SettingValues[K]> };

/** All settings, for the settings page. */
export async function listSettings({ db, clock, invitationCodes }: ReadDeps) {
  const [reading, changes, promised, blocked, areaLists, terms] = await Promise.all([
    readSettings(db),
    lastChanges(db),
    promisedHours(db, clock.now()),
    listBlockedAreas(db),
    readVersions(db, areasKind),
    readTerms(db),
  ]);
  const served = versionAt(areaLists, clock.now())?.value ?? [];
  const codes = reading.invitationCodes ?? [...invitationCodes];
  const uses = await usesOfCodes(db, codes);
  return {
    values: statesOf(reading, changes),
    promised,
    blockedAreas: blocked.map((one) => ({ ...one, served: served.includes(one.area) })),
    invitations: {
      codes: codes.map((code) => ({ code, uses: uses.get(code) ?? 0 })),
      fromStart: reading.invitationCodes === null,
    },
    termsVersion: (versionAt(terms, clock.now())?.value ?? standardTerms).version,
  };
}

function statesOf({ values, set }: SettingsReading, changes: Changes): SettingStates {
  const of = <K extends SettingKey>(key: K): SettingState<SettingValues[K]> => {
    const last = changes.get(subjectOf(key));
    return {
      value: values[key],
      standard: defaults[key],
      isSet: set.has(key),
      changedAt: last?.at.toISOString() ?? null,
      changedBy: last?.by ?? null,
    };
  };
  return Object.fromEntries(settingKeys.map((key) => [key, of(key)])) as SettingStates;
}

export const subjectOf = (key: SettingKey): string => `setting:${key}`;

/** `null` restores the default, which for `closesOn` is null itself. `seen` is the value that the operator saw. */
type Change = { key: SettingKey; value: unknown; seen: unknown };

/** Changes one setting. Refused unless `seen` is the current value. Setting it to what it already is writes nothing. */
export async function changeSetting(
  deps: Pick<Deps, 'db' | 'clock' | 'settings' | 'calendar'>,
  operator: Pick<Operator, 'id'>,
  { key, value, seen }: Change,
): Promise<Refusal | undefined> {
  const done = await transact(deps.db, async (tx) => {
    await lockSettings(tx);
    const { values, set } = await readSettings(tx);
    if (!sameValue(values[key], seen)) return refuse('SETTING_CHANGED');
    const after = value ?? defaults[key];
    if (key in defaultPolicy && isNoticeTooShort({ ...values, [key]: after })) return refuse('NOTICE_TOO_SHORT');
    if (value === null ? !set.has(key) : set.has(key) && sameValue(values[key], value)) return;
    if (value === null) await clearSetting(tx, key);
    else await writeSetting(tx, key, value);
    await audit(tx, deps, {
      by: operator.id,
      action: 'setting.changed',
      subject: subjectOf(key),
      before: { value: values[key], standard: !set.has(key) },
      after: { value: after, standard: value === null },
    });
    return;
  });
  if (!isRefusal(done)) forgetSnapshots(deps);
  return done;
}

/** Clears this process's cached settings and calendar. */
export function forgetSnapshots({ settings, calendar }: Pick<Deps, 'settings' | 'calendar'>): void {
  settings.forget();
  calendar.rules.forget();
  calendar.claims.forget();
}
