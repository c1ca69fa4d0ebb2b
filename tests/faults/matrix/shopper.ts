import { isRefusal } from '#domain/refusal.ts';
import { followOnTransactionNo } from '#sandbox/cards/simulator.ts';
import { sandboxLinks } from '#sandbox/pages/links.ts';
import { linkToken } from '#server/common/secrets.ts';
import type { Visitor } from '#server/deps.ts';
import { keepCard } from '#server/modules/checkout/card/keep-card.ts';
import { saveCustomer } from '#server/modules/checkout/save-customer.ts';
import type { RequestedBooking } from '#server/modules/checkout/validate.ts';
import { watchCheckout } from '#server/modules/checkout/watch.ts';
import { vipKey } from '#tests/builders/bookings/vip-key.ts';
import { aCustomer, anOrderNo, aRequest, aVisitor, totals } from '#tests/builders/test-app.ts';
import type { Action, Program } from './program-under-test.ts';
import type { Stage } from './stage.ts';

export const theDay = '2025-10-14';
export const anotherDay = '2025-10-16';
/** The first clear day that is proposed when rain is coming. */
export const proposedDay = '2025-10-09';

const firstVip = 'VIP01';

/** One checkout of one visitor, from the calendar to the cancellation. */
export class Shopper {
  readonly visitor: Visitor;
  readonly date: string;
  orderNo = anOrderNo();
  ticket: string | null = null;
  approvedAt: Date | null = null;
  readonly #stage: Stage;
  readonly #amount: string;
  readonly #service: Pick<RequestedBooking, 'coatingType' | 'clientId'>;
  readonly #link: string | null;
  #key: string | undefined;

  constructor(stage: Stage, { name, date = theDay, service = 'complete', link = null }: ShopperOptions) {
    this.#stage = stage;
    this.visitor = aVisitor(name);
    this.date = date;
    this.#amount = service === 'refresh' ? '0.00' : totals[service];
    this.#service = { coatingType: service, ...(service === 'refresh' && { clientId: firstVip }) };
    this.#link = link;
  }

