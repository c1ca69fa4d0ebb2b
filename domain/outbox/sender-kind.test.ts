import { expect, it } from 'vitest';
import { senderKind } from './sender-kind.ts';

it.each([
  ['55555', 'short-code'],
  ['+18885550142', 'toll-free'],
  ['+18225550142', 'toll-free'],
  ['+15145550142', 'long-code'],
  ['+18195550142', 'long-code'],
  ['+33639981234', 'foreign'],
  [`MG${'b1'.repeat(16)}`, 'service'],
])('texts from %s leave from a %s', (from, kind) => expect(senderKind(from)).toBe(kind));
