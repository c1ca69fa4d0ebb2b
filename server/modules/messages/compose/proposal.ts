import * as z from 'zod/mini';
import { appointmentTime } from '#domain/fields.ts';
import { siteIn } from '#server/common/site.ts';
import type { Deps } from '#server/deps.ts';
import { issuedToken } from '#server/modules/bookings/issued-token.ts';
import { findProposal } from '#server/modules/weather/queries/proposals.ts';
import { shownAccount } from '#server/modules/weather/shown-account.ts';
import { weatherProposalTemplate } from '../mail/weather-proposal/template.ts';
import { proposalText } from '../sms/texts.ts';
import { aboutBooking } from './booking-mail.ts';
import { type Dropped, type Subject, secondsUntil, type Words } from './types.ts';

type Linking = Pick<Deps, 'db' | 'clock' | 'appSecret' | 'previousAppSecret' | 'publicUrl'>;

const Proposed = z.object({
  notificationId: z.number(),
  linkId: z.string(),
  fromDate: z.string(),
  fromTime: appointmentTime,
  toDate: z.string(),
  toTime: appointmentTime,
  answerBy: z.string(),
  reasons: z.array(z.string()),
  condition: z.nullish(z.string()),
});

/** What a row proposes, while its proposal is open. */
async function openProposal(deps: Linking, { row, language }: Subject) {
  const { notificationId, linkId, reasons, condition = null, ...detail } = Proposed.parse(row.detail);
  const proposal = await findProposal(deps.db, notificationId);
  if (proposal?.state !== 'open') return null;
  const token = await issuedToken(deps, linkId);
  const answer = (action: string) => `${siteIn(deps, language)}/weather-response?token=${token}&action=${action}`;
  return {
    from: { date: detail.fromDate, time: detail.fromTime },
    to: { date: detail.toDate, time: detail.toTime },
    reasons,
    condition,
    answerBy: new Date(detail.answerBy),
    silence: proposal.silence,
    links: { accept: answer('accept'), keep: answer('decline') },
  };
}

export const weatherMail = aboutBooking(async (deps, subject) => {
  const { booking } = subject;
  const proposal = await openProposal(deps, subject);
  if (proposal === null || booking.status !== 'active') return { dropped: 'proposal-closed' };
  if (deps.clock.now() >= proposal.answerBy) return { dropped: 'answer-too-late' };
  return { letter: weatherProposalTemplate({ ...proposal, booking, record: await shownAccount(deps.db) }) };
});

/** The same as a text. */
export async function proposalWords(deps: Linking, subject: Subject): Promise<Words | Dropped> {
  const proposal = await openProposal(deps, subject);
  const validSeconds = proposal === null ? 0 : secondsUntil(proposal.answerBy, deps.clock.now());
  if (proposal === null || validSeconds <= 0) return { dropped: 'proposal-closed' };
  if (proposal.from.date !== subject.booking.appointmentDate) return { dropped: 'moved' };
  return { body: proposalText(proposal, subject.language), validSeconds };
}
