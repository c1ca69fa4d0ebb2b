import { planTimes, ratingTimes, seasonOfferTimes } from '#business/returning.ts';
import { schedule } from '#business/schedule.ts';
import type { IsoDate } from '#domain/calendar/day.ts';
import { today } from '#domain/calendar/zone.ts';
import { planObstacle, seasonYear } from '#domain/offers/plan.ts';
import { ratingObstacle } from '#domain/offers/rating.ts';
import { seasonObstacle } from '#domain/offers/season.ts';
import type { OfferFacts, OfferObstacle } from '#domain/offers/visit.ts';
import type { Db } from '#server/database/database.ts';
import type { ConsentMail } from '#server/modules/consents/queries/mails.ts';
import { readSeasons } from '#server/modules/settings/queries/seasons.ts';
import { offerFacts } from './queries/facts.ts';

type Wanted = Pick<ConsentMail, 'bookingId' | 'email' | 'purpose'> & Partial<Pick<ConsentMail, 'season' | 'visitNo'>>;

/** Why somebody is not written to now; null where they are. The same is asked before a mail is queued and before it is sent. */
export async function obstacleTo(db: Db, mail: Wanted, now: Date): Promise<OfferObstacle | null> {
  const facts = await offerFacts(db, mail);
  if (!facts) return 'not-done';
  const day = today(now, schedule.timeZone);
  if (mail.purpose === 'plan') return planObstacleOn(db, { facts, mail, day });
  return mail.purpose === 'rating'
    ? ratingObstacle(facts, day, ratingTimes)
    : seasonObstacle(facts, day, seasonOfferTimes);
}

type Planned = { facts: OfferFacts; mail: Wanted; day: IsoDate };

async function planObstacleOn(db: Db, { facts, mail, day }: Planned): Promise<OfferObstacle | null> {
  const season = (await readSeasons(db))(day);
  if (seasonYear(season) !== mail.season) return 'too-late';
  return planObstacle(facts, { season, number: mail.visitNo ?? 0, today: day }, planTimes);
}

/** The same in words, for whoever looks at a message that was not sent. */
export const obstacleWords: Readonly<Record<OfferObstacle, string>> = {
  'no-consent': 'the consent was withdrawn',
  'other-address': 'the booking has another address now',
  'not-done': 'the visit is not marked as done any more',
  refunded: 'the payment was refunded',
  'open-text': 'a text of the customer waits for an answer',
  noted: 'a note was made about the visit',
  'other-visit': 'another visit of the client went wrong',
  'not-coated': 'the visit left no coating to refresh',
  'newer-visit': 'the client has had another visit',
  'visit-to-come': 'the client has booked again',
  planned: 'the client has a yearly plan',
  'no-plan': 'the plan has ended, or has fewer visits now',
  booked: 'the client has a visit in that part of the season',
  'too-early': 'the visit was marked as done just now',
  'too-late': 'the visit was too long ago',
};
