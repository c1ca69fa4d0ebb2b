import { describe, expect, it } from 'vitest';
import { isSigned, signatureOf } from './signature.ts';

// Worked out from the provider's description with another tool.
const token = '0123456789abcdef0123456789abcdef';
const url = 'https://book.example.test/hooks/twilio/status?b=417';
const signature = 'q/WSsLA6M/RgCpWgZyRaUVmnBq8=';
const params = {
  MessageStatus: 'delivered',
  To: '+15145550142',
  SmsStatus: 'delivered',
  AccountSid: `AC${'a'.repeat(32)}`,
  MessageSid: 'SM00000000000000000000000000000417',
  ApiVersion: '2010-04-01',
  From: '+15145550100',
  SmsSid: 'SM00000000000000000000000000000417',
};

describe('the signature of a form', () => {
  it('is the provider’s own, whatever the order of the fields', () => {
    expect(signatureOf(token, url, params)).toBe(signature);
    expect(isSigned(token, url, params, signature)).toBe(true);
  });

  it.each([
    ['is missing', url, params, undefined],
    ['is empty', url, params, ''],
    ['is shorter', url, params, signature.slice(0, -1)],
    ['is of other letters', url, params, signature.replace('q', 'Q')],
    ['is of another query', url.replace('417', '418'), params, signature],
    ['is of another host', url.replace('book', 'look'), params, signature],
    ['is of another scheme', url.replace('https', 'http'), params, signature],
    ['is of another outcome', url, { ...params, MessageStatus: 'failed' }, signature],
    ['is of fewer fields', url, { MessageSid: params.MessageSid }, signature],
    ['is of more fields', url, { ...params, Body: 'STOP' }, signature],
    ['is of no address', 'nowhere', params, signature],
  ])('that %s is refused', (_what, at, fields, given) => {
    expect(isSigned(token, at, fields, given)).toBe(false);
  });

  it('of another account is refused', () => {
    expect(isSigned(token.replace('0', '1'), url, params, signature)).toBe(false);
  });

  it.each([
    ['with the port of the scheme', 'https://book.example.test/a?m=1', 'https://book.example.test:443/a?m=1'],
    ['without the port', 'https://book.example.test:443/a?m=1', 'https://book.example.test/a?m=1'],
    ['without a port of our own', 'http://book.example.test:3000/a?m=1', 'http://book.example.test/a?m=1'],
    ['with the query written anew', "https://book.example.test/a?m=it's+1", "https://book.example.test/a?m=it's%201"],
    [
      'with the port and the query written anew',
      'https://book.example.test/a?m=a:b',
      'https://book.example.test:443/a?m=a%3Ab',
    ],
  ])('is known %s', (_how, ours, theirs) => {
    expect(isSigned(token, ours, params, signatureOf(token, theirs, params))).toBe(true);
  });
});
