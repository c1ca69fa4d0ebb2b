import type { DayMoveRecord } from '#server/modules/planning/records.ts';
import type { Day, Service } from './world.ts';
import { hour, minute, nameOf, visitors } from './world.ts';

/** A payment link as whoever has it would tell of it. */
export type Link = {
  readonly id: string;
  readonly who: number;
  readonly day: Day;
  readonly service: Service;
  withdrawn: 'no' | 'yes' | 'perhaps';
};

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
  /** The client number that the visitor was told. */
  clientId: string | null;
  /** The link that it is paid by, and whether an operator booked it, paid by hand or given away. */
  readonly link: Link | null;
  readonly byOperator: boolean;
  /** The day of its visit as it is now; null when an answer about a move was lost. */
  at: Day | null;
  /** `in time`: the money goes back, by the rule or at the operator's word. `too late`: it stays. */
  cancelled: 'no' | 'in time' | 'too late' | 'perhaps';
  /** Whether the operator said how the visit went. */
  over: 'no' | 'yes' | 'perhaps';
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
  readonly links: Link[] = [];
  /** Days that were moved, or whose clients were asked. */
  readonly dayMoves: DayMoveRecord[] = [];
  /** The numbers of crews that a day may have, where somebody set one. */
  readonly crewsOf = new Map<string, readonly number[]>();
  /** How often each day was claimed after the step before: fewer crews take no visit away. */
  claims: ReadonlyMap<string, number> = new Map();
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

  /** How many crews a day may have at most now. */
  crewsOn(date: string): number {
    return Math.max(...(this.crewsOf.get(date) ?? [this.crews]));
  }

  /** Checkouts of visitors who are still there: those of which something is likely, and others; the newest first. */
  present(isLikely: (checkout: Checkout) => boolean) {
    const there = this.checkouts.filter(({ who, byOperator }) => !byOperator && !this.person(who).gone).reverse();
    return { likely: there.filter(isLikely), others: there.filter((one) => !isLikely(one)) };
  }

  /** Bookings that somebody knows of; likely ones are those of which it can be said, the newest first. */
  booked(isLikely: (checkout: Checkout) => boolean) {
    const known = this.checkouts.filter(({ bookingId }) => bookingId !== null).reverse();
    return { likely: known.filter(isLikely), others: known.filter((one) => !isLikely(one)) };
  }

  /** A checkout is known. Two tabs of a visitor may have the same one; a number that came to nothing is given on. */
  begins(checkout: Checkout): void {
    const at = this.checkouts.findIndex(({ orderNo }) => orderNo === checkout.orderNo);
    const earlier = this.checkouts[at];
    const isSame = earlier?.who === checkout.who && earlier.ticket !== null;
    if (earlier && !isSame) this.checkouts.splice(at, 1);
    if (!isSame) this.checkouts.push(checkout);
    if (!checkout.byOperator) this.person(checkout.who).last = isSame ? earlier : checkout;
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

  /** The visitor holds a day by this checkout. Whoever chooses anew gives up what he chose before; a link has its own day. */
  holds({ who, day, service, link }: Checkout): void {
    if (link) return;
    this.#breakPromises(who, (one) => one.day === day && one.service === service);
    this.person(who).holds = { day, service };
  }

  /** Nobody can say what the visitor holds after this attempt. */
  mayHold({ who, day, service, link }: Checkout): void {
    if (link) return;
    this.#breakPromises(who, (one) => one.day === day && one.service === service);
    this.person(who).holds = null;
  }

  #breakPromises(who: number, except: (checkout: Checkout) => boolean): void {
    for (const one of this.checkouts) {
      const isChosen = one.who === who && one.bookingId === null && one.link === null;
      if (isChosen && !except(one)) one.promised = false;
    }
  }

  /** The clock goes on. A visit that begins before its booking was made is not promised any more: the money goes back. */
  passTo(now: Date, isBooked: (orderNo: string) => boolean): void {
    this.now = now;
    for (const one of this.checkouts) if (one.day.begins <= now && !isBooked(one.orderNo)) one.promised = false;
  }

  paid(checkout: Checkout, { slowly }: { slowly: boolean }): void {
    checkout.paid = true;
    const { link } = checkout;
    const { holds } = this.person(checkout.who);
    const isHeld = link ? link.withdrawn === 'no' : holds?.day === checkout.day && holds.service === checkout.service;
    const isAhead = checkout.day.begins > this.now;
    checkout.promised = isHeld && isAhead && this.isFresh(checkout) && checkout.named && !slowly;
  }

  /** What a visitor wants once, however often he pays for it: a day, or the one platinum place that is kept for him. */
  sameWish({ who, day, service }: Checkout): Checkout[] {
    const isSame = (one: Checkout) =>
      one.day === day || (one.service.coatingType === service.coatingType && service.coatingType === 'platinum');
    return this.checkouts.filter((one) => one.who === who && isSame(one));
  }

  /** The operator takes a link back; who was about to pay by it is promised nothing any more. */
  withdraws(link: Link, surely: boolean): void {
    link.withdrawn = surely ? 'yes' : 'perhaps';
    for (const one of this.checkouts) if (one.link === link && one.bookingId === null) one.promised = false;
  }

  /** A booking is cancelled, or may be; what is surely known stays. A refresh that is still to come goes with its visit. */
  cancelled(checkout: Checkout, how: 'in time' | 'too late' | 'perhaps'): void {
    if (how !== 'perhaps') checkout.cancelled = how;
    else if (checkout.cancelled === 'no') checkout.cancelled = how;
    for (const one of this.checkouts) {
      const refreshesIt = one.service.clientId !== null && one.service.clientId === checkout.clientId;
      if (refreshesIt && one !== checkout && one.cancelled === 'no') one.cancelled = 'perhaps';
    }
  }

  /** What a cancellation brings now, by the rule that a person knows; null where nobody can be sure of the visit's day. */
  cancellation({ at }: Checkout): 'in time' | 'too late' | 'over' | null {
    if (at === null) return null;
    const left = at.begins.getTime() - this.now.getTime();
    if (left <= 0) return 'over';
    return left > 24 * hour ? 'in time' : 'too late';
  }
}

type Begun = Pick<Checkout, 'who' | 'orderNo' | 'day' | 'service'> & Partial<Checkout>;

/** A checkout of which nothing is known but that it was begun. */
export const begun = ({ now }: Model, what: Begun): Checkout => ({
  begun: now,
  ticket: null,
  named: false,
  paid: false,
  promised: false,
  bookingId: null,
  clientId: null,
  link: null,
  byOperator: false,
  at: what.day,
  cancelled: 'no',
  over: 'no',
  parts: [],
  strikes: [],
  partsPerhaps: false,
  ...what,
});

/** Its visit is still to come, and nobody has said otherwise. */
export const isStanding = ({ bookingId, cancelled, over }: Checkout): boolean =>
  bookingId !== null && cancelled === 'no' && over === 'no';
