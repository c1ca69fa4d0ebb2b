import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import type { CardForm } from '#adapters/cards/port.ts';
import { servedAreas } from '#business/area.ts';
import { companies } from '#business/companies.ts';
import { waitingList } from '#business/days/waiting.ts';
import { defaultPrices } from '#business/prices.ts';
import { schedule } from '#business/schedule.ts';
import { defaultPolicy, defaultSettings } from '#business/settings.ts';
import { taxRatesAt } from '#business/taxes.ts';
import { standardTerms } from '#business/terms/index.ts';
import { textSets } from '#business/texts.ts';
import { silence, unsuitableWeather, usualHours, workingHours } from '#business/weather.ts';
import { languages } from '#domain/language.ts';
import { contactPlaceholders, either, placeholder } from '#domain/placeholders.ts';
import { builtOrigin } from '#domain/seo.ts';
import { inAreaOrder } from '#domain/settings/areas.ts';
import type { Contact } from '#domain/settings/contact.ts';
import type { SimulatorStore } from '#sandbox/cards/simulator.ts';
import { sandboxRoutes } from '#sandbox/pages/routes.ts';
import { randomIds } from '#server/common/ids.ts';
import { connect } from '#server/database/connect.ts';
import { databaseOver } from '#server/database/database.ts';
import type { Deps } from '#server/deps.ts';
import { type AppDeps, buildApp } from '#server/http/app.ts';
import { createDayQueue } from '#server/modules/calendar/day-queue.ts';
import { gatewayBooks } from '#server/modules/reconciliation/gateway.ts';
import { quietWebhooks } from '#tests/builders/webhooks.ts';
import { memoryPhotos } from './photos/memory.ts';
import { memoryStore } from './simulators/cards.ts';
import { fakeGateway, mondayMorning, uncounted } from './test-app.ts';

type Options = Partial<Omit<AppDeps, 'deps' | 'pool' | 'sandbox'>> &
  Partial<Pick<Deps, 'publicUrl' | 'limits'>> & {
    /** Whether the simulators are in use. */
    sandbox?: boolean;
    calendar?: Pick<Deps['calendar'], 'rules' | 'claims'>;
    contact?: () => Contact;
    form?: CardForm;
  };

/** Whatever it is asked, nobody is there. */
const nowhere = connect({ url: 'postgres://nobody@127.0.0.1:1/nothing' });
const noDatabase = databaseOver(nowhere);

const areaLists = [{ id: 0, startsAt: new Date(0), value: inAreaOrder(servedAreas) }];
const settingValues = {
  ...defaultSettings,
  policy: defaultPolicy,
  operatorEmail: 'operator@example.com',
  weather: { ...unsuitableWeather, usualHours, workingHours },
  silence,
  waitingHoldHours: waitingList.holdHours,
  ratingPage: null,
  invitationCodes: null,
  priceLists: [{ id: 0, startsAt: new Date(0), value: defaultPrices }],
  companyLists: [{ id: 0, startsAt: new Date(0), value: companies }],
  letters: [{ id: 0, startsAt: new Date(0), value: textSets.letter.standard }],
  questionLists: [{ id: 0, startsAt: new Date(0), value: textSets.questions.standard }],
  termsVersions: [{ id: 0, startsAt: new Date(0), value: standardTerms }],
  mailTexts: [{ id: 0, startsAt: new Date(0), value: textSets.mails.standard }],
  areaLists,
};
const facts = {
  blocks: [],
  schedule,
  crewsPerDay: 1,
  dayCrews: new Map(),
  closesOn: null,
  platinumOffered: true,
  areaLists,
  blockedAreas: new Set(['H4C']),
};

/** The application without a database, over a calendar in memory and pages that say where they are. */
export async function openApp(options: Options = {}): Promise<{ app: FastifyInstance; cardBooks: SimulatorStore }> {
  const {
    publicUrl = 'http://localhost:3000',
    sandbox = true,
    limits = false,
    calendar,
    form,
    contact,
    ...more
  } = options;
  const forget = () => {};
  const cards = fakeGateway().gateway;
  const deps: Deps = {
    db: noDatabase,
    cards: { ...cards, form: form ?? cards.form },
    mail: null,
    sms: null,
    providers: () => [],
    webhooks: quietWebhooks,
    runDoctor: async () => [],
    forecasts: [],
    mailFrom: 'care@example.com',
    clock: { now: () => mondayMorning },
    ids: randomIds,
    log: { info() {}, warn() {}, error() {} },
    calendar: {
      rules: { read: async () => facts, forget },
      claims: { read: async () => ({ claims: [], vipFree: 99, platinumHolds: [] }), forget },
      daysLeft: { read: async () => ({ open: 99, held: 0, inDemand: false }), forget },
      visits: { read: async () => [], forget },
      dayQueue: createDayQueue(),
      ...calendar,
    },
    settings: {
      read: async () => ({ ...settingValues, contact: contact?.() ?? settingValues.contact }),
      forget,
    },
    appSecret: 'a secret of at least thirty-two characters',
    previousAppSecret: null,
    publicUrl,
    invitationCodes: new Set(['HCPREVIEW']),
    funnelSteps: uncounted,
    photos: memoryPhotos().store,
    gatewayBooks: gatewayBooks(cards),
    taxRatesAt,
    offersTestLayout: sandbox,
    requiresSecondFactor: !sandbox,
    limits,
  };
  const cardBooks = memoryStore();
  const app = await buildApp({
    deps,
    pool: nowhere,
    sandbox: sandbox ? sandboxRoutes(cardBooks) : null,
    unreadiness: async () => null,
    isDraining: () => false,
    build: '/nowhere',
    trustProxy: false,
    logger: false,
    ...more,
  });
  return { app, cardBooks };
}

/** A build of a few pages, as `build.ts` lays them out; each says where it lies. */
export function aBuild(): { build: string; remove: () => void } {
  const build = mkdtempSync(join(tmpdir(), 'hauteclaire-pages-'));
  const write = (name: string, text: string) => {
    const file = join(build, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    writeFileSync(`${file}.br`, brotliCompressSync(text));
  };
  for (const site of ['live', 'sandbox']) {
    for (const path of ['', 'payment/', 'confirmation/', 'calendar-booking/', 'crew/', '404/']) {
      // One page names the site, as built pages do.
      const at = path === 'calendar-booking/' ? ` at ${builtOrigin}/` : '';
      write(`pages/${site}/${path}index.html`, `${site} en /${path}${at}`);
      write(`pages/${site}/fr/${path}index.html`, `${site} fr /${path}${at}`);
    }
  }
  const settings = either('settings', `<meta name="settings" content="${placeholder('settings')}">`, '');
  for (const language of languages) {
    const { phone, displayPhone, email, address } = contactPlaceholders()[language];
    const text = `<html><head>${settings}</head><a href="tel:${phone}">${displayPhone}</a> ${email} ${address}</html>`;
    for (const site of ['live', 'sandbox'])
      write(`pages/${site}/${language === 'fr' ? 'fr/' : ''}contact/index.html`, text);
  }
  write('client/favicon.svg', '<svg/>');
  write('client/assets/entry-abc.js', 'export {};');
  return { build, remove: () => rmSync(build, { recursive: true, force: true }) };
}
