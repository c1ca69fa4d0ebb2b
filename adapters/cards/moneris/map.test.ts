import { describe, expect, it } from 'vitest';
import { plainCard } from '#domain/ledger/paid-with.ts';
import { receiptReading, ticketResult } from './map.ts';

const ticket = '1766000000aBcDeFgHiJkLmNoPqRsTuVwXyZ0123';
type Parts = { request?: object; card?: object; receipt?: object; response?: object };

/** An approved receipt as Moneris writes it; each case changes what it is about. */
function aReceipt({ request, card, receipt, response }: Parts = {}): unknown {
  return {
    response: {
      success: 'true',
      request: {
        txn_total: '183.96',
        order_no: 'HC-20251008-141203',
        ticket,
        cc: { first6last4: '4242424242', expiry: '1229' },
        ...request,
      },
      receipt: {
        result: 'a',
        cc: {
          order_no: 'HC-20251008-141203',
          transaction_no: '660-0_1472',
          amount: '183.96',
          response_code: '027',
          approval_code: '004417',
          first6last4: '4242424242',
          result: 'a',
          ...card,
        },
        ...receipt,
      },
      ...response,
    },
  };
}

const stateOf = (answer: unknown) => receiptReading(ticket, answer).state;

describe('a receipt', () => {
  it('is approved with everything we keep of it', () => {
    expect(receiptReading(ticket, aReceipt())).toMatchObject({
      state: 'approved',
      receipt: {
        ticket,
        orderNo: 'HC-20251008-141203',
        amount: 18396,
        transactionNo: '660-0_1472',
        approvalCode: '004417',
        responseCode: '027',
        message: 'APPROVED',
      },
    });
  });

  it('says when it was approved by the host’s own clock, and nothing where that cannot be read', () => {
    const approvedAt = (transaction_date_time: string | null) => {
      const reading = receiptReading(ticket, aReceipt({ card: { transaction_date_time } }));
      return 'receipt' in reading ? reading.receipt.approvedAt : undefined;
    };
    expect(approvedAt('2025-10-08 14:12:03')).toEqual(new Date('2025-10-08T18:12:03Z'));
    expect(approvedAt('2026-01-05 14:03:22')).toEqual(new Date('2026-01-05T19:03:22Z'));
    for (const odd of [null, 'null', '', '2025-13-08 14:12:03', '2025-10-08 25:00:00', '2025-10-08T14:12:03Z'])
      expect(approvedAt(odd)).toBeNull();
  });

  it.each(['000', '001', '027', '049', 27, 0])('counts code %j as an approval', (response_code) => {
    expect(stateOf(aReceipt({ card: { response_code } }))).toBe('approved');
  });

  it('says which wallet gave the card and in how many parts its issuer is paid, the amount unchanged', () => {
    const read = (card: object) => {
      const reading = receiptReading(ticket, aReceipt({ card }));
      return 'receipt' in reading && [reading.state, reading.receipt.amount, reading.receipt.paidWith];
    };
    const plan = { number_of_installments: '6', plan_status: 'accepted' };
    expect(read({ wallet: { type: 'applepay' }, installments_by_visa: plan })).toEqual([
      'approved',
      18_396,
      { wallet: 'apple-pay', instalments: 6 },
    ]);
    expect(read({ wallet_type: 'googlepay' })).toContainEqual({ wallet: 'google-pay', instalments: null });
    // In a form that nobody told us of, the payment counts all the same.
    for (const card of [
      {},
      { wallet: 'applepay', installments_by_visa: [] },
      { wallet: null, installments_by_visa: '' },
    ])
      expect(read(card)).toEqual(['approved', 18_396, plainCard]);
  });

  it('keeps nothing that no database takes, in no text and nowhere in the record', () => {
    const card = { message: 'APPROVED\u0000*\ud83d', transaction_no: '660-0_1472\u0000', pan: '4242\u00004242' };
    const said = receiptReading(ticket, aReceipt({ card, receipt: { notes: ['\u0000a', { 'k\u0000': '\ude00b' }] } }));
    expect(said).toMatchObject({ receipt: { message: 'APPROVED*\ufffd', transactionNo: '660-0_1472' } });
    expect(said).toMatchObject({
      receipt: { raw: { response: { receipt: { notes: ['a', { k: '\ufffdb' }], cc: { pan: '4242' } } } } },
    });
    expect(JSON.stringify(said)).not.toMatch(/\\u0000|\\ud[89a-f]/i);
    const refused = { response: { success: 'false', error: { field: 'token', message: `${'x'.repeat(264)}😀` } } };
    expect(JSON.stringify(receiptReading(ticket, refused))).not.toMatch(/\\ud[89a-f]/i);
  });

  it('may leave out the result of the card, and may add its own suffix to the order number', () => {
    expect(stateOf(aReceipt({ card: { result: null, order_no: 'HC-20251008-141203_mcp' } }))).toBe('approved');
  });

  it.each<[string, Parts]>([
    ['a bank says no', { card: { result: 'd', response_code: '481', approval_code: '000000' }, receipt: declined() }],
    ['a fraud tool says no to what the bank approved', { card: { result: 'd' }, receipt: declined() }],
    ['it was never sent to the bank', { card: { ...unsent(), result: 'd' }, receipt: declined() }],
    ['there is no card part at all', { receipt: { result: 'd', cc: null } }],
  ])('is declined when %s', (_case, parts) => {
    expect(stateOf(aReceipt(parts))).toBe('declined');
  });

  it('has an empty code when it was never sent to the bank, however that is written', () => {
    for (const nothing of [null, 'null', '']) {
      const answer = aReceipt({ card: { ...unsent(), response_code: nothing, result: 'd' }, receipt: declined() });
      expect(receiptReading(ticket, answer)).toMatchObject({ receipt: { responseCode: '', transactionNo: '' } });
    }
  });

  it('is incomplete when the gateway does not know the ticket as paid', () => {
    const error = { field: 'ticket', message: 'invalid ticket or transaction is not complete' };
    expect(stateOf({ response: { success: 'false', error } })).toBe('incomplete');
  });

  it.each<[string, unknown]>([
    ['success is the truthy text "false"', aReceipt({ response: { success: 'false' } })],
    ['success is a boolean', aReceipt({ response: { success: true } })],
    [
      'another field than the ticket is refused',
      { response: { success: 'false', error: { api_token: { data: 'x' } } } },
    ],
    ['the code is "null" although the result is "a"', aReceipt({ card: { response_code: 'null' } })],
    ['the code is null although the result is "a"', aReceipt({ card: { response_code: null } })],
    ['the code declines although the result is "a"', aReceipt({ card: { response_code: '050' } })],
    ['the code is a word', aReceipt({ card: { response_code: 'OK' } })],
    ['the code is negative', aReceipt({ card: { response_code: '-1' } })],
    ['the two results differ', aReceipt({ card: { result: 'd' } })],
    ['the result is unknown', aReceipt({ receipt: { result: 'A' } })],
    ['the result is missing', aReceipt({ receipt: { result: null } })],
    ['the transaction number is missing', aReceipt({ card: { transaction_no: undefined } })],
    ['the transaction number is "null"', aReceipt({ card: { transaction_no: 'null' } })],
    ['the amount is missing', aReceipt({ card: { amount: null } })],
    ['the amount is negative', aReceipt({ card: { amount: '-183.96' }, request: { txn_total: '-183.96' } })],
    ['the amount has no decimals', aReceipt({ card: { amount: '183' }, request: { txn_total: '183' } })],
    ['the amount is in scientific notation', aReceipt({ card: { amount: 1e21 }, request: { txn_total: 1e21 } })],
    ['the amounts differ', aReceipt({ card: { amount: '183.95' } })],
    ['the order numbers differ', aReceipt({ card: { order_no: 'HC-20251008-141204' } })],
    ['there is no order number', aReceipt({ card: { order_no: null }, request: { order_no: null } })],
    ['the card part is a list', aReceipt({ receipt: { cc: [] } })],
    ['the transaction number is an object', aReceipt({ card: { transaction_no: { toString: 'x' } } })],
    ['there is no card part', aReceipt({ receipt: { cc: null } })],
    ['the request is missing', aReceipt({ response: { request: null } })],
    ['the receipt is missing', aReceipt({ response: { receipt: undefined } })],
    ['it is HTML', '<html><body>Service unavailable</body></html>'],
    ['it is nothing', null],
    ['it is a list', []],
    ['it is empty', {}],
  ])('is neither approved nor declined when %s', (_case, answer) => {
    expect(stateOf(answer)).toBe('unavailable');
  });

  it('keeps no more of a card than its last four digits', () => {
    const reading = receiptReading(ticket, aReceipt({ card: { pan: '4242424242424242', first4last4: 42424242 } }));
    const kept = JSON.stringify(reading);
    expect(kept).toContain('"first6last4":"4242"');
    expect(kept).not.toMatch(/42424/);
  });

  it('survives an answer nested without end', () => {
    const deep = JSON.parse(`${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`);
    expect(stateOf(aReceipt({ card: { deep } }))).toBe('approved');
  });
});

