import type { CardGateway, Receipt, RefundRequest, RefundResult, TicketRequest } from '#adapters/cards/port.ts';
import { plainCard } from '#domain/ledger/paid-with.ts';
import type { Cents } from '#domain/money.ts';
import { minute } from './world.ts';

type Ticket = TicketRequest & { openedAt: Date; state: 'open' | 'declined'; charge: Charge | null };
export type Charge = { ticket: string; orderNo: string; amount: Cents; transactionNo: string; shownFrom: Date };
type Attempt = RefundRequest & { result: Extract<RefundResult, { state: 'approved' | 'refused' }> };

/** `down`: nothing arrives. `lost`: nothing is done or answered. `silent`: done, not answered. `refuses`: says no. */
export const troubles = ['down', 'lost', 'silent', 'refuses'] as const;
export type Trouble = (typeof troubles)[number];

const paidWithin = 30 * minute;
const slowBank = 10 * minute;
const detail = 'no answer';

/**
 * A card gateway in memory with books of its own. It is not idempotent: what it is asked for twice it does twice, and a
 * refund is not compared with what was given back before.
 */
export class Gateway implements CardGateway {
  readonly checkoutId = 'chktMODEL';
  readonly store = 'qa:model';
  readonly form = { scriptUrl: '/sandbox/script.js', mode: 'qa' } as const;
  readonly tickets = new Map<string, Ticket>();
  readonly attempts: Attempt[] = [];
  /** Calls that trouble befell. */
  troubled = 0;
  #trouble: { kind: Trouble; calls: number } | null = null;
  #serial: number;
  readonly #clock: { now(): Date };

  constructor(clock: { now(): Date }, before: readonly Charge[] = []) {
    this.#clock = clock;
    this.#serial = before.length;
    for (const charge of before) {
      const { ticket, orderNo, amount, shownFrom } = charge;
      this.tickets.set(ticket, { orderNo, amount, language: 'en', openedAt: shownFrom, state: 'open', charge });
    }
  }

  get charges(): Charge[] {
    return [...this.tickets.values()].flatMap(({ charge }) => charge ?? []);
  }

  get returns(): Attempt[] {
    return this.attempts.filter(({ result }) => result.state === 'approved');
  }

  /** The next so many calls go wrong; none when there is no trouble. */
  order(trouble: { kind: Trouble; calls: number } | null): void {
    this.#trouble = trouble;
  }

  get isHealthy(): boolean {
    return this.#trouble === null;
  }

  #befalls(): Trouble | null {
    if (!this.#trouble) return null;
    const { kind, calls } = this.#trouble;
    this.troubled += 1;
    this.#trouble = calls > 1 ? { kind, calls: calls - 1 } : null;
    return kind;
  }

  /** A card is typed into the form of a ticket. A slow bank's answer is in the books at once and is told later. */
  pay(name: string, card: 'good' | 'bad' | 'slow'): 'approved' | 'declined' | 'not possible' {
    const now = this.#clock.now();
    const ticket = this.tickets.get(name);
    const isCharged = ticket && this.charges.some(({ orderNo }) => orderNo === ticket.orderNo);
    if (!ticket || isCharged || now.getTime() >= ticket.openedAt.getTime() + paidWithin) return 'not possible';
    if (card === 'bad') {
      ticket.state = 'declined';
      return 'declined';
    }
    const { orderNo, amount } = ticket;
    const shownFrom = new Date(now.getTime() + (card === 'slow' ? slowBank : 0));
    ticket.charge = { ticket: name, orderNo, amount, transactionNo: `charge-${name}`, shownFrom };
    return 'approved';
  }

  async openTicket(request: TicketRequest) {
    const trouble = this.#befalls();
    if (trouble === 'refuses') return { ok: false, reason: 'refused', detail: 'no' } as const;
    if (trouble === 'down' || trouble === 'lost') return { ok: false, reason: 'unavailable', detail } as const;
    if (this.charges.some(({ orderNo }) => orderNo === request.orderNo)) {
      return { ok: false, reason: 'order-number-taken', detail: 'duplicate' } as const;
    }
    this.#serial += 1;
    const ticket = `ticket-${this.#serial}`;
    this.tickets.set(ticket, { ...request, openedAt: this.#clock.now(), state: 'open', charge: null });
    return trouble ? ({ ok: false, reason: 'unavailable', detail } as const) : ({ ok: true, ticket } as const);
  }

  async readReceipt(name: string) {
    const trouble = this.#befalls();
    if (trouble && trouble !== 'refuses') return { state: 'unavailable', detail } as const;
    const ticket = this.tickets.get(name);
    if (ticket?.charge && ticket.charge.shownFrom <= this.#clock.now()) {
      return { state: 'approved', receipt: receiptOf(ticket.charge) } as const;
    }
    if (ticket?.state !== 'declined' || ticket.charge) return { state: 'incomplete' } as const;
    const { orderNo, amount } = ticket;
    const declined = { ticket: name, orderNo, amount, transactionNo: `declined-${name}`, shownFrom: ticket.openedAt };
    return { state: 'declined', receipt: { ...receiptOf(declined), responseCode: '051' } } as const;
  }

  async refund(request: RefundRequest): Promise<RefundResult> {
    const trouble = this.#befalls();
    if (trouble === 'down') return { state: 'not-sent', detail };
    if (trouble === 'lost') return { state: 'unknown', detail };
    const transactionNo = `return-${this.attempts.length + 1}`;
    const result =
      trouble === 'refuses'
        ? ({ state: 'refused', code: '421', message: 'no', raw: {} } as const)
        : ({ state: 'approved', transactionNo, raw: {} } as const);
    this.attempts.push({ ...request, result });
    return trouble === 'silent' ? { state: 'unknown', detail } : result;
  }

  async readRefund({ orderNo, method, amount }: RefundRequest) {
    const trouble = this.#befalls();
    if (trouble && trouble !== 'refuses') return { state: 'unavailable', detail } as const;
    const asked = this.attempts.findLast(
      (one) => one.orderNo === orderNo && one.method === method && one.amount === amount,
    );
    return asked?.result ?? ({ state: 'absent' } as const);
  }
}

const receiptOf = ({ ticket, orderNo, amount, transactionNo }: Charge): Receipt => ({
  ticket,
  orderNo,
  amount,
  transactionNo,
  approvalCode: '048212',
  responseCode: '001',
  message: 'APPROVED',
  approvedAt: null,
  paidWith: plainCard,
  savedCard: null,
  raw: { ticket },
});
