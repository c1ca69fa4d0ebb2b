import { isLocalUrl } from '#server/common/local-url.ts';
import type { Reader } from './faults.ts';

/** Where alerts are posted besides mail; the address is a secret. */
export const readAlertWebhook = (read: Reader): string | null => readAddress(read, 'ALERT_WEBHOOK');

/** Pinged once a minute while all is well, so that the service notices when we stop; also a secret. */
export const readHeartbeatUrl = (read: Reader): string | null => readAddress(read, 'HEARTBEAT_URL');

const readAddress = (read: Reader, name: string): string | null =>
  read.parsed<string | null>(name, null, addressOf, 'must be an https address (http only for this machine)');

function addressOf(text: string): string | null {
  if (!URL.canParse(text)) return null;
  const { protocol } = new URL(text);
  return protocol === 'https:' || (protocol === 'http:' && isLocalUrl(text)) ? text : null;
}
