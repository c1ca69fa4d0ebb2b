import { randomUUID } from 'node:crypto';
import Fastify from 'fastify';
import { brand } from '#business/brand.ts';
import { schedule } from '#business/schedule.ts';
import { taxes, taxRates } from '#business/taxes.ts';
import {
  accountingSimulator,
  accountsPath,
  simulatorAccount,
  simulatorTaxGroups,
} from '#sandbox/accounting/simulator.ts';
import { cardSimulator } from '#sandbox/cards/simulator.ts';
import { forecastSimulator, simulatorPaths } from '#sandbox/forecast/simulator.ts';
import { mailSimulator } from '#sandbox/mail/simulator.ts';
import { memoryAccountingBooks } from '#tests/builders/simulators/accounting.ts';
import { memoryStore } from '#tests/builders/simulators/cards.ts';
import { memoryMailStore } from '#tests/builders/simulators/mail.ts';
import type { SimulatorsOpened } from './site.ts';

/** The outside of a measured program, as a process of its own: told apart by the host that is asked, kept in memory. */
const prefixes: Readonly<Record<string, string>> = {
  'accounts.zohocloud.ca': accountsPath,
  'api.weather.gc.ca': simulatorPaths.msc,
};
const now = () => new Date();
const common = { now, newId: () => randomUUID(), nextFault: async () => null };

const app = Fastify({ rewriteUrl: ({ url = '/', headers }) => (prefixes[headers.host ?? ''] ?? '') + url });
await app.register(cardSimulator, { ...common, store: memoryStore(), mode: 'qa' });
await app.register(async (accounting) => {
  // The token is for the address that the program was given.
  accounting.addHook('preSerialization', async (_request, _reply, payload) =>
    typeof payload === 'object' && payload && 'api_domain' in payload
      ? { ...payload, api_domain: 'https://www.zohoapis.ca' }
      : payload,
  );
  await accounting.register(accountingSimulator, {
    ...common,
    books: memoryAccountingBooks(),
    account: simulatorAccount,
    taxes,
    taxGroups: simulatorTaxGroups(Object.values(taxRates)),
  });
});
await app.register(forecastSimulator, {
  ...common,
  store: { all: async () => new Map() },
  timeZone: schedule.timeZone,
  city: brand.city,
});

/** When each mail arrived, and who waits for one that has not. */
const arrivals: number[] = [];
const waiting = new Map<number, () => void>();
const mail = await mailSimulator({
  ...common,
  store: {
    ...memoryMailStore(),
    // Nobody reads them, so none is kept.
    async save() {
      arrivals.push(performance.timeOrigin + performance.now());
      waiting.get(arrivals.length)?.();
    },
  },
});
app.get('/mails', async () => ({ arrived: arrivals.length }));
/** Answers once so many mails have arrived, with the moment of the last of them. */
app.get<{ Params: { nth: string } }>('/mails/:nth', async ({ params }) => {
  const nth = Number(params.nth);
  if (arrivals.length < nth) await new Promise<void>((resolve) => waiting.set(nth, resolve));
  return { at: arrivals[nth - 1] };
});

const url = await app.listen({ port: 0, host: '127.0.0.1' });
process.send?.({ url, smtp: mail.url } satisfies SimulatorsOpened);
process.once('disconnect', () => process.exit());
