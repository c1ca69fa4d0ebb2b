import { expect, it } from 'vitest';
import { mailboxOf } from './mailbox.ts';

it.each([
  ['camille@gmail.com', 'Camille@GMail.com'],
  ['camille@gmail.com', 'c.a.m.i.l.l.e@gmail.com'],
  ['camille@gmail.com', 'camille+area+1@googlemail.com'],
  ['camille@gmail.com', ' Ca.Mille+x@GoogleMail.COM '],
  ['camille@gmail.com', '\uff43amille@gmail.com'],
  ['camille@gmail.com', 'camille@gmail.com.'],
  ['camille@example.com', 'CAMILLE+1@example.com'],
  ['josé@example.com', 'jose\u0301@EXAMPLE.com'],
  ['a@xn--bcher-kva.example.com', 'a@bücher.example.com'],
  ['a@xn--bcher-kva.example.com', 'A@XN--BCHER-KVA.example.com'],
  ['a@xn--bcher-kva.example.com', 'a@bu\u0308cher。example.com'],
])('%s is the mailbox of %j', (mailbox, spelled) => {
  expect(mailboxOf(spelled)).toBe(mailbox);
  expect(mailboxOf(mailboxOf(spelled))).toBe(mailbox);
});

it('dots tell mailboxes apart everywhere else, and a tag alone is a name', () => {
  expect(mailboxOf('ca.mille@example.com')).not.toBe(mailboxOf('camille@example.com'));
  expect(mailboxOf('+tag@example.com')).toBe('+tag@example.com');
  expect(mailboxOf('no address')).toBe('no address');
});
