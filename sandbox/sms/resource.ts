import { segmentsOf } from '#domain/outbox/segments.ts';
import type { StoredText } from './store.ts';

/** `Tue, 10 Mar 2026 14:00:00 +0000`. */
const rfc2822 = (instant: Date): string => instant.toUTCString().replace('GMT', '+0000');

/** A message as the provider shows it. Numbers are text there, and dates have no fractions of a second. */
export function messageResource(accountSid: string, text: StoredText) {
  const uri = `/2010-04-01/Accounts/${accountSid}/Messages/${text.sid}`;
  const isService = text.from.startsWith('MG');
  const created = rfc2822(text.createdAt);
  const waiting = text.status === 'queued' || text.status === 'accepted';
  return {
    sid: text.sid,
    account_sid: accountSid,
    messaging_service_sid: isService ? text.from : null,
    from: isService ? null : text.from,
    to: text.to,
    body: text.body,
    status: text.status,
    direction: 'outbound-api',
    num_segments: String(segmentsOf(text.body).count),
    num_media: '0',
    error_code: null,
    error_message: null,
    price: null,
    price_unit: 'USD',
    api_version: '2010-04-01',
    date_created: created,
    date_updated: created,
    date_sent: waiting ? null : created,
    uri: `${uri}.json`,
    subresource_uris: { media: `${uri}/Media.json` },
  };
}
