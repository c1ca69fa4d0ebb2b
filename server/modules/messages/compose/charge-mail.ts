import * as z from 'zod/mini';
import { chargeState, dueOfCharge } from '#domain/booking/charge.ts';
import { issued } from '#server/common/secrets.ts';
import { siteIn } from '#server/common/site.ts';
import { papersAttached } from '#server/modules/documents/attached.ts';
import { issuedPapers } from '#server/modules/documents/issue.ts';
import { findCharge } from '#server/modules/payments/queries/charges.ts';
import { accountOfBooking } from '#server/modules/refunds/account.ts';
import { storefrontCorrectionsOf } from '#server/modules/refunds/queries.ts';
import { chargePaidTemplate, chargeTemplate, chargeWithdrawnTemplate } from '../mail/charge/template.ts';
import { bookingLinks } from '../parts/links.ts';
import { aboutBooking } from './booking-mail.ts';

const About = z.object({ chargeId: z.string(), occasion: z.optional(z.string()) });

/** The link of a charge, or that it is no longer asked for; dropped once it is paid or over. */
export const chargeMail = aboutBooking(async (deps, { row, booking, language }) => {
  const { chargeId, occasion } = About.parse(row.detail);
  const charge = await findCharge(deps.db, chargeId);
  if (!charge) throw new Error(`no charge for ${row.topic}: ${row.id}`);
  const state = chargeState(charge, deps.clock.now());
  const quote = dueOfCharge(charge, deps.taxRatesAt(deps.clock.now()));
  if (state === 'paid') return { dropped: 'paid' };
  if (occasion === 'withdrawn') return { letter: chargeWithdrawnTemplate({ booking, quote }) };
  if (state !== 'asked' || !charge.expiresAt) return { dropped: state === 'expired' ? 'link-ended' : 'link-withdrawn' };
  const corrections = await storefrontCorrectionsOf(deps.db, booking.id);
  const correction = corrections.find(({ id }) => id === charge.correctionId);
  const storefront = correction ? { storefrontSize: correction.toSize, selectedLayout: correction.toLayout } : null;
  const link = `${siteIn(deps, language)}/payment/charge?token=${issued(deps, charge)}`;
  return {
    letter: chargeTemplate({
      booking,
      quote,
      reason: charge.reason,
      storefront,
      pay: { link, until: charge.expiresAt },
    }),
  };
});

/** Its receipt, with the supplementary invoice. */
export const chargePaidMail = aboutBooking(async (deps, { row, booking, language }) => {
  const { chargeId } = About.parse(row.detail);
  const { lines } = await accountOfBooking(deps.db, booking);
  const line = lines.find((one) => one.kind === 'supplement' && one.charge?.id === chargeId);
  if (line?.kind !== 'supplement' || !line.charge) throw new Error(`no paid charge for ${row.topic}: ${row.id}`);
  const { booking: bookingLink } = await bookingLinks(deps, booking, language);
  const papers = await issuedPapers(deps, booking, [line.number]);
  return {
    letter: chargePaidTemplate({ booking, quote: line.charge, number: line.number, bookingLink }),
    attachments: await papersAttached(papers, language),
  };
});
