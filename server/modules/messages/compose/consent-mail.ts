import * as z from 'zod/mini';
import { schedule } from '#business/schedule.ts';
import { seasonOpening } from '#domain/calendar/season.ts';
import { today } from '#domain/calendar/zone.ts';
import { issued } from '#server/common/secrets.ts';
import { siteIn } from '#server/common/site.ts';
import type { Booking } from '#server/database/schema/bookings.ts';
import { findBookingById } from '#server/modules/bookings/queries/bookings.ts';
import { type ConsentMail, findConsentMail } from '#server/modules/consents/queries/mails.ts';
import { ineligibilityFor } from '#server/modules/offers/ineligibility.ts';
import { readSchedules } from '#server/modules/settings/queries/schedules.ts';
import type { OutboxRow } from '#server/outbox/enqueue.ts';
import { named, plain } from '../mail/isolate.ts';
import { planVisitTemplate, ratingRequestTemplate, seasonOfferTemplate } from '../mail/returning/template.ts';
import type { Composer, Composing, Contents, Dropped } from './types.ts';

const Queued = z.object({ mailId: z.string(), page: z.optional(z.string()) });

type Wanted = { mail: ConsentMail; booking: Booking; page: string; language: 'en' | 'fr'; unsubscribe: string };

/** Nothing is sent without current consent, nor to any address other than the one that agreed. */
async function wantedMail(deps: Composing, row: OutboxRow): Promise<Wanted | Dropped> {
  const { mailId, page = '' } = Queued.parse(row.detail);
  const [mail, booking] = [await findConsentMail(deps.db, mailId), await findBookingById(deps.db, row.subject)];
  if (!mail || !booking) return { dropped: 'no-consent' };
  if (row.recipient?.trim().toLowerCase() !== mail.email) return { dropped: 'other-address' };
  const ineligibility = await ineligibilityFor(deps.db, mail, deps.clock.now());
  if (ineligibility) return { dropped: ineligibility };
  const language = row.language ?? booking.language;
  const token = issued(deps, { id: mail.id, tokenHash: mail.unsubscribeHash });
  return { mail, booking, page, language, unsubscribe: `${siteIn(deps, language)}/unsubscribe?token=${token}` };
}

const sent = ({ booking, language, unsubscribe }: Wanted): Omit<Contents, 'letter'> => ({
  language,
  unsubscribe,
  name: plain(named(booking.contactName)),
});

/** Some days after a visit: asks the customer for a review. */
export const ratingMail: Composer = async (deps, row, { contact, texts }) => {
  const wanted = await wantedMail(deps, row);
  if ('dropped' in wanted) return wanted;
  const { booking, page, language, unsubscribe } = wanted;
  const links = { page, unsubscribe };
  return { ...sent(wanted), letter: ratingRequestTemplate({ booking, links }, { language, contact, texts }) };
};

/** Before a season: a link to the appointments with everything prefilled. */
export const seasonMail: Composer = async (deps, row, { contact, texts }) => {
  const wanted = await wantedMail(deps, row);
  if ('dropped' in wanted) return wanted;
  const { mail, booking, language, unsubscribe } = wanted;
  const { season, offerId, offerHash, offerExpiresAt } = mail;
  if (season === null || offerId === null || offerExpiresAt === null) throw new Error(`no offer: ${mail.id}`);
  const opensOn = seasonOpening(season, await readSchedules(deps.db));
  if (opensOn === null) return { dropped: 'no-season' };
  if (today(deps.clock.now(), schedule.timeZone) >= opensOn) return { dropped: 'season-begun' };
  const token = issued(deps, { id: offerId, tokenHash: offerHash });
  const links = { offer: `${siteIn(deps, language)}/calendar-booking?offer=${token}`, unsubscribe };
  const until = today(offerExpiresAt, schedule.timeZone);
  return {
    ...sent(wanted),
    letter: seasonOfferTemplate({ booking, opensOn, until, links }, { language, contact, texts }),
  };
};

/** Before a planned visit: proposed days, each with a link to choose it. */
export const planMail: Composer = async (deps, row, { contact, texts }) => {
  const wanted = await wantedMail(deps, row);
  if ('dropped' in wanted) return wanted;
  const { mail, booking, language, unsubscribe } = wanted;
  const { days, offerId, offerHash, offerExpiresAt } = mail;
  if (days === null || offerId === null || offerExpiresAt === null) throw new Error(`no planned visit: ${mail.id}`);
  const token = issued(deps, { id: offerId, tokenHash: offerHash });
  const leads = `${siteIn(deps, language)}/calendar-booking?offer=${token}`;
  const linked = days.map((day) => ({ ...day, link: `${leads}&day=${day.date}` }));
  const until = today(offerExpiresAt, schedule.timeZone);
  return {
    ...sent(wanted),
    letter: planVisitTemplate({ booking, until, days: linked, unsubscribe }, { language, contact, texts }),
  };
};
