import { useMessages } from '#web/state/language.tsx';
import { Text } from '../text-parts.tsx';
import type { Reading } from '../use-booking.ts';
import { messages } from './messages.ts';
import { refundFact } from './refund-fact.ts';

/** Under the heading of a cancelled booking. */
export function RefundNote({ whole }: { whole: Extract<Reading, { state: 'whole' }> }) {
  const refund = refundFact(whole, useMessages(messages));
  return refund ? <Text>{refund}</Text> : null;
}