describe('a preload answer', () => {
  const error = (keyed: object) => ({ response: { success: 'false', error: keyed } });

  it('hands out its ticket', () => {
    expect(ticketResult({ response: { success: 'true', ticket } })).toEqual({ ok: true, ticket });
  });

  it('tells a known order number from other refusals', () => {
    expect(ticketResult(error({ order_no: { data: 'duplicate' } }))).toMatchObject({ reason: 'order-number-taken' });
    expect(ticketResult(error({ txn_total: { data: 'invalid' } }))).toMatchObject({ reason: 'refused' });
  });

  it.each<[string, unknown]>([
    ['"false" beside a ticket', { response: { success: 'false', ticket } }],
    ['a boolean', { response: { success: true, ticket } }],
    ['no ticket', { response: { success: 'true' } }],
    ['a ticket that is markup', { response: { success: 'true', ticket: '<script>alert(1)</script>' } }],
    ['an error that is a text', { response: { success: 'false', error: 'no' } }],
    ['HTML', '<html></html>'],
    ['nothing', undefined],
  ])('is unavailable when it is %s', (_case, answer) => {
    expect(ticketResult(answer)).toMatchObject({ ok: false, reason: 'unavailable' });
  });
});

function declined() {
  return { result: 'd' };
}

function unsent() {
  return { response_code: 'null', transaction_no: 'null', approval_code: null };
}
