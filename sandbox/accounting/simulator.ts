import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { TaxGroup } from '#adapters/accounting/port.ts';
import type { TaxRates } from '#domain/pricing/tax.ts';
import { type FaultOptions, showFaults } from '#sandbox/faults.ts';
import { type AccountOptions, accountRoutes, isSignedIn } from './accounts.ts';
import { bookingsRoutes } from './bookings.ts';
import { booksRoutes } from './books.ts';

export type { Held, Kind, SandboxBooks, StoredRecord } from './store.ts';

export type AccountingSimulatorOptions = FaultOptions & AccountOptions;

/** The settings that point the real client at the simulator. */
export const simulatorAccount = {
  clientId: '1000.SANDBOX',
  clientSecret: 'sandbox',
  refreshToken: '1000.sandbox.refresh',
  organizationId: '60001234567',
  serviceId: '4120000000039045',
  staffId: '4120000000039009',
  accountId: '4600000000000038099',
};

/** The groups of taxes there, one for each of the rates. */
export const simulatorTaxGroups = (rates: readonly TaxRates[]): TaxGroup[] =>
  rates.map((rates, at) => ({ id: `460000000000003${8077 + at}`, rates }));

/** The token endpoint, relative to the simulator's address. */
export const accountsPath = '/accounts';

/**
 * A simulator for Zoho Bookings and Zoho Books that speaks their protocols over HTTP: register it under a prefix and give
 * the real client that address. It keeps records, checks access, and misbehaves on demand.
 */
export async function accountingSimulator(app: FastifyInstance, options: AccountingSimulatorOptions): Promise<void> {
  showFaults(app, options, {
    late: 'answer',
    trouble: (reply) => reply.code(500).send({ code: 1000, message: 'Internal Error. Please try again later.' }),
  });
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_request: FastifyRequest, body: string) => Object.fromEntries(new URLSearchParams(body)),
  );
  app.setErrorHandler((_error, _request, reply) =>
    reply.code(400).send({ code: 4, message: 'Invalid value passed for a field.' }),
  );
  accountRoutes(app, options);
  await app.register(async (signedIn) => {
    signedIn.addHook('preHandler', async (request, reply) => {
      if (await isSignedIn(options, request.headers.authorization)) return undefined;
      return reply.code(401).send({ code: 57, message: 'You are not authorized to perform this operation' });
    });
    bookingsRoutes(signedIn, options);
    booksRoutes(signedIn, options);
  });
}
