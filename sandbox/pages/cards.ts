import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { text } from '#contract/fields.ts';
import { formatMoney } from '#domain/format.ts';
import type { FailureCode } from '#domain/refusal.ts';
import { cardSimulator, payByScript, paymentsBook, type SimulatorStore } from '#sandbox/cards/simulator.ts';
import { takeFault } from '#sandbox/stores/faults.ts';
import { ownFile } from '#server/common/build-files.ts';
import type { Deps } from '#server/deps.ts';
import { sendFailure } from '#server/http/failures.ts';
import { html } from '#server/modules/messages/mail/html.ts';
import { sandboxLinks } from './links.ts';
import { type Reader, renderForm, type Section } from './page.ts';

const Payment = z.object({ ticket: text(100), cardNumber: text(40) });
const Order = z.object({ order: text(40) });

const payFailures: Readonly<Record<number, FailureCode>> = {
  404: 'TICKET_UNKNOWN',
  409: 'TICKET_USED',
  410: 'TICKET_EXPIRED',
  422: 'CARD_NUMBER_INVALID',
};

const rowsShown = 50;
const ordersShown = 20;
const cards = { approve: '4242 4242 4242 4242', decline: '4000 0000 0000 0002' } as const;

/** The card gateway simulator, its records, and the customer's actions for scripts. */
export async function cardRoutes(app: FastifyInstance, deps: Deps, store: SimulatorStore): Promise<void> {
  const simulator = {
    store,
    now: () => deps.clock.now(),
    newId: () => deps.ids.secret(),
    mode: deps.cards.form.mode,
  };
  await app.register(cardSimulator, {
    prefix: '/moneris',
    ...simulator,
    nextFault: () => takeFault(deps.db, 'card'),
    frame: ownFile('sandbox/cards/frame'),
  });

  app.get('/payments.json', () => paymentsBook(store));

  app.get('/links.json', { schema: { querystring: Order } }, ({ query }) =>
    sandboxLinks(deps, { orderNo: Order.parse(query).order }),
  );

  app.post('/card/pay', { schema: { body: Payment } }, async ({ body }, reply) => {
    const paid = await payByScript(simulator, Payment.parse(body));
    return paid.status === 200 ? paid.body : sendFailure(reply, payFailures[paid.status] ?? 'UNEXPECTED');
  });
}

const stateCell = (state: 'open' | 'approved' | 'declined', { say }: Reader) =>
  html`<span data-state="${state}">${say(state)}</span>`;

const payForm = (ticket: string, { say }: Reader) =>
  renderForm({
    call: 'POST /sandbox/card/pay',
    fields: [{ name: 'ticket', type: 'hidden', value: ticket }],
    buttons: (['approve', 'decline'] as const).map((key) => ({
      label: say(key),
      name: 'cardNumber',
      value: cards[key],
    })),
  });

/** Tickets to pay, refunds, and the links of paid orders, newest first. */
export const cardSections = (deps: Deps, store: SimulatorStore): Section[] => [
  {
    id: 'payments',
    note: 'testCards',
    columns: ['order', 'amount', 'state', 'try'],
    rows: async (reader) =>
      (await store.all())
        .reverse()
        .slice(0, rowsShown)
        .map(({ ticket, orderNo, amount, state }) => [
          orderNo,
          formatMoney(amount, reader.language),
          stateCell(state, reader),
          state === 'open' ? payForm(ticket, reader) : '',
        ]),
    links: { 'payments.json': 'json' },
  },
  {
    id: 'refunds',
    columns: ['order', 'amount', 'kind', 'state', 'answer'],
    rows: async (reader) =>
      (await store.refunds())
        .reverse()
        .slice(0, rowsShown)
        .map(({ orderNo, amount, method, approved, responseCode, message }) => [
          orderNo,
          formatMoney(amount, reader.language),
          reader.say(method),
          stateCell(approved ? 'approved' : 'declined', reader),
          `${responseCode} ${message.replaceAll(/[\s*=]+/g, ' ').trim()}`,
        ]),
  },
  {
    id: 'orders',
    columns: ['order', 'links'],
    async rows({ say }) {
      const paid = (await store.all()).filter(({ state }) => state === 'approved');
      const newest = [...new Set(paid.map(({ orderNo }) => orderNo).reverse())].slice(0, ordersShown);
      return Promise.all(
        newest.map(async (orderNo) => {
          const links = await sandboxLinks(deps, { orderNo });
          const known = (['booking', 'cancel', 'weather'] as const).flatMap((purpose) => {
            const address = links[purpose];
            return address === null ? [] : [html`<a href="${address}">${say(purpose)}</a>`];
          });
          return [orderNo, known.length > 0 ? known : say('unbooked')];
        }),
      );
    },
  },
];
