import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { cardSimulator, payByScript, paymentsBook, type SimulatorStore } from '#adapters/cards/simulator.ts';
import { forecastSimulator } from '#adapters/forecast/simulator.ts';
import { schedule } from '#business/schedule.ts';
import type { FailureCode } from '#domain/refusal.ts';
import { ownFile } from '#server/common/build-files.ts';
import type { Deps } from '#server/deps.ts';
import { languageOf } from '#server/http/accept-language.ts';
import { isLoopback } from '#server/http/client-address.ts';
import { sendFailure } from '#server/http/failures.ts';
import { accountingRoutes } from './accounting.ts';
import { listedRecords } from './accounting-section.ts';
import { sandboxAssets } from './assets.ts';
import { faultRoutes } from './faults.ts';
import { jobRoutes } from './jobs.ts';
import { sandboxLinks } from './links.ts';
import { mailRoutes } from './mail.ts';
import { mailPreviews } from './mail-previews.ts';
import { listedMails } from './mail-section.ts';
import { sandboxPage } from './page.ts';
import { listedTexts } from './sms-section.ts';
import { orderedFaults, takeFault } from './stores/faults.ts';
import { databaseForecasts } from './stores/forecasts.ts';
import { databaseMailbox } from './stores/mails.ts';
import { databaseTextBooks } from './stores/texts.ts';
import { textRoutes } from './texts.ts';
import { listedDays, weatherRoutes } from './weather.ts';

export type SandboxOptions = { deps: Deps; cardBooks: SimulatorStore };

const Payment = z.object({ ticket: z.string('invalid'), cardNumber: z.string('invalid') });
const Order = z.object({ order: z.string('invalid') });

const payFailures: Readonly<Record<number, FailureCode>> = {
  404: 'TICKET_UNKNOWN',
  409: 'TICKET_USED',
  410: 'TICKET_EXPIRED',
  422: 'CARD_NUMBER_INVALID',
};

const ordersShown = 20;

/**
 * The stand-ins' books and buttons, for this machine only: secret links are shown here. A wiring file, so it may know
 * the provider.
 */
export async function sandboxRoutes(app: FastifyInstance, { deps, cardBooks }: SandboxOptions): Promise<void> {
  app.addHook('onRequest', async (request, reply) => {
    if (!isFromHere(request, deps.publicUrl)) return reply.callNotFound();
    reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    return undefined;
  });

  const simulator = {
    store: cardBooks,
    now: () => deps.clock.now(),
    newId: () => deps.ids.secret(),
    mode: deps.cards.form.mode,
  };
  const nextFault = () => takeFault(deps.db, 'card');
  await app.register(cardSimulator, {
    prefix: '/moneris',
    ...simulator,
    nextFault,
    frame: ownFile('adapters/cards/simulator/frame'),
  });
  faultRoutes(app, deps.db);

  const forecasts = databaseForecasts(deps.db);
  await app.register(forecastSimulator, {
    prefix: '/weather-services',
    store: forecasts,
    now: () => deps.clock.now(),
    timeZone: schedule.timeZone,
    nextFault: () => takeFault(deps.db, 'weather'),
  });
  weatherRoutes(app, deps, forecasts);

  await accountingRoutes(app, deps);
  jobRoutes(app, deps);
  const mailbox = databaseMailbox(deps.db);
  mailRoutes(app, mailbox);
  const texts = databaseTextBooks(deps.db);
  await textRoutes(app, deps, texts);
  mailPreviews(app);
  app.get('/payments.json', () => paymentsBook(cardBooks));

  app.get('/links.json', { schema: { querystring: Order } }, ({ query }) =>
    sandboxLinks(deps, { orderNo: Order.parse(query).order }),
  );

  app.post('/card/pay', { schema: { body: Payment } }, async ({ body }, reply) => {
    const paid = await payByScript(simulator, Payment.parse(body));
    return paid.status === 200 ? paid.body : sendFailure(reply, payFailures[paid.status] ?? 'UNEXPECTED');
  });

  const page = async (request: FastifyRequest, reply: FastifyReply) => {
    const [{ tickets, charges }, refunds, mails, sent, days, records, faults] = await Promise.all([
      paymentsBook(cardBooks),
      cardBooks.refunds(),
      listedMails(mailbox),
      listedTexts(texts),
      listedDays(forecasts, deps.clock.now()),
      listedRecords(deps.db),
      orderedFaults(deps.db),
    ]);
    const approved = charges.filter((charge) => charge.approved).map((charge) => charge.orderNo);
    const orders = [...new Set(approved.reverse())].slice(0, ordersShown);
    const links = await Promise.all(
      orders.map(async (orderNo) => ({ orderNo, ...(await sandboxLinks(deps, { orderNo })) })),
    );
    const language = languageOf(request.headers['accept-language']);
    reply.headers({ 'content-language': language, vary: 'accept-language', 'referrer-policy': 'no-referrer' });
    const view = {
      language,
      tickets: tickets.reverse(),
      refunds: refunds.reverse(),
      links,
      mails,
      texts: sent,
      days,
      records,
      faults,
    };
    return reply.type('text/html; charset=utf-8').send(sandboxPage(view));
  };
  app.get('/', { prefixTrailingSlash: 'both' }, page);

  for (const { name, type, body } of await sandboxAssets()) {
    app.get(`/${name}`, async (_request, reply) => reply.type(type).send(body));
  }
}

/**
 * From this machine, also where a proxy that is trusted tells the client's address, and under a name of this machine or
 * our own: a foreign name that was made to point here must not read the books with a visitor's browser.
 */
function isFromHere(request: FastifyRequest, publicUrl: string): boolean {
  if (!isLoopback(request.socket.remoteAddress) || !isLoopback(request.ip)) return false;
  const asked = `http://${request.headers.host ?? ''}`;
  if (!URL.canParse(asked)) return false;
  const { hostname } = new URL(asked);
  return ['localhost', '[::1]', new URL(publicUrl).hostname].includes(hostname) || isLoopback(hostname);
}
