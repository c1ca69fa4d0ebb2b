import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import type { SimulatorStore } from '#sandbox/cards/simulator.ts';
import { databaseAlertRecords } from '#sandbox/stores/alerts.ts';
import { databaseForecasts } from '#sandbox/stores/forecasts.ts';
import { databaseMailbox } from '#sandbox/stores/mails.ts';
import { databaseTextBooks } from '#sandbox/stores/texts.ts';
import { ownFile } from '#server/common/build-files.ts';
import type { Deps } from '#server/deps.ts';
import { languageOf } from '#server/http/accept-language.ts';
import { isFromThisMachine } from '#server/http/client-address.ts';
import { html } from '#server/modules/messages/mail/html.ts';
import { accountingRoutes, accountingSection } from './accounting.ts';
import { alertRoutes, alertSection } from './alerts.ts';
import { cardRoutes, cardSections } from './cards.ts';
import { faultRoutes, faultSection } from './faults.ts';
import { jobRoutes, jobSection } from './jobs.ts';
import { mailRoutes, mailSection } from './mail.ts';
import { mailPreviews } from './mail-previews.ts';
import { readerIn, renderPage, renderSection } from './page.ts';
import { textRoutes, textSection } from './texts.ts';
import { weatherRoutes, weatherSection } from './weather.ts';

const assets = { 'sandbox.css': 'text/css; charset=utf-8', 'sandbox.js': 'text/javascript; charset=utf-8' };

type Options = { deps: Deps; behindProxy: boolean };

/**
 * The simulators' records and forms, for localhost only: secret links are shown here. `behindProxy`: whether the proxies
 * in front are configured.
 */
export const sandboxRoutes = (cardBooks: SimulatorStore) => (app: FastifyInstance, options: Options) =>
  register(app, cardBooks, options);

async function register(
  app: FastifyInstance,
  cardBooks: SimulatorStore,
  { deps, behindProxy }: Options,
): Promise<void> {
  app.addHook('onRequest', async (request, reply) => {
    if (!isFromThisMachine(request, { publicUrl: deps.publicUrl, behindProxy })) return reply.callNotFound();
    reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    return undefined;
  });

  const forecasts = databaseForecasts(deps.db);
  const mailbox = databaseMailbox(deps.db);
  const texts = databaseTextBooks(deps.db);
  const alerts = databaseAlertRecords(deps.db);
  await cardRoutes(app, deps, cardBooks);
  await accountingRoutes(app, deps);
  await textRoutes(app, deps, texts);
  await alertRoutes(app, deps, alerts);
  await weatherRoutes(app, deps, forecasts);
  mailRoutes(app, mailbox);
  mailPreviews(app);
  faultRoutes(app, deps.db);
  jobRoutes(app, deps);

  const sections = [
    ...cardSections(deps, cardBooks),
    mailSection(mailbox),
    textSection(texts),
    alertSection(alerts),
    weatherSection(deps, forecasts),
    accountingSection(deps.db),
    faultSection(deps.db),
    jobSection(deps),
  ];
  app.get('/', { prefixTrailingSlash: 'both' }, async (request, reply) => {
    const language = languageOf(request);
    reply.headers({ 'content-language': language, vary: 'accept-language', 'referrer-policy': 'no-referrer' });
    const reader = readerIn(language);
    const body = renderPage({
      language,
      title: reader.say('title'),
      header: html`<p>${reader.say('intro')}</p>
<p><a href="${language === 'fr' ? '/fr' : '/'}">${reader.say('site')}</a></p>`,
      main: await Promise.all(sections.map((section) => renderSection(section, reader))),
      script: '/sandbox/sandbox.js',
    });
    return reply.type('text/html; charset=utf-8').send(body);
  });

  for (const [name, type] of Object.entries(assets)) {
    const body = await readFile(ownFile(`sandbox/pages/${name}`));
    app.get(`/${name}`, async (_request, reply) => reply.type(type).send(body));
  }
}
