import { cents } from '#domain/money.ts';
import { isRefusal } from '#domain/refusal.ts';
import { refundPartially } from '#server/modules/bookings/refund-part.ts';
import type { Shop } from '../shop.ts';
import { type Action, agree, isRefused, orderOf, pick, wordOf } from './action.ts';

/** How much the operator gives back: a few dollars, a third of the payment, all of it, more than was ever paid. */
export const shares = ['a little', 'a third', 'everything', 'too much'] as const;
export type Share = (typeof shares)[number];

const amountOf = (share: Share, total: number) =>
  cents({ 'a little': 1_250, 'a third': Math.floor(total / 3), everything: total, 'too much': total + 1 }[share]);

const operator = { id: 'the-owner', role: 'owner' } as const;

type Row = { version: number; total: number };

async function bookingOf({ sql }: Shop, id: string): Promise<Row> {
  const { rows } = await sql.query<Row>('select version, total from bookings where id = $1', [id]);
  const [row] = rows;
  if (!row) throw new Error(`${id} is not there`);
  return row;
}

const sum = (of: readonly number[]): number => of.reduce((total, one) => total + one, 0);

/** The operator gives a part of a payment back, whether the visit stands or was cancelled. */
export const givePart =
  (nth: number, share: Share): Action =>
  (model) => {
    const likely = model.checkouts.filter(({ paid, bookingId }) => paid && bookingId !== null).reverse();
    const checkout = pick({ likely, others: [] }, nth);
    const id = checkout?.bookingId;
    if (!checkout || !id) return null;
    return {
      says: `the operator gives ${share} back of ${orderOf(checkout)}`,
      async act(shop) {
        const { version, total } = await bookingOf(shop, id);
        const amount = amountOf(share, total);
        const { orderNo } = checkout;
        const asked = { orderNo, version, amount, reason: 'A pane was left out.', notify: true };
        const answer = await refundPartially(shop.deps, operator, asked);
        return ({ alone }) => {
          const given = sum(checkout.parts);
          if (!isRefusal(answer)) {
            agree(given + amount <= total, 'no more goes back than was paid');
            checkout.parts.push(amount);
          }
          const isPlain = alone && checkout.cancelled === 'no' && !checkout.partsPerhaps && given === 0;
          agree(!isPlain || isRefusal(answer) === (share === 'too much'), 'a first part of a standing visit goes back');
          const fits = isRefused(answer, 'REFUND_TOO_MUCH', 'BOOKING_CHANGED');
          agree(!isRefusal(answer) || fits, 'a part is refused for its amount or for a change alone');
          agree(!alone || !isRefused(answer, 'BOOKING_CHANGED'), 'nothing changed meanwhile');
          return wordOf(answer);
        };
      },
      lost: () => {
        checkout.partsPerhaps = true;
      },
    };
  };
