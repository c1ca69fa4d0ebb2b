import { planTimes, ratingTimes, seasonOfferTimes } from '#business/returning.ts';
import { schedule } from '#business/schedule.ts';
import { services } from '#business/services.ts';
import type { IsoDate } from '#domain/calendar/day.ts';
import { today } from '#domain/calendar/zone.ts';
import { planIneligibility, seasonYear } from '#domain/offers/plan.ts';
import { ratingIneligibility } from '#domain/offers/rating.ts';
import { seasonIneligibility } from '#domain/offers/season.ts';
import type { OfferFacts, OfferIneligibility } from '#domain/offers/visit.ts';
import type { Db } from '#server/database/database.ts';
import type { ConsentMail } from '#server/modules/consents/queries/mails.ts';
import { readSeasons } from '#server/modules/settings/queries/seasons.ts';
import { offerFacts } from './queries/facts.ts';

type Wanted = Pick<ConsentMail, 'bookingId' | 'email' | 'purpose'> & Partial<Pick<ConsentMail, 'season' | 'visitNo'>>;

/** Why someone may not be mailed now; null if they may. Checked before a mail is queued and again before it is sent. */
export async function ineligibilityFor(db: Db, mail: Wanted, now: Date): Promise<OfferIneligibility | null> {
  const facts = await offerFacts(db, mail);
  if (!facts) return 'not-done';
  const day = today(now, schedule.timeZone);
  if (mail.purpose === 'plan') return planObstacleOn(db, { facts, mail, day });
  return mail.purpose === 'rating'
    ? ratingIneligibility(facts, day, ratingTimes)
    : seasonIneligibility(facts, day, { times: seasonOfferTimes, services });
}

type Planned = { facts: OfferFacts; mail: Wanted; day: IsoDate };

async function planObstacleOn(db: Db, { facts, mail, day }: Planned): Promise<OfferIneligibility | null> {
  const season = (await readSeasons(db))(day);
  if (seasonYear(season) !== mail.season) return 'too-late';
  return planIneligibility(facts, { season, number: mail.visitNo ?? 0, today: day }, planTimes);
}
