import { consentVersion } from '#business/consents/consents.ts';
import type { BoxPurpose } from '#domain/consents/consent.ts';
import type { VisitCount } from '#domain/offers/visit.ts';
import { linkToken } from '#server/common/secrets.ts';
import { markOutcome } from '#server/modules/bookings/mark-outcome.ts';
import { linkVisits } from '#server/modules/clients/link.ts';
import { answerConsent } from '#server/modules/consents/answer.ts';
import { choosePlan } from '#server/modules/offers/plan.ts';
import { queueMail } from '#server/modules/offers/queue.ts';
import { owner } from './money.ts';
import { orderKey, stored } from './self-service.ts';
import type { TestApp } from './test-app.ts';

type Answered = { purpose?: BoxPurpose; given?: boolean };

/** What the customer ticks or clears on the page of their booking. */
export async function answers(
  testApp: TestApp,
  orderNo: string,
  { purpose = 'season', given = true }: Answered = {},
): Promise<void> {
  const key = await orderKey(testApp, orderNo);
  const asked = { orderNo, key, purpose, given, textVersion: consentVersion, language: 'fr' } as const;
  const answered = await answerConsent(testApp.deps, asked);
  if ('refused' in answered) throw new Error(answered.refused);
}

/** The yearly plan that the customer chooses on the page of their booking. */
export async function choosesPlan(testApp: TestApp, orderNo: string, visits: VisitCount): Promise<void> {
  const key = await orderKey(testApp, orderNo);
  const wish = { orderNo, key, visits, textVersion: consentVersion, language: 'fr' } as const;
  const chosen = await choosePlan(testApp.deps, wish);
  if ('refused' in chosen) throw new Error(chosen.refused);
}

/** A visit is marked as done at noon of its day, by an operator. */
export async function isDone(testApp: TestApp, orderNo: string): Promise<void> {
  const { appointmentDate, version } = await stored(testApp, orderNo);
  testApp.time.now = new Date(`${appointmentDate}T16:00:00Z`);
  const marked = await markOutcome(testApp.deps, { orderNo, version, outcome: 'completed', by: owner });
  if ('refused' in marked) throw new Error(marked.refused);
  await linkVisits(testApp.deps);
}

/** Tokens of the newest mail by consent: what withdraws, and what leads to the appointments. */
export async function mailTokens({ pool, deps }: Pick<TestApp, 'pool' | 'deps'>) {
  const { rows } = await pool.query<{ id: string; offer: string | null }>(
    'select id, offer_id as offer from consent_mails order by created_at desc, id limit 1',
  );
  const token = (id: string | null | undefined) => (id ? linkToken(deps.appSecret, id) : '');
  return { unsubscribe: token(rows[0]?.id), offer: token(rows[0]?.offer) };
}

/** A request for a review is queued for a booking, whatever its state; answers the token that withdraws. */
export async function asked(testApp: TestApp, orderNo: string): Promise<string> {
  const booking = await stored(testApp, orderNo);
  const mail = { booking, email: booking.email.toLowerCase(), purpose: 'rating', page: 'https://example.com' } as const;
  await queueMail(testApp.deps, testApp.db, mail);
  return (await mailTokens(testApp)).unsubscribe;
}

/** What was answered to the boxes; texts are agreed to with each number, and asked by none. */
export const entriesOf = async ({ pool }: Pick<TestApp, 'pool'>) =>
  (
    await pool.query<{ email: string; purpose: string; given: boolean; page: string; consent_text: string | null }>(
      `select email, purpose, given, page, consent_text, language, text_version
       from consents where purpose <> 'texts' order by id`,
    )
  ).rows;
