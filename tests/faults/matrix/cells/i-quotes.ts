import { cents } from '#domain/money.ts';
import { isRefusal } from '#domain/refusal.ts';
import { linkToken } from '#server/common/secrets.ts';
import { acceptQuote } from '#server/modules/quotes/accept.ts';
import { createQuote } from '#server/modules/quotes/create.ts';
import { termsInForce } from '#server/modules/terms/in-force.ts';
import { aQuote, aQuotedStorefront } from '#tests/builders/bookings/quotes.ts';
import { owner } from '#tests/builders/money.ts';
import { aVisitor } from '#tests/builders/test-app.ts';
import { booked, type Cell, cut, kill, type Leaves, nothing, parted } from '../cell.ts';
import { expectRefusals } from '../expect.ts';
import type { Action } from '../program-under-test.ts';
import { anotherDay, type Shopper, theDay } from '../shopper.ts';
import type { Stage } from '../stage.ts';

const holding = 'commit of choose-day';
const bothBooked: Leaves = { approved: 2, refunded: 0, bookings: 2 };

/** A client has accepted a quote for two storefronts. */
async function accepted(stage: Stage) {
  const { deps } = stage.program;
  const storefronts = [1, 2].map(() => aQuotedStorefront({ selectedLayout: 'layout1', base: cents(181_500) }));
  const made = await createQuote(deps, owner, aQuote({ storefronts }));
  if (isRefusal(made)) throw new Error(`no quote: ${made.refused}`);
  const token = linkToken(deps.appSecret, made.id);
  const { version: termsVersion } = await termsInForce(deps);
  const terms = { termsVersion, acceptanceMethod: 'web_modal', scrolledToBottom: true } as const;
  const answer = await acceptQuote(deps, aVisitor('client'), { token, terms });
  if (isRefusal(answer)) throw new Error(`not accepted: ${answer.refused}`);
  // Messages are not played here: the quote is out, and the reminders wait for nobody.
  const quiet = () => stage.sql.query(`delete from outbox where topic in ('mail.quote', 'mail.payment-link')`);
  await quiet();
  const choosing = (place: number, date: string): Action => ({ do: 'choose the day of a quote', token, place, date });
  return {
    choosing,
    choose: async (place: number, date: string) => {
      const held = await stage.program.perform(choosing(place, date));
      await quiet();
      return held;
    },
    /** Who pays for a storefront, as its page's link leads to it. */
    comer: async (place: number): Promise<Shopper> => {
      await quiet();
      const { rows } = await stage.sql.query<{ id: string }>(
        'select id from operator_bookings where quote_place = $1 and cancelled_at is null',
        [place],
      );
      const link = linkToken(deps.appSecret, rows[0]?.id ?? '');
      const shopper = stage.shopper({ name: `client ${place}`, link });
      await shopper.reachForm();
      await shopper.giveName();
      return shopper;
    },
  };
}

/** Cells of group I: a quote in writing, whose storefronts each become a booking by a link of their own. */
export const quoteCells: readonly Cell[] = [
  {
    id: 'I12-K1',
    says: 'killed before the day of a quote’s storefront is held; chosen again, both storefronts are paid and booked',
    leaves: bothBooked,
    async play(stage) {
      const quote = await accepted(stage);
      await stage.strike(kill('before', holding), quote.choosing(0, theDay));
      await quote.choose(0, theDay);
      await quote.choose(1, anotherDay);
      for (const place of [0, 1]) {
        const client = await quote.comer(place);
        await client.pay();
        await client.submit();
      }
    },
  },
  {
    id: 'I12-D2',
    says: 'the day of a storefront is held and nobody is told; chosen again, it is the same link, paid and booked once',
    leaves: booked,
    async play(stage) {
      const quote = await accepted(stage);
      await stage.strike(cut('after', holding), quote.choosing(0, theDay));
      await quote.choose(0, theDay);
      const client = await quote.comer(0);
      await client.pay();
      await client.submit();
    },
  },
  {
    id: 'I12-1',
    says: 'both storefronts choose the same day at the same moment: one holds it, the other is told',
    leaves: booked,
    async play(stage) {
      const quote = await accepted(stage);
      const both = [0, 1].map((place) => stage.program.perform(quote.choosing(place, theDay)));
      const answers = await Promise.all(both);
      expectRefusals(answers, { DATE_TAKEN: 1 });
      const client = await quote.comer(answers.findIndex((answer) => !isRefusal(answer)));
      await client.pay();
      await client.submit();
    },
  },
  {
    id: 'I12-2',
    says: 'paid for the first day while another is chosen: the new day is paid and booked, the first payment goes back',
    leaves: { ...parted, approved: 2 },
    async play(stage) {
      const quote = await accepted(stage);
      await quote.choose(0, theDay);
      const first = await quote.comer(0);
      await quote.choose(0, anotherDay);
      await first.pay();
      expectRefusals([await first.submit()], { PAID_NOT_BOOKED: 1 });
      const second = await quote.comer(0);
      await second.pay();
      await second.submit();
    },
  },
  {
    id: 'I12-3',
    says: 'accepted and its day never paid: the day is free again',
    leaves: { ...nothing, alerts: ['payment-link'] },
    async play(stage) {
      const quote = await accepted(stage);
      await quote.choose(0, theDay);
      stage.later(49 * 3600);
      await stage.program.perform({ do: 'end links' });
    },
  },
];
