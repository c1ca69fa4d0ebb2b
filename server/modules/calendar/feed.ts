import { timingSafeEqual } from 'node:crypto';
import { schedule } from '#business/schedule.ts';
import { addDays } from '#domain/calendar/day.ts';
import { today } from '#domain/calendar/zone.ts';
import type { Language } from '#domain/language.ts';
import { linkToken, sha256 } from '#server/common/secrets.ts';
import { transact } from '#server/database/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { audit } from '#server/modules/audit/record.ts';
import { visitsFeed } from './ics/feed-file.ts';
import { feedGeneration, nextFeedGeneration, visitsForFeed } from './queries/feed.ts';

/** How far back the operator's own calendar is told of visits. */
const daysBack = 30;

type FeedDeps = Pick<Deps, 'db' | 'clock' | 'appSecret' | 'publicUrl'>;

/** The secret is derived, so that the database alone opens nothing; a new generation ends the one before. */
const secretOf = ({ appSecret }: FeedDeps, generation: number): string =>
  linkToken(appSecret, `calendar-feed-${generation}`);

const addressOf = (deps: FeedDeps, generation: number): string =>
  `${deps.publicUrl}/calendar/${secretOf(deps, generation)}.ics`;

/** Where the feed is; null before somebody wanted it. */
export async function readFeedAddress(deps: FeedDeps): Promise<{ address: string | null }> {
  const generation = await feedGeneration(deps.db);
  return { address: generation === 0 ? null : addressOf(deps, generation) };
}

/** Makes a new address; whoever reads the one before gets nothing any more. */
export async function renewFeedAddress(deps: FeedDeps, operator: { id: string }): Promise<{ address: string }> {
  const { generation } = await transact(deps.db, async (tx) => {
    const made = await nextFeedGeneration(tx);
    const change = { before: { generation: made - 1 }, after: { generation: made } };
    await audit(tx, deps, { by: operator.id, action: 'calendar.feed', subject: 'calendar-feed', ...change });
    return { generation: made };
  });
  return { address: addressOf(deps, generation) };
}

/** The file of the feed for whoever knows its secret; null for everybody else, whatever they guessed. */
export async function readFeed(
  deps: FeedDeps,
  { secret, language }: { secret: string; language: Language },
): Promise<string | null> {
  const generation = await feedGeneration(deps.db);
  // Hashes are of one length, and take one time to compare.
  const same = timingSafeEqual(Buffer.from(sha256(secret)), Buffer.from(sha256(secretOf(deps, generation))));
  if (!same || generation === 0) return null;
  const from = addDays(today(deps.clock.now(), schedule.timeZone), -daysBack);
  const visits = await visitsForFeed(deps.db, from);
  return visitsFeed(
    visits.map(({ booking, movedAt }) => ({
      booking,
      changedAt: newest(booking.createdAt, booking.cancelledAt, movedAt),
    })),
    { language, publicUrl: deps.publicUrl },
  );
}

/** Stamps of the records and not of the reading: what did not change reads the same, to the letter. */
const newest = (...instants: (Date | null)[]): Date =>
  new Date(Math.max(...instants.map((instant) => instant?.getTime() ?? 0)));
