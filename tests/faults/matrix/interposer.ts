import type pg from 'pg';
import type { AlertService } from '#adapters/alerts/port.ts';
import type { CardGateway } from '#adapters/cards/port.ts';
import type { MailService } from '#adapters/mail/port.ts';
import type { PhotoStore } from '#adapters/photos/port.ts';
import type { SmsService } from '#adapters/sms/port.ts';
import type { WebhookSender } from '#adapters/webhooks/port.ts';
import { commitName, statementName } from './steps.ts';

export type When = 'before' | 'after';

/** `kill`: the process dies by -9. `throw`: an exception. `cut`: the connection to the database is lost. */
export type Strike = {
  fault: 'kill' | 'throw' | 'cut';
  when: When;
  /** Any step when there is no name. */
  step?: string;
  /** How many times the step is passed before; 1 is the first. */
  nth?: number;
};

export type Meeting = { when: When; step: string; parties: number };

/** What an injected exception says; no code of the program makes such a one. */
export const injected = 'a fault of the matrix';
const lost = 'Connection terminated unexpectedly';

type Cut = (() => void) | null;

/**
 * Stands between the program and its outsides, the database and the providers, and knows each step by name. It lays
 * one fault at one step, or lets several wait there for each other. The program itself has no places for faults.
 */
export class Interposer {
  readonly steps: string[] = [];
  fired = 0;
  #strike: Strike | null = null;
  #passed = 0;
  #meeting: (Meeting & { here: number; open: () => void; opened: Promise<void> }) | null = null;

  strike(strike: Strike | null): void {
    this.#strike = strike;
    this.#passed = 0;
  }

  /** The first so many that come to a step wait there for each other. */
  meet(meeting: Meeting): void {
    const { promise: opened, resolve: open } = Promise.withResolvers<void>();
    this.#meeting = { ...meeting, here: 0, open, opened };
  }

  /** Was the meeting held? */
  get met(): boolean {
    return this.#meeting !== null && this.#meeting.here >= this.#meeting.parties;
  }

  async #pass<T>(step: string, act: () => Promise<T>, cut: Cut): Promise<T> {
    const before = await this.#at('before', step);
    if (before === 'cut' && cut)
      cut(); // what is sent now never arrives
    else if (before === 'cut') throw new Error(lost);
    this.steps.push(step);
    const result = await act();
    if ((await this.#at('after', step)) !== 'cut') return result;
    cut?.();
    throw new Error(lost);
  }

  async #at(when: When, step: string): Promise<'cut' | null> {
    await this.#wait(when, step);
    const strike = this.#strike;
    if (strike?.when !== when || (strike.step !== undefined && strike.step !== step)) return null;
    this.#passed += 1;
    if (this.#passed < (strike.nth ?? 1)) return null;
    this.#strike = null;
    this.fired += 1;
    if (strike.fault === 'kill') process.kill(process.pid, 'SIGKILL');
    if (strike.fault === 'throw') throw new Error(injected);
    return strike.fault === 'cut' ? 'cut' : null;
  }

  async #wait(when: When, step: string): Promise<void> {
    const meeting = this.#meeting;
    if (meeting?.when !== when || meeting.step !== step) return;
    meeting.here += 1;
    if (meeting.here >= meeting.parties) meeting.open();
    await meeting.opened;
  }

  /** The same pool, every statement of which is a step. */
  overPool(pool: pg.Pool): pg.Pool {
    return watched(pool, {
      query: (...args) => this.#pass(statementName(sqlOf(args)), () => call(pool, 'query', args), null),
      connect: async () => this.#overClient(await pool.connect()),
    });
  }

  #overClient(client: pg.PoolClient): pg.PoolClient {
    const cut = () => {
      client.connection.stream.destroy();
    };
    let statements: string[] = [];
    const stepOf = (sql: string) => {
      const statement = statementName(sql);
      const step = statement === 'commit' ? commitName(statements) : statement;
      if (statement === 'begin') statements = [];
      statements.push(statement);
      return step;
    };
    return watched(client, {
      query: (...args) => this.#pass(stepOf(sqlOf(args)), () => call(client, 'query', args), cut),
    });
  }

  /** The same gateway, every call of which is a step. */
  overCards(cards: CardGateway): CardGateway {
    return {
      ...cards,
      openTicket: (request) => this.#pass('gateway preload', () => cards.openTicket(request), null),
      readReceipt: (ticket) => this.#pass('gateway receipt', () => cards.readReceipt(ticket), null),
      refund: (request, mayLeave) =>
        this.#pass(`gateway ${request.method}`, () => cards.refund(request, mayLeave), null),
      readRefund: (request) => this.#pass('gateway look-up', () => cards.readRefund(request), null),
    };
  }

  /** The same mail server, every call of which is a step. */
  overMail(mail: MailService): MailService {
    return { ...mail, send: (message) => this.#pass('mail send', () => mail.send(message), null) };
  }

  /** The same store of photographs, every write of which is a step. */
  overPhotos(photos: PhotoStore): PhotoStore {
    return { ...photos, put: (key, bytes) => this.#pass('photo put', () => photos.put(key, bytes), null) };
  }

  /** The same second way for alerts, every call of which is a step. */
  overAlerts(alerts: AlertService): AlertService {
    return { ...alerts, send: (alert) => this.#pass('alert send', () => alerts.send(alert), null) };
  }

  /** The same way to other programs, every call of which is a step. */
  overWebhooks(webhooks: WebhookSender): WebhookSender {
    return { ...webhooks, send: (event) => this.#pass('webhook send', () => webhooks.send(event), null) };
  }

  /** The same text provider, every call of which is a step. */
  overTexts(sms: SmsService): SmsService {
    return {
      ...sms,
      send: (message) => this.#pass('text send', () => sms.send(message), null),
      find: (message, since) => this.#pass('text look-up', () => sms.find(message, since), null),
    };
  }
}

type Calls = Record<string, (...args: unknown[]) => Promise<unknown>>;

/** A thing of which some calls go another way; everything else is its own. */
function watched<T extends object>(thing: T, calls: Calls): T {
  return new Proxy(thing, {
    get(target, name) {
      const other = typeof name === 'string' ? calls[name] : undefined;
      if (other) return other;
      const own: unknown = Reflect.get(target, name, target);
      return typeof own === 'function' ? own.bind(target) : own;
    },
  });
}

function call(thing: object, name: string, args: unknown[]): Promise<unknown> {
  const own: unknown = Reflect.get(thing, name);
  if (typeof own !== 'function') throw new Error(`no ${name}`);
  return own.apply(thing, args);
}

function sqlOf([query]: unknown[]): string {
  if (typeof query === 'string') return query;
  return typeof query === 'object' && query !== null && 'text' in query ? String(query.text) : '';
}
