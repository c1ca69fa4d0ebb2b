import type { Day, Service } from './world.ts';
import { hour, minute, nameOf, visitors } from './world.ts';

/** One checkout as a person would tell of it. */
export type Checkout = {
  readonly who: number;
  readonly orderNo: string;
  readonly day: Day;
  readonly service: Service;
  readonly begun: Date;
  /** The card form that the visitor saw. */
  ticket: string | null;
  /** The program knows who is paying. */
  named: boolean;
  paid: boolean;
  /** Paid in time, by name, while the day was this visitor's: it must become his booking. */
  promised: boolean;
  /** What the visitor was told, or saw. */
  bookingId: string | null;
  cancelled: 'no' | 'in time' | 'too late' | 'perhaps';
  /** What the operator gave back of it, in cents; perhaps more, when an answer was lost. */
  readonly parts: number[];
  /** When the program was struck while this payment waited for its booking. */
  readonly strikes: Date[];
  partsPerhaps: boolean;
};

type Person = {
  gone: boolean;
  /** What this visitor surely holds. */
  holds: { day: Day; service: Service } | null;
  last: Checkout | null;
};

/** What a person who watched everything would know. */
export class Model {
  now: Date;
  readonly crews: number;
  readonly people: Person[] = visitors.map(() => ({ gone: false, holds: null, last: null }));
  readonly checkouts: Checkout[] = [];
  /** What happened, line by line, for whoever reads of a failure. */
  readonly story: string[] = [];

  constructor(now: Date, crews: number) {
    this.now = now;
    this.crews = crews;
  }

  person(who: number): Person {
    const person = this.people[who];
    if (!person) throw new Error(`there is no ${nameOf(who)}`);
    return person;
  }

  /** Checkouts of visitors who are still there: those of which something is likely, and others; the newest first. */
  present(isLikely: (checkout: Checkout) => boolean) {
    const there = this.checkouts.filter(({ who }) => !this.person(who).gone).reverse();
    return { likely: there.filter(isLikely), others: there.filter((one) => !isLikely(one)) };
  }

  /** A checkout is known. Two tabs of a visitor may have the same one; a number that came to nothing is given on. */
  begins(checkout: Checkout): void {
    const at = this.checkouts.findIndex(({ orderNo }) => orderNo === checkout.orderNo);
    const earlier = this.checkouts[at];
    const isSame = earlier?.who === checkout.who && earlier.ticket !== null;
    if (earlier && !isSame) this.checkouts.splice(at, 1);
    if (!isSame) this.checkouts.push(checkout);
    this.person(checkout.who).last = isSame ? earlier : checkout;
  }

  /** A payment that could not be booked several times in nine minutes goes back (domain/booking/unfinished-payment.ts). */
  struck(): void {
    for (const one of this.checkouts) {
      if (!one.paid || one.bookingId !== null) continue;
      one.strikes.push(this.now);
      const [first = this.now] = one.strikes;
      if (one.strikes.length >= 3 && this.now.getTime() - first.getTime() >= 9 * minute) one.promised = false;
    }
  }

  isFresh({ begun }: Checkout): boolean {
    return this.now.getTime() - begun.getTime() < 30 * minute;
  }

  /** The visitor holds a day by this checkout. Whoever chooses anew gives up what he chose before. */
  holds({ who, day, service }: Checkout): void {
    this.#breakPromises(who, (one) => one.day === day && one.service === service);
    this.person(who).holds = { day, service };
  }

  /** Nobody can say what the visitor holds after this attempt. */
  mayHold({ who, day, service }: Checkout): void {
    this.#breakPromises(who, (one) => one.day === day && one.service === service);
    this.person(who).holds = null;
  }

  #breakPromises(who: number, except: (checkout: Checkout) => boolean): void {
    for (const one of this.checkouts) {
      if (one.who === who && one.bookingId === null && !except(one)) one.promised = false;
    }
  }

  /** The clock goes on. A visit that begins before its booking was made is not promised any more: the money goes back. */
  passTo(now: Date, isBooked: (orderNo: string) => boolean): void {
    this.now = now;
    for (const one of this.checkouts) if (one.day.begins <= now && !isBooked(one.orderNo)) one.promised = false;
  }

  paid(checkout: Checkout, { slowly }: { slowly: boolean }): void {
    checkout.paid = true;
    const { holds } = this.person(checkout.who);
    const isHeld = holds?.day === checkout.day && holds.service === checkout.service;
    const isAhead = checkout.day.begins > this.now;
    checkout.promised = isHeld && isAhead && this.isFresh(checkout) && checkout.named && !slowly;
  }

  /** What a visitor wants once, however often he pays for it: a day, or the one platinum place that is kept for him. */
  sameWish({ who, day, service }: Checkout): Checkout[] {
    const isSame = (one: Checkout) => one.day === day || (one.service === service && service.name === 'platinum');
    return this.checkouts.filter((one) => one.who === who && isSame(one));
  }

  /** What a cancellation brings now, by the rule that a person knows. */
  cancellation({ day }: Checkout): 'in time' | 'too late' | 'over' {
    const left = day.begins.getTime() - this.now.getTime();
    if (left <= 0) return 'over';
    return left > 24 * hour ? 'in time' : 'too late';
  }
}
