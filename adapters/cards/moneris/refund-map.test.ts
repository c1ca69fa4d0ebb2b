import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents } from '#domain/money.ts';
import { writeXml } from '../xml.ts';
import { refundReading, refundResult } from './refund-map.ts';

const payment = { orderNo: 'HC-20251008-141203', transactionNo: '660-0_1472', amount: cents(5000) };
const refund = { ...payment, method: 'refund' as const };
const aVoid = { ...payment, method: 'void' as const };

const approved = {
  ReceiptId: payment.orderNo,
  ReferenceNum: '660188950010450020',
  ResponseCode: '027',
  ISO: '01',
  AuthCode: '004417',
  TransType: '04',
  Complete: 'true',
  Message: 'APPROVED           *                    =',
  TransAmount: '50.00',
  TransID: '661-1_45',
  TimedOut: 'false',
  Ticket: 'null',
};
const ownAnswer = { ...approved, ReceiptId: 'null', ResponseCode: 'null', Complete: 'false', TransType: 'null' };

const answer = (receipt: object) => writeXml({ response: { receipt } });
const states = (receipt: object, request: typeof refund | typeof aVoid = refund) => [
  refundResult(request, answer(receipt)).state,
  refundReading(request, answer(receipt)).state,
];

describe('an answer to a refund', () => {
  it('is approved with the number of the gateway’s own transaction, and kept as it came', () => {
    const result = refundResult(refund, answer({ ...approved, masked_pan: '4242***4242' }));
    expect(result).toEqual({ state: 'approved', transactionNo: '661-1_45', raw: { ...approved, masked_pan: '4242' } });
    expect(refundReading(refund, answer(approved))).toMatchObject({ state: 'approved', transactionNo: '661-1_45' });
  });

  it('keeps nothing that no database takes', () => {
    const odd = { ...approved, Message: 'APPROVED\u0000\ud83d', Note: 'a\u0000b' };
    const raw = { ...approved, Message: 'APPROVED\ufffd', Note: 'ab' };
    expect(refundResult(refund, answer(odd))).toMatchObject({ state: 'approved', raw });
    expect(refundReading(refund, answer(odd))).toMatchObject({ state: 'approved', raw });
  });

  it.each<[string, object]>([
    ['with the code of nought', { ResponseCode: '000' }],
    ['with the highest code of an approval', { ResponseCode: '049' }],
    ['without its type', { TransType: undefined }],
    ['without its amount', { TransAmount: 'null' }],
    ['without a word on time', { TimedOut: undefined }],
  ])('is approved %s', (_case, more) => {
    expect(states({ ...approved, ...more })).toEqual(['approved', 'approved']);
  });

  it('is approved for a void whatever amount it names', () => {
    expect(states({ ...approved, TransType: '11', TransAmount: '0.00' }, aVoid)).toEqual(['approved', 'approved']);
  });

  it.each<[string, object, string]>([
    ['by the bank', { ResponseCode: '481' }, '481'],
    ['with the lowest code of a refusal', { ResponseCode: '50' }, '050'],
    ['without being complete', { ResponseCode: '476', Complete: 'false' }, '476'],
  ])('is refused %s', (_case, more, code) => {
    const text = answer({ ...approved, Message: 'DECLINED', ...more });
    expect(refundResult(refund, text)).toMatchObject({ state: 'refused', code, message: 'DECLINED' });
    expect(refundReading(refund, text)).toMatchObject({ state: 'refused', code });
  });

  it.each<[string]>([
    ['API token mismatch'],
    ['Invalid amount'],
    ['invalid txn_number parameter'],
    ['The transaction was not sent to the host because of a wrong field'],
  ])('is refused by the gateway itself: %s; but a lookup that is turned away proves nothing', (Message) => {
    expect(states({ ...ownAnswer, Message })).toEqual(['refused', 'unavailable']);
    expect(states({ ...ownAnswer, ReceiptId: 'Global Error Receipt', Message })).toEqual(['refused', 'unavailable']);
  });

  it.each<[string]>([['Transaction not found'], ['The transaction could not be found'], ['No such transaction']])(
    'is absent for a lookup only: %s',
    (Message) => {
      expect(states({ ...ownAnswer, Message })).toEqual(['unknown', 'absent']);
    },
  );

  it.each<[string, object]>([
    ['names another order', { ReceiptId: 'HC-20251008-999999' }],
    ['names another amount', { TransAmount: '50.01' }],
    ['names a negative amount', { TransAmount: '-50.00' }],
    ['is about the purchase', { TransType: '00' }],
    ['is about a void', { TransType: '11' }],
    ['bears the number of the payment', { TransID: payment.transactionNo }],
    ['bears no number', { TransID: 'null' }],
    ['is approved and incomplete', { Complete: 'false' }],
    ['is neither complete nor incomplete', { Complete: 'null' }],
    ['says that time ran out', { TimedOut: 'true' }],
    ['says so of a refusal', { ResponseCode: '481', TimedOut: 'true' }],
    ['has the code of a time-out', { ResponseCode: '113' }],
    ['has no code', { ResponseCode: 'null' }],
    ['has a code that is a word', { ResponseCode: 'abc' }],
    ['has a negative code', { ResponseCode: '-27' }],
    ['has a code with a fraction', { ResponseCode: '2.7' }],
    ['has two codes', { ResponseCode: ['027', '481'] }],
    ['has a code with elements in it', { ResponseCode: { b: '027' } }],
    ['is refused for another order', { ReceiptId: 'HC-1', ResponseCode: '481' }],
    ['is the gateway’s own without a reason', { ...ownAnswer, Message: 'null' }],
    ['is the stand-in for no reply', { ...ownAnswer, ReceiptId: 'Global Error Receipt', Message: 'null' }],
    [
      'speaks of a duplicate',
      { ...ownAnswer, Message: 'The transaction was not sent to the host: duplicate order id' },
    ],
    ['does not find the store', { ...ownAnswer, Message: 'Store not found' }],
    ['is not found after a time-out', { ...ownAnswer, Message: 'Transaction not found', TimedOut: 'true' }],
    ['is not found, of another order', { ...ownAnswer, Message: 'Transaction not found', ReceiptId: 'HC-1' }],
  ])('proves nothing when it %s', (_case, more) => {
    expect(states({ ...approved, ...more })).toEqual(['unknown', 'unavailable']);
  });
});

