import { isLocalUrl } from '#server/common/local-url.ts';
import type { Reader } from './faults.ts';

/** Where alerts are posted besides mail; the address is a secret. */
export const readAlertWebhook = (read: Reader): string | null =>
  read.parsed<string | null>('ALERT_WEBHOOK', null, webhook, 'must be an https address (http only for this machine)');

function webhook(text: string): string | null {
  if (!URL.canParse(text)) return null;
  const { protocol } = new URL(text);
  return protocol === 'https:' || (protocol === 'http:' && isLocalUrl(text)) ? text : null;
}
