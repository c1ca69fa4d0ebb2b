import { useMessages } from '#web/state/language.tsx';
import { Text } from '../hero.tsx';
import type { Reading } from '../use-booking.ts';
import { messages } from './messages.ts';
import { refundFact } from './refund-fact.ts';

export function RefundNote({ whole }: { whole: Extract<Reading, { state: 'whole' }> }) {
  const refund = refundFact(whole, useMessages(messages));
  return refund ? <Text>{refund}</Text> : null;
}
