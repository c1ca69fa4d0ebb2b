import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { text } from '#contract/fields.ts';
import { formatPhone } from '#domain/format.ts';
import { receivedLength } from '#domain/outbox/received-text.ts';
import { segmentsOf } from '#domain/outbox/segments.ts';
import { toE164 } from '#domain/typed/phone.ts';
import {
  deliver,
  type SignedForm,
  type StoredText,
  signedForm,
  simulatorAccount,
  smsSimulator,
  type TextBooks,
} from '#sandbox/sms/simulator.ts';
import { takeFault } from '#sandbox/stores/faults.ts';
import { sha256 } from '#server/common/secrets.ts';
import type { Deps } from '#server/deps.ts';
import { type Html, html } from '#server/modules/messages/mail/html.ts';
import { formatInstant, renderForm, type Section } from './page.ts';

const Recipient = z.object({ to: z.optional(text(40)) });
const Reply = z.object({ from: text(40), body: text(receivedLength) });

/** Nobody reads more than a thousand texts here. */
const mostListed = 1000;
const rowsShown = 20;

/** The simulator of text messages, and what it was asked to send. */
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

  replyRoute(app, deps);

  app.get('/sms.json', { schema: { querystring: Recipient } }, async ({ query }) => {
    const { to } = Recipient.parse(query);
    // In any format; an invalid number has no texts.
    const number = to === undefined ? {} : { to: toE164(to) ?? to };
    const texts = await books.list({ ...number, limit: mostListed });
    return texts.map((text) => ({ to: text.to, body: text.body }));
  });
}

/** Sends us a text as a customer: the provider posts it to our webhook, signed. */
function replyRoute(app: FastifyInstance, deps: Deps): void {
  const account = simulatorAccount(deps.appSecret);
  app.put('/replies', { schema: { body: Reply } }, async (request) => {
    const { from, body } = Reply.parse(request.body);
    const message = { From: toE164(from) ?? from, To: account.from, Body: body, NumMedia: '0' };
    const params = {
      AccountSid: account.accountSid,
      MessageSid: `SM${sha256(deps.ids.secret()).slice(0, 32)}`,
      ...message,
    };
    await postForm(app, signedForm(account.authToken, `${deps.publicUrl}/hooks/twilio/inbound`, params));
    return { from: message.From, body };
  });
}

async function postForm(app: FastifyInstance, { url, headers, body }: SignedForm): Promise<void> {
  const { pathname, search } = new URL(url);
  const { statusCode } = await app.inject({ method: 'POST', url: `${pathname}${search}`, headers, payload: body });
  if (statusCode >= 300) throw new Error(`the hook answered ${statusCode}`);
}

/** Delivers each accepted text and posts the reports to our webhooks; the sender does not wait. */
function deliveries(app: FastifyInstance, deps: Deps, books: TextBooks) {
  const account = simulatorAccount(deps.appSecret);
  const running = new Set<Promise<void>>();
  app.addHook('preClose', async () => void (await Promise.allSettled(running)));

  const post = (form: SignedForm) => postForm(app, form);
  return (text: StoredText): void => {
    const delivery = deliver(books, account, text, { post })
      .catch((error: unknown) => deps.log.warn({ sid: text.sid, error }, 'a report of the simulator was not taken'))
      .finally(() => running.delete(delivery));
    running.add(delivery);
  };
}

/** The newest texts, with their lengths as the network counts them and the provider's states. */
export const textSection = (books: TextBooks): Section => ({
  id: 'texts',
  note: 'replyNote',
  async form({ say }) {
    const [newest] = await books.list({ limit: 1 });
    return renderForm({
      call: 'PUT /sandbox/replies',
      fields: [
        { name: 'from', label: say('from'), value: newest?.to ?? '' },
        { name: 'body', label: say('words'), value: '' },
      ],
      buttons: [{ label: say('sendReply') }],
    });
  },
  columns: ['recipient', 'words', 'segments', 'state', 'received'],
  rows: async ({ language }) =>
    (await books.list({ limit: rowsShown })).map(({ to, body, status, createdAt }) => {
      const { encoding, length, count } = segmentsOf(body);
      const size = `${count} × ${encoding.toUpperCase()} (${length})`;
      return [formatPhone(to, language), linked(body), size, status, formatInstant(createdAt, language)];
    }),
  links: { 'sms.json': 'json' },
});

/** The text, with clickable links. */
const linked = (body: string): Html[] =>
  body
    .split(/(https?:\/\/\S+)/)
    .map((part, index) => (index % 2 === 1 ? html`<a href="${part}">${part}</a>` : html`${part}`));
