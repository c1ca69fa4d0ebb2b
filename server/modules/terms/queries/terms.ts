import { asc, isNull, like } from 'drizzle-orm';
import { schedule } from '#business/schedule.ts';
import { standardTerms } from '#business/terms/index.ts';
import { today } from '#domain/calendar/zone.ts';
import { type Terms, termsVersionOf } from '#domain/settings/terms.ts';
import type { Texts } from '#domain/settings/text-words.ts';
import { textChanges } from '#domain/settings/texts.ts';
import type { Version } from '#domain/versions.ts';
import type { Db } from '#server/database/database.ts';
import { termsVersions } from '#server/database/schema/settings/terms.ts';
import type { Kind } from '#server/modules/versions/kind.ts';
import { contentsOf } from '../contents.ts';
import { insertTermsTexts } from './terms-texts.ts';

const firstDay = (startsAt: Date) => today(startsAt, schedule.timeZone);

/**
 * The terms, the first version being built in. Each is named, and its text stored, before anyone can
 * accept it.
 */
export const termsKind: Kind<Texts> = {
  name: 'terms',
  table: termsVersions,
  column: termsVersions.texts,
  standard: standardTerms.texts,
  extra: async (tx, { value: texts, startsAt }) => {
    const startsOn = firstDay(startsAt);
    const named = await tx
      .select({ version: termsVersions.version })
      .from(termsVersions)
      .where(like(termsVersions.version, `${startsOn}%`));
    const taken = new Set([standardTerms.version, ...named.map(({ version }) => version)]);
    const version = termsVersionOf(startsOn, taken);
    await insertTermsTexts(tx, contentsOf({ version, startsOn, texts }));
    return { version };
  },
  differences: (before, after) => textChanges(before, after).length,
  forget: ({ settings }) => settings.forget(),
};

/** Every version of the terms that was not withdrawn, with its name and its first day. */
export async function readTerms(db: Db): Promise<Version<Terms>[]> {
  const set = await db
    .select({
      id: termsVersions.id,
      startsAt: termsVersions.startsAt,
      version: termsVersions.version,
      texts: termsVersions.texts,
    })
    .from(termsVersions)
    .where(isNull(termsVersions.cancelledAt))
    .orderBy(asc(termsVersions.id));
  const standard = { id: 0, startsAt: new Date(0), value: standardTerms };
  const own = set.map(({ id, startsAt, version, texts }) => ({
    id,
    startsAt,
    value: { version, startsOn: firstDay(startsAt), texts },
  }));
  return [standard, ...own];
}
