import type pg from 'pg';
import type { Heard, Site } from '#tests/faults/soak/browser.ts';
import { type Chance, chanceFrom } from '#tests/faults/soak/chance.ts';
import { dealWays, visit } from '#tests/faults/soak/visitor.ts';

type Options = {
  seed: number;
  days: readonly string[];
  atOnce: number;
  /** Whether each of them buys and nobody orders a fault of the card gateway. */
  onlyBuy?: boolean;
};

/** The first of each list: the usual service. */
const usual = (chance: Chance): Chance => ({ ...chance, pick: (weights) => Object.keys(weights)[0] as never });

/** Visitors who book one after the other until they are told to stop, and what they were answered. */
export class Visitors {
  /** Orders whose booking was confirmed to the visitor: none of them may be lost. */
  readonly confirmed: string[] = [];
  readonly #calls: Heard[] = [];
  #isOver = false;
  #progress = Promise.withResolvers<void>();
  readonly #visits: Promise<unknown>;

  constructor(site: Site, { seed, days, atOnce, onlyBuy = false }: Options) {
    let orders = 0;
    site.heard = (call) => void this.#calls.push(call);
    const chance = onlyBuy ? usual(chanceFrom(seed)) : chanceFrom(seed);
    const street = {
      site,
      chance,
      nextWay: onlyBuy ? () => 'submits' as const : dealWays(chance),
      days,
      slow: false,
      nextOrder: () => `HC-20200101-${String(++orders).padStart(6, '0')}`,
      confirmed: (orderNo: string) => {
        this.confirmed.push(orderNo);
        this.#progress.resolve();
        this.#progress = Promise.withResolvers<void>();
      },
    };
    const one = async () => {
      while (!this.#isOver) await visit(street);
    };
    this.#visits = Promise.all(Array.from({ length: atOnce }, one));
  }

  /** Waits until so many more bookings were confirmed. */
  async more(bookings: number): Promise<void> {
    const wanted = this.confirmed.length + bookings;
    while (this.confirmed.length < wanted) await Promise.race([this.#progress.promise, this.#visits]);
  }

  /** Seconds after an instant in which a call was refused, or none that began then had been answered yet. */
  refusedSince(instant: number): number {
    const after = this.#calls.filter(({ ended }) => ended >= instant);
    const lastRefusal = Math.max(instant, ...after.filter(({ refused }) => refused).map(({ ended }) => ended));
    const answered = after.filter(({ began, refused }) => began >= instant && !refused).map(({ ended }) => ended);
    return (Math.max(lastRefusal, Math.min(...answered)) - instant) / 1000;
  }

  calls = (): number => this.#calls.length;

  refusals = (): string[] => this.#calls.filter(({ refused }) => refused).map(({ what }) => what);

  /** Lets each end the visit that he is on. */
  async leave(): Promise<void> {
    this.#isOver = true;
    await this.#visits;
  }
}

/** What was confirmed to a visitor and is not in the database. */
export async function lostOf({ confirmed }: Visitors, pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ order_no: string }>('select order_no from bookings');
  const booked = new Set(rows.map((row) => row.order_no));
  return confirmed.filter((orderNo) => !booked.has(orderNo)).map((orderNo) => `${orderNo}: confirmed and lost`);
}
