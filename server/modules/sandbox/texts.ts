import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import {
  deliver,
  type SignedForm,
  type StoredText,
  simulatorAccount,
  smsSimulator,
  type TextBooks,
} from '#adapters/sms/simulator.ts';
import { text } from '#contract/fields.ts';
import { toE164 } from '#domain/delivery/phone-number.ts';
import { segmentsOf } from '#domain/delivery/segments.ts';
import { formatPhone } from '#domain/format.ts';
import type { Deps } from '#server/deps.ts';
import { type Html, html } from '#server/modules/messages/mail/html.ts';
import { formatInstant, type Section } from './page.ts';
import { takeFault } from './stores/faults.ts';

const Recipient = z.object({ to: z.optional(text(40)) });

/** A thousand texts are more than anybody reads here. */
const mostListed = 1000;
const rowsShown = 20;

/** The simulator of text messages, and what it was given to send. */
export async function textRoutes(app: FastifyInstance, deps: Deps, books: TextBooks): Promise<void> {
  const account = simulatorAccount(deps.appSecret);
  await app.register(smsSimulator, {
    prefix: '/twilio',
    books,
    account,
    now: () => deps.clock.now(),
    newId: () => deps.ids.secret(),
    nextFault: () => takeFault(deps.db, 'sms'),
    onTaken: deliveries(app, deps, books),
  });

  app.get('/sms.json', { schema: { querystring: Recipient } }, async ({ query }) => {
    const { to } = Recipient.parse(query);
    // However it is typed; what is no number has no texts.
    const number = to === undefined ? {} : { to: toE164(to) ?? to };
    const texts = await books.list({ ...number, limit: mostListed });
    return texts.map((text) => ({ to: text.to, body: text.body }));
  });
}

/** Delivers each text that was taken, and posts the reports to our own hooks; whoever sent it does not wait. */
function deliveries(app: FastifyInstance, deps: Deps, books: TextBooks) {
  const account = simulatorAccount(deps.appSecret);
  const running = new Set<Promise<void>>();
  app.addHook('preClose', async () => void (await Promise.allSettled(running)));

  const post = async ({ url, headers, body }: SignedForm): Promise<void> => {
    const { pathname, search } = new URL(url);
    const { statusCode } = await app.inject({ method: 'POST', url: `${pathname}${search}`, headers, payload: body });
    if (statusCode >= 300) throw new Error(`the hook answered ${statusCode}`);
  };
  return (text: StoredText): void => {
    const delivery = deliver(books, account, text, { post })
      .catch((error: unknown) => deps.log.warn({ sid: text.sid, error }, 'a report of the simulator was not taken'))
      .finally(() => running.delete(delivery));
    running.add(delivery);
  };
}

/** The newest texts, with their lengths as the network counts and the states as the provider calls them. */
export const textSection = (books: TextBooks): Section => ({
  id: 'texts',
  columns: ['recipient', 'words', 'segments', 'state', 'received'],
  rows: async ({ language }) =>
    (await books.list({ limit: rowsShown })).map(({ to, body, status, createdAt }) => {
      const { encoding, length, count } = segmentsOf(body);
      const size = `${count} × ${encoding.toUpperCase()} (${length})`;
      return [formatPhone(to, language), linked(body), size, status, formatInstant(createdAt, language)];
    }),
  links: { 'sms.json': 'json' },
});

/** The text, with its links to try. */
const linked = (body: string): Html[] =>
  body
    .split(/(https?:\/\/\S+)/)
    .map((part, index) => (index % 2 === 1 ? html`<a href="${part}">${part}</a>` : html`${part}`));
