import { randomUUID } from 'node:crypto';
import { linkToken } from '#server/common/secrets.ts';
import { Browser, type Site } from './browser.ts';
import type { Chance } from './chance.ts';

/** Whom and what the program is started with, so that the owner can sign in and knows the links that customers are sent. */
export const ownersSettings = {
  ADMIN_EMAIL: 'owner@example.com',
  ADMIN_PASSWORD: 'clear glass at noon',
  APP_SECRET: 'a secret of at least thirty-two characters',
};
const password = ownersSettings.ADMIN_PASSWORD;

type Refund = { id: number; byHand: boolean; state: string };
type Story = { version: number; money: { left: number }; refunds: readonly Refund[] };
type Wish = { booking: object; customer: object; total: number };

/** Small, as it was sold, and large. */
const storefronts = {
  smaller: { storefrontSize: 'little-storefront', selectedLayout: 'layout13' },
  sold: { storefrontSize: 'little-storefront', selectedLayout: 'layout1' },
  larger: { storefrontSize: 'grand-storefront', selectedLayout: 'layout12' },
};

/** The owner of the business, signed in to the administration. */
export class Owner {
  readonly #browser: Browser;
  readonly #chance: Chance;
  #cancelled = 0;

  private constructor(browser: Browser, chance: Chance) {
    this.#browser = browser;
    this.#chance = chance;
  }

  static async signIn(site: Site, chance: Chance): Promise<Owner> {
    const browser = new Browser(site);
    const { status } = await browser.call('POST', '/api/admin/sign-in', {
      email: ownersSettings.ADMIN_EMAIL,
      password,
    });
    if (status !== 200) throw new Error(`the owner cannot sign in: ${status}`);
    return new Owner(browser, chance);
  }

  /** Corrects the storefront down, up and down again; a lower price goes back, or the money is left as it is. */
  async correct(orderNo: string): Promise<void> {
    for (const found of ['smaller', 'larger', 'sold', 'smaller'] as const) {
      const storefront = storefronts[found];
      const path = `/api/admin/bookings/${orderNo}/storefront`;
      const { body } = await this.#browser.call('GET', `${path}?${new URLSearchParams(storefront)}`);
      const { version, difference } = body as { version: number; difference: number };
      const giving = this.#chance.pick({ refund: 2, leave: 1 });
      const settlement = difference === 0 ? 'none' : difference < 0 ? giving : 'leave';
      const wish = { version, ...storefront, difference, settlement, reason: 'Measured again.', notify: true };
      await this.#browser.call('POST', path, { ...wish, password });
    }
  }

  /** Gives a part back, a third of what is left or all of it. */
  async giveBack(orderNo: string, share: 'a third' | 'everything'): Promise<void> {
    const { version, money } = await this.#read(orderNo);
    const amount = share === 'everything' ? money.left : Math.floor(money.left / 3);
    if (amount === 0) return;
    await this.#change(orderNo, 'refunds', { version, amount, reason: 'A pane was left out.', notify: true });
  }

  /** Cancels in turn without the money, which then goes back after all; with what is left of it; and without. */
  async cancel(orderNo: string): Promise<void> {
    const turn = this.#cancelled++ % 3;
    const { version } = await this.#read(orderNo);
    await this.#change(orderNo, 'cancel', { version, refund: turn === 1 ? 'full' : 'none', notify: true });
    if (turn === 0) await this.giveBack(orderNo, 'everything');
  }

  async move(orderNo: string, date: string): Promise<void> {
    const { version } = await this.#read(orderNo);
    await this.#change(orderNo, 'move', { version, date, time: '9:00 AM', notify: true });
  }

  /** Books for somebody who pays in cash; the order number, or null where the day is taken. */
  async bookForCash(wish: Wish): Promise<string | null> {
    const asked = { id: randomUUID(), ...wish, language: 'en', way: 'cash', termsTold: true, password };
    const { body } = await this.#browser.call('POST', '/api/admin/operator-bookings', asked);
    return typeof body.orderNo === 'string' ? body.orderNo : null;
  }

  /** What came by hand goes back by hand. */
  async settle(orderNo: string): Promise<void> {
    const { refunds } = await this.#read(orderNo);
    for (const { id } of refunds.filter(({ byHand, state }) => byHand && state !== 'done')) {
      const word = { outcome: 'returned-elsewhere', reason: 'Handed over.', password };
      await this.#browser.call('POST', `/api/admin/refunds/${id}/settle`, word);
    }
  }

  /** Sends a payment link; its id and the token that its mail carries, or null where the day is taken. */
  async sendLink(wish: Wish): Promise<{ id: string; token: string } | null> {
    const id = randomUUID();
    const asked = { id, ...wish, language: 'en', hours: 4, channel: 'mail', password };
    const { status } = await this.#browser.call('POST', '/api/admin/payment-links', asked);
    return status === 201 ? { id, token: linkToken(ownersSettings.APP_SECRET, id) } : null;
  }

  async withdraw(id: string): Promise<void> {
    await this.#browser.call('POST', `/api/admin/payment-links/${id}/withdraw`);
  }

  async #read(orderNo: string): Promise<Story> {
    const { status, code, body } = await this.#browser.call('GET', `/api/admin/bookings/${orderNo}`);
    if (status !== 200) throw new Error(`the owner cannot read ${orderNo}: ${status} ${code}`);
    return body as Story;
  }

  #change = (orderNo: string, what: string, body: object) =>
    this.#browser.call('POST', `/api/admin/bookings/${orderNo}/${what}`, { ...body, password });
}
