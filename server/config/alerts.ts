import type { Reader } from './faults.ts';
import { safeUrl } from './urls.ts';

/** Where alerts are posted besides mail; the address is a secret. */
export const readAlertWebhook = (read: Reader): string | null => readAddress(read, 'ALERT_WEBHOOK');

/** Pinged once a minute while all is well, so that the service notices when we stop; also a secret. */
export const readHeartbeatUrl = (read: Reader): string | null => readAddress(read, 'HEARTBEAT_URL');

const readAddress = (read: Reader, name: string): string | null =>
  read.optional(name, (text) => (safeUrl(text) ? text : null), 'must be an https address (http only for this machine)');
