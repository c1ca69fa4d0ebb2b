import * as z from 'zod/mini';
import { schedule } from '#business/schedule.ts';
import { seasonOpening } from '#domain/calendar/season.ts';
import { today } from '#domain/calendar/zone.ts';
import type { Language } from '#domain/language.ts';
import { issued } from '#server/common/secrets.ts';
import { siteIn } from '#server/common/site.ts';
import type { Booking } from '#server/database/schema/bookings.ts';
import { findBookingById } from '#server/modules/bookings/queries/bookings.ts';
import { type ConsentMail, findConsentMail } from '#server/modules/consents/queries/mails.ts';
import { ineligibilityFor } from '#server/modules/offers/ineligibility.ts';
import { readSchedules } from '#server/modules/settings/queries/schedules.ts';
import { named, plain } from '../mail/isolate.ts';
import { planVisitTemplate, ratingRequestTemplate, seasonOfferTemplate } from '../mail/returning/template.ts';
import type { Composer, Composing, Contents, Dropped } from './types.ts';

const Queued = z.object({ mailId: z.string(), page: z.optional(z.string()) });

type Wanted = { mail: ConsentMail; booking: Booking; page: string; language: Language; unsubscribe: string };

/** Nothing is sent without current consent, nor to any address other than the one that agreed. */
const byConsent =
  (compose: (deps: Composing, wanted: Wanted) => Promise<Pick<Contents, 'letter'> | Dropped>): Composer =>
  async (deps, row) => {
    const { mailId, page = '' } = Queued.parse(row.detail);
    const [mail, booking] = [await findConsentMail(deps.db, mailId), await findBookingById(deps.db, row.subject)];
    if (!mail || !booking) return { dropped: 'no-consent' };
    if (row.recipient?.trim().toLowerCase() !== mail.email) return { dropped: 'other-address' };
    const ineligibility = await ineligibilityFor(deps.db, mail, deps.clock.now());
    if (ineligibility) return { dropped: ineligibility };
    const language = row.language ?? booking.language;
    const token = issued(deps, { id: mail.id, tokenHash: mail.unsubscribeHash });
    const unsubscribe = `${siteIn(deps, language)}/unsubscribe?token=${token}`;
    const contents = await compose(deps, { mail, booking, page, language, unsubscribe });
    return 'dropped' in contents
      ? contents
      : { ...contents, language, unsubscribe, name: plain(named(booking.contactName)) };
  };

/** The link to the appointments with everything prefilled, and its last day. */
function offerOf(deps: Composing, { mail, language }: Wanted) {
  const { id, offerId, offerHash, offerExpiresAt } = mail;
  if (offerId === null || offerExpiresAt === null) throw new Error(`no offer: ${id}`);
  const token = issued(deps, { id: offerId, tokenHash: offerHash });
  const until = today(offerExpiresAt, schedule.timeZone);
  return { offer: `${siteIn(deps, language)}/calendar-booking?offer=${token}`, until };
}

export const ratingMail = byConsent(async (_deps, { booking, page, unsubscribe }) => ({
  letter: ratingRequestTemplate({ booking, links: { page, unsubscribe } }),
}));

export const seasonMail = byConsent(async (deps, wanted) => {
  const { mail, booking, unsubscribe } = wanted;
  const { offer, until } = offerOf(deps, wanted);
  if (mail.season === null) throw new Error(`no season: ${mail.id}`);
  const opensOn = seasonOpening(mail.season, await readSchedules(deps.db));
  if (opensOn === null) return { dropped: 'no-season' };
  if (today(deps.clock.now(), schedule.timeZone) >= opensOn) return { dropped: 'season-begun' };
  return { letter: seasonOfferTemplate({ booking, opensOn, until, links: { offer, unsubscribe } }) };
});

export const planMail = byConsent(async (deps, wanted) => {
  const { mail, booking, unsubscribe } = wanted;
  const { offer, until } = offerOf(deps, wanted);
  if (mail.days === null) throw new Error(`no planned visit: ${mail.id}`);
  const days = mail.days.map((day) => ({ ...day, link: `${offer}&day=${day.date}` }));
  return { letter: planVisitTemplate({ booking, until, days, unsubscribe }) };
});