describe('a hostile answer', () => {
  const laughs = `<!DOCTYPE lolz [<!ENTITY a "${'ha'.repeat(50)}"><!ENTITY b "${'&a;'.repeat(100)}"><!ENTITY c "${'&b;'.repeat(100)}">]>`;
  const sound = answer(approved);
  it.each<[string, string]>([
    ['nothing', ''],
    ['a word', 'APPROVED'],
    ['JSON', JSON.stringify({ response: { receipt: approved } })],
    ['HTML', '<!doctype html><html><body>approved</body></html>'],
    ['a billion laughs', `${laughs}${sound.slice(sound.indexOf('<response'))}`],
    ['a document type, though all else is sound', sound.replace('?>', '?><!DOCTYPE response>')],
    ['two receipts', writeXml({ response: { receipt: [approved, approved] } })],
    ['an empty receipt', writeXml({ response: { receipt: '' } })],
    ['a thousand levels', `${'<a>'.repeat(1000)}${'</a>'.repeat(1000)}`],
    ['a key of the language itself', writeXml({ response: { receipt: approved } }).replaceAll('Ticket', '__proto__')],
    ['an answer cut short', sound.slice(0, -12)],
    ['an answer said twice', sound + sound.slice(sound.indexOf('<response'))],
  ])('proves nothing: %s', (_case, text) => {
    expect(refundResult(refund, text).state).toBe('unknown');
    expect(refundReading(refund, text).state).toBe('unavailable');
  });

  const text = fc.oneof(fc.string(), fc.constantFrom('null', 'true', 'false', '027', '481', '', payment.orderNo, '-1'));
  const receipts = fc.dictionary(
    fc.constantFrom(...Object.keys(approved)),
    fc.oneof(text, fc.array(text), fc.object()),
  );
  const nests = fc.string({ unit: fc.constantFrom('<', '>', '/', 'a', '&', ';', '"', '!', '[', ']', '?', '-', ' ') });

  it('never throws, and is approved only with every sign of it', () => {
    fc.assert(
      fc.property(fc.oneof(receipts.map(answer), nests, fc.string()), (hostile) => {
        const [result, reading] = [refundResult(refund, hostile), refundReading(refund, hostile)];
        const signed = ['Complete>true<', `ReceiptId>${payment.orderNo}<`].every((sign) => hostile.includes(sign));
        if (!signed) expect([result.state, reading.state]).not.toContain('approved');
      }),
      { numRuns: 1000 },
    );
  });

  it('is never approved once one sign of approval is spoilt', () => {
    const signs = ['ReceiptId', 'ResponseCode', 'Complete', 'TransAmount', 'TransID', 'TransType', 'TimedOut'] as const;
    const harmless = { TransAmount: ['', 'null', '50.00'], TransType: ['', 'null', '04'], TransID: null };
    fc.assert(
      fc.property(fc.constantFrom(...signs), fc.string(), (sign, spoilt) => {
        const word = spoilt.trim();
        const tolerated =
          sign === 'TransID'
            ? word !== '' && word !== 'null' && word !== payment.transactionNo
            : sign === 'ResponseCode'
              ? /^\d{1,3}$/.test(word) && Number(word) < 50
              : sign === 'TimedOut'
                ? word !== 'true'
                : sign === 'TransAmount' || sign === 'TransType'
                  ? harmless[sign].includes(word)
                  : word === approved[sign];
        const { state } = refundResult(refund, answer({ ...approved, [sign]: spoilt }));
        expect(state === 'approved').toBe(tolerated);
      }),
      { numRuns: 1000 },
    );
  });
});
