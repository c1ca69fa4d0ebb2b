import type { IsoDate } from '../calendar/day.ts';
import { type Cents, cents } from '../money.ts';
import type { Movement } from './movements.ts';

export type GatewayDay = {
  day: IsoDate;
  charges: number;
  charged: Cents;
  returns: number;
  returned: Cents;
  /** What should arrive at the bank, before the gateway's fees; less than nothing where more went back. */
  arrives: Cents;
};

/** What the card gateway took and gave back, by day. */
export function gatewayDays(movements: readonly Pick<Movement, 'kind' | 'day' | 'way' | 'amount'>[]): GatewayDay[] {
  const days = new Map<IsoDate, GatewayDay>();
  for (const { kind, day, way, amount } of movements) {
    if (way !== 'card') continue;
    const { total } = amount;
    const so = days.get(day) ?? {
      day,
      charges: 0,
      charged: cents(0),
      returns: 0,
      returned: cents(0),
      arrives: cents(0),
    };
    const isCharge = kind === 'sale' || kind === 'charge';
    days.set(day, {
      day,
      charges: so.charges + (isCharge ? 1 : 0),
      charged: isCharge ? cents(so.charged + total) : so.charged,
      returns: so.returns + (isCharge ? 0 : 1),
      returned: isCharge ? so.returned : cents(so.returned + total),
      arrives: cents(so.arrives + (isCharge ? total : -total)),
    });
  }
  return [...days.values()].toSorted((one, other) => (one.day < other.day ? -1 : 1));
}
