import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { memoryStore } from '#tests/builders/simulators/cards.ts';
import { cardSimulator, simulatorPaths } from './simulator.ts';

const store = memoryStore();
const app = Fastify();
await app.register(cardSimulator, {
  store,
  now: () => new Date('2025-10-08T18:12:03Z'),
  newId: () => 'id-1',
  mode: 'qa',
  nextFault: async () => null,
});

const ask = (payload: string, type = 'text/xml') =>
  app.inject({ method: 'POST', url: simulatorPaths.gateway, headers: { 'content-type': type }, payload });

describe('the XML gateway of the simulator', () => {
  const envelope = (inner: string) => `<request><store_id>s</store_id><api_token>t</api_token>${inner}</request>`;
  const payment = '<order_id>HC-1</order_id><txn_number>660-0_1</txn_number>';

  it.each<[string, string, string]>([
    ['no XML', 'refund me', 'Invalid request'],
    ['a document type', `<!DOCTYPE request>${envelope('')}`, 'Invalid request'],
    ['no credentials', '<request><store_id>s</store_id></request>', 'API token mismatch'],
    ['no transaction', envelope(''), 'Invalid transaction type'],
    ['another transaction', envelope('<purchase><order_id>HC-1</order_id></purchase>'), 'Invalid transaction type'],
    ['no crypt type', envelope(`<refund>${payment}<amount>1.00</amount></refund>`), 'Invalid request'],
    [
      'a negative amount',
      envelope(`<refund>${payment}<amount>-1.00</amount><crypt_type>7</crypt_type></refund>`),
      'Invalid amount',
    ],
    [
      'an amount of nothing',
      envelope(`<refund>${payment}<amount>0.00</amount><crypt_type>7</crypt_type></refund>`),
      'Invalid amount',
    ],
    [
      'a wrong crypt type',
      envelope(`<purchasecorrection>${payment}<crypt_type>x</crypt_type></purchasecorrection>`),
      'Invalid crypt_type',
    ],
  ])('turns away a request with %s and writes nothing', async (_case, body, message) => {
    const { statusCode, body: text, headers } = await ask(body);
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/xml; charset=utf-8']);
    expect(text).toContain(`<Message>${message}</Message>`);
    expect(text).toContain('<Complete>false</Complete>');
    expect(await store.refunds()).toEqual([]);
  });

  it('takes XML only', async () => {
    expect((await ask('x', 'text/csv')).statusCode).toBe(415);
  });
});
