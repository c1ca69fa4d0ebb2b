import { and, count, desc, eq, gt, gte, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { brand } from '#business/brand.ts';
import { waitingList } from '#business/days/waiting.ts';
import { ratingPage } from '#business/returning.ts';
import { crewsPerDay, schedule } from '#business/schedule.ts';
import { defaultContact, defaultLedgerAccounts, defaultPolicy, defaultSettings } from '#business/settings.ts';
import { silence, unsuitableWeather, usualHours, workingHours } from '#business/weather.ts';
import { today } from '#domain/calendar/zone.ts';
import { readSetting, type SettingKey, type SettingValues, settingKeys } from '#domain/settings/settings.ts';
import { snapshot } from '#server/common/snapshot.ts';
import type { Db } from '#server/database/database.ts';
import { administrators } from '#server/database/schema/access/administrators.ts';
import { auditLog } from '#server/database/schema/access/audit.ts';
import { bookings } from '#server/database/schema/bookings.ts';
import { settings } from '#server/database/schema/settings/settings.ts';
import { companiesKind } from '#server/modules/companies/queries/companies.ts';
import { prices } from '#server/modules/pricing/queries/prices.ts';
import { readTerms } from '#server/modules/terms/queries/terms.ts';
import { textKinds } from '#server/modules/texts/queries/texts.ts';
import { readVersions } from '#server/modules/versions/queries.ts';
import type { SettingsSnapshot } from '../snapshot.ts';
import { areasKind } from './areas.ts';
import { listBlockedAreas } from './blocked-areas.ts';

/** The values while the operator has set nothing. */
export const defaults: SettingValues = {
  phone: defaultContact.phone,
  email: defaultContact.email,
  phoneHours: defaultContact.hours,
  mailingAddress: defaultContact.mailingAddress,
  operatorEmail: brand.operatorEmail,
  ...defaultPolicy,
  closesOn: null,
  crewsPerDay,
  platinumOffered: defaultSettings.platinumOffered,
  weatherThresholds: unsuitableWeather,
  weatherSilence: silence,
  waitingHoldHours: waitingList.holdHours,
  accountantMail: null,
  ledgerAccounts: defaultLedgerAccounts,
  ratingPage,
};

const codesKey = 'invitationCodes';

export type SettingsReading = {
  values: SettingValues;
  /** The keys that the operator has set. */
  set: ReadonlySet<SettingKey>;
  /** Null while the codes of the configuration apply. */
  invitationCodes: readonly string[] | null;
};

/** The operator's settings on top of the defaults; invalid stored values are ignored. */
export async function readSettings(db: Db): Promise<SettingsReading> {
  const rows = await db.select().from(settings);
  const stored = new Map<string, unknown>(rows.map(({ key, value }) => [key, value]));
  const limits = stored.get('weatherThresholds');
  // Limits stored by an earlier release lack newer fields.
  if (typeof limits === 'object') stored.set('weatherThresholds', { ...defaults.weatherThresholds, ...limits });
  const values = { ...defaults };
  const set = new Set(settingKeys.filter((key) => take(values, key, stored)));
  const codes: unknown = stored.get(codesKey);
  const isList = Array.isArray(codes) && codes.every((code) => typeof code === 'string');
  return { values, set, invitationCodes: isList ? codes : null };
}

function take<K extends SettingKey>(values: SettingValues, key: K, stored: ReadonlyMap<string, unknown>): boolean {
  const value = readSetting(key, stored.get(key));
  if (value === undefined) return false;
  values[key] = value;
  return true;
}

/** Serializes changes of settings until the transaction ends. */
export async function lockSettings(tx: Db): Promise<void> {
  await tx.execute(sql`lock table ${settings} in share row exclusive mode`);
}

export async function writeSetting(tx: Db, key: SettingKey | typeof codesKey, value: unknown): Promise<void> {
  await tx.insert(settings).values({ key, value }).onConflictDoUpdate({ target: settings.key, set: { value } });
}

/** Restores the default. */
export async function clearSetting(tx: Db, key: SettingKey): Promise<void> {
  await tx.delete(settings).where(eq(settings.key, key));
}

/** The last change of each setting, by its audit subject; `by` is null for changes from the command line. */
export async function lastChanges(db: Db): Promise<Map<string, { at: Date; by: string | null }>> {
  const subjects = [...settingKeys, codesKey].map((key) => `setting:${key}`);
  const rows = await db
    .selectDistinctOn([auditLog.subject], {
      subject: auditLog.subject,
      at: auditLog.createdAt,
      by: administrators.email,
    })
    .from(auditLog)
    .leftJoin(administrators, eq(administrators.id, auditLog.administratorId))
    .where(inArray(auditLog.subject, subjects))
    .orderBy(auditLog.subject, desc(auditLog.id));
  return new Map(rows.map(({ subject, at, by }) => [subject, { at, by }]));
}

/** How many bookings used each of the codes. */
export async function usesOfCodes(db: Db, codes: readonly string[]): Promise<Map<string, number>> {
  if (codes.length === 0) return new Map();
  const rows = await db
    .select({ code: bookings.invitationCode, uses: count() })
    .from(bookings)
    .where(inArray(bookings.invitationCode, [...codes]))
    .groupBy(bookings.invitationCode);
  return new Map(rows.flatMap(({ code, uses }) => (code === null ? [] : [[code, uses]])));
}

/** The deadlines promised for upcoming visits: how many hours, and for how many of them. */
export async function promisedHours(db: Db, now: Date) {
  const begins = sql<Date>`(appointment_date + appointment_time::time) at time zone ${schedule.timeZone}`;
  const of = (until: AnyPgColumn) => {
    const hours = sql<number>`(extract(epoch from ${begins} - ${until}) / 3600)::float`;
    return db
      .select({ hours, count: count() })
      .from(bookings)
      .where(
        and(
          eq(bookings.status, 'active'),
          gte(bookings.appointmentDate, today(now, schedule.timeZone)),
          gt(begins, now),
          isNull(bookings.lostRefundHours),
          isNotNull(until),
        ),
      )
      .groupBy(sql`1`);
  };
  const [refundCutoffHours, rescheduleNoticeHours] = await Promise.all([
    of(bookings.refundUntil),
    of(bookings.moveUntil),
  ]);
  return { refundCutoffHours, rescheduleNoticeHours };
}

/** Cached settings of this database. */
export const settingsSnapshot = (db: Db): SettingsSnapshot =>
  snapshot(async () => {
    const [{ values, invitationCodes }, blocked, ...versions] = await Promise.all([
      readSettings(db),
      listBlockedAreas(db),
      readVersions(db, prices),
      readVersions(db, companiesKind),
      readVersions(db, areasKind),
      readVersions(db, textKinds.letter),
      readVersions(db, textKinds.questions),
      readTerms(db),
      readVersions(db, textKinds.mails),
    ]);
    const [priceLists, companyLists, areaLists, letters, questionLists, termsVersions, mailTexts] = versions;
    const { phone, email, mailingAddress, phoneHours: hours, operatorEmail, platinumOffered } = values;
    const { refundCutoffHours, rescheduleNoticeHours, weatherThresholds, weatherSilence: silence } = values;
    const { waitingHoldHours, ratingPage } = values;
    return {
      contact: { phone, email, mailingAddress, hours },
      blockedAreas: blocked.map(({ area }) => area),
      platinumOffered,
      operatorEmail,
      policy: { refundCutoffHours, rescheduleNoticeHours },
      weather: { ...weatherThresholds, usualHours, workingHours },
      silence,
      waitingHoldHours,
      ratingPage,
      priceLists,
      companyLists,
      areaLists,
      letters,
      questionLists,
      termsVersions,
      mailTexts,
      invitationCodes: invitationCodes && new Set(invitationCodes),
    };
  });
