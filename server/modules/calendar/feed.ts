import { schedule } from '#business/schedule.ts';
import { addDays } from '#domain/calendar/day.ts';
import { today } from '#domain/calendar/zone.ts';
import type { Language } from '#domain/language.ts';
import { isSameSecret, linkToken } from '#server/common/secrets.ts';
import { transact } from '#server/database/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { audit } from '#server/modules/audit/record.ts';
import { visitsFeed } from './ics/feed-file.ts';
import { feedGeneration, nextFeedGeneration, visitsForFeed } from './queries/feed.ts';

/** How many past days the feed covers. */
const daysBack = 30;

type FeedDeps = Pick<Deps, 'db' | 'clock' | 'appSecret' | 'previousAppSecret' | 'publicUrl'>;

/** Derived from the application secret, so that a copy of the database reveals nothing; a new generation revokes the old one. */
const secretOf = (appSecret: string, generation: number): string => linkToken(appSecret, `calendar-feed-${generation}`);

const addressOf = (deps: FeedDeps, generation: number): string =>
  `${deps.publicUrl}/calendar/${secretOf(deps.appSecret, generation)}.ics`;

/** The address of the feed; null before the first one was created. */
export async function readFeedAddress(deps: FeedDeps): Promise<{ address: string | null }> {
  const generation = await feedGeneration(deps.db);
  return { address: generation === 0 ? null : addressOf(deps, generation) };
}

/** Creates a new address and revokes the old one. */
export async function renewFeedAddress(deps: FeedDeps, operator: { id: string }): Promise<{ address: string }> {
  const { generation } = await transact(deps.db, async (tx) => {
    const made = await nextFeedGeneration(tx);
    const change = { before: { generation: made - 1 }, after: { generation: made } };
    await audit(tx, deps, { by: operator.id, action: 'calendar.feed', subject: 'calendar-feed', ...change });
    return { generation: made };
  });
  return { address: addressOf(deps, generation) };
}

/** The feed as an iCalendar file; null when the secret is wrong or revoked. */
export async function readFeed(
  deps: FeedDeps,
  { secret, language }: { secret: string; language: Language },
): Promise<string | null> {
  const generation = await feedGeneration(deps.db);
  const secrets = [deps.appSecret, deps.previousAppSecret].filter((one) => one !== null);
  const isOurs = secrets.some((one) => isSameSecret(secret, secretOf(one, generation)));
  if (!isOurs || generation === 0) return null;
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

/** The last change of a record, not the time of the request, so that an unchanged feed is identical byte for byte. */
const newest = (...instants: (Date | null)[]): Date =>
  new Date(Math.max(...instants.map((instant) => instant?.getTime() ?? 0)));