  preloadAction(): Action {
    const booking = { ...aRequest({ appointmentDate: this.date, ...this.#service }), paymentLink: this.#link };
    return {
      do: 'preload',
      visitor: this.visitor,
      request: { orderNo: this.orderNo, amount: this.#amount, booking, key: this.#key },
    };
  }

  submitAction(ticket = this.ticket): Action {
    return {
      do: 'submit',
      visitor: this.visitor,
      request: { orderNo: this.orderNo, ticket, customer: aCustomer(), key: this.#key },
    };
  }

  async cancelAction(): Promise<Action> {
    const { cancel } = await sandboxLinks(this.#stage.program.deps, { orderNo: this.orderNo });
    return { do: 'cancel', token: cancel?.split('/').at(-1) ?? '' };
  }

  /** An owner who saw the booking as it was made gives a part of its payment back. */
  partAction(version = 0, amount = 25_000): Action {
    return { do: 'refund a part', orderNo: this.orderNo, version, amount };
  }

  /** An owner looks the refund up in the gateway's console, where a number is known only of what was made. */
  async settleAction(outcome: 'happened' | 'send-again' | 'returned-elsewhere'): Promise<Action> {
    const { rows } = await this.#stage.sql.query<{ id: number }>(
      `select id::int from refunds where order_no = $1 order by state = 'done', id limit 1`,
      [this.orderNo],
    );
    const made = (await this.#stage.books.refunds()).findLast(({ approved }) => approved);
    const transactionNo = outcome === 'happened' && made ? followOnTransactionNo(made.serial) : null;
    return { do: 'settle refund', id: rows[0]?.id ?? 0, outcome, transactionNo };
  }

  /** An owner who saw the booking as it was made finds a door where a front with panes was sold. */
  storefrontAction(): Action {
    return { do: 'correct the storefront', orderNo: this.orderNo, version: 0 };
  }

  operatorCancelAction(refund: 'full' | 'none' = 'full'): Action {
    return { do: 'cancel as operator', orderNo: this.orderNo, version: 0, refund };
  }

  /** The link of the mails moves the visit. */
  async moveAction(date = anotherDay): Promise<Action> {
    return { do: 'move as customer', orderNo: this.orderNo, key: await this.#linkKey(), date };
  }

  async #linkKey(): Promise<string> {
    const { booking } = await sandboxLinks(this.#stage.program.deps, { orderNo: this.orderNo });
    return (booking && new URL(booking).searchParams.get('key')) ?? '';
  }

  /** The link of the mails forgets the card. */
  async forgetCardAction(): Promise<Action> {
    return { do: 'forget card', orderNo: this.orderNo, key: await this.#linkKey() };
  }

  operatorMoveAction(date = anotherDay): Action {
    return { do: 'move as operator', orderNo: this.orderNo, version: 0, date };
  }

  /** What the link of the text message does, or the page that it opens when `change` is wished. */
  async answerAction(action: 'accept' | 'decline' = 'accept', { change = false } = {}): Promise<Action> {
    return { do: 'answer', token: await this.weatherToken(), action, change };
  }

  async weatherToken(): Promise<string> {
    const { rows } = await this.#stage.sql.query<{ link: string }>(
      `select detail ->> 'linkId' as link from outbox join bookings on bookings.id = subject
       where topic = 'sms.weather-proposal' and bookings.order_no = $1`,
      [this.orderNo],
    );
    return linkToken(this.#stage.program.deps.appSecret, rows[0]?.link ?? '');
  }

  async answer(action: 'accept' | 'decline' = 'accept', options: { change?: boolean } = {}): Promise<object> {
    return this.#stage.program.perform(await this.answerAction(action, options));
  }

  async preload(program: Program = this.#stage.program): Promise<object> {
    this.#key = await vipKey(this.#stage.program.deps, this.#service.clientId);
    const answer = await program.perform(this.preloadAction());
    if ('ticket' in answer && typeof answer.ticket === 'string') this.ticket = answer.ticket;
    return answer;
  }

  /** Tries as a person would until the card form is open: a number that cannot be used any more is left behind. */
  async reachForm(): Promise<void> {
    const first = await this.preload();
    if (!isRefusal(first)) return;
    this.orderNo = anOrderNo();
    this.#stage.remember(this);
    const second = await this.preload();
    if (isRefusal(second)) throw new Error(`no card form: ${first.refused}, then ${second.refused}`);
  }

  async giveName(): Promise<void> {
    const { deps } = this.#stage.program;
    const saved = await saveCustomer(deps, this.visitor, { orderNo: this.orderNo, customer: aCustomer() });
    if (isRefusal(saved)) throw new Error(`no name saved: ${saved.refused}`);
  }

  /** The card is approved at the gateway; nobody else hears of it. `at` is the gateway's own time. */
  async pay({ ticket = this.ticket, at }: { ticket?: string | null; at?: Date } = {}): Promise<void> {
    await this.#stage.pay(ticket ?? '', { at, cardNumber: '4242424242424242' });
    this.approvedAt = this.#stage.time.now;
  }

  /** The box is ticked: this card is kept. */
  async keepCard(): Promise<void> {
    await keepCard(this.#stage.program.deps, this.visitor, { orderNo: this.orderNo, keep: true });
  }

  async pressSavedCard(): Promise<void> {
    await this.#stage.pressSavedCard(this.ticket ?? '');
    this.approvedAt = this.#stage.time.now;
  }

  decline(): Promise<void> {
    return this.#stage.pay(this.ticket ?? '', { cardNumber: '4000000000000002' });
  }

  submit(program: Program = this.#stage.program): Promise<object> {
    return program.perform(this.submitAction());
  }

  async cancel(program: Program = this.#stage.program): Promise<object> {
    return program.perform(await this.cancelAction());
  }

  closeTab(): Promise<void> {
    return watchCheckout(this.#stage.program.deps, this.visitor, { orderNo: this.orderNo, seen: 'closed' });
  }
}

export type ShopperOptions = {
  name: string;
  date?: string;
  /** A refresh is the free one of whoever bought Platinum first. */
  service?: 'complete' | 'platinum' | 'refresh';
  /** The token of the payment link that they came by. */
  link?: string | null;
};
