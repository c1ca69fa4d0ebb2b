import type { Reader } from './faults.ts';
import { address } from './mail.ts';

export type FirstAdministrator = { email: string; password: string };

const minPasswordLength = 12;

/** The first administrator: e-mail and password, both or neither. A sandbox takes any password. */
export function readAdministrator(read: Reader, sandbox: boolean): FirstAdministrator | null {
  const email = read.optional('ADMIN_EMAIL', address, 'must be an e-mail address');
  const password = read.text('ADMIN_PASSWORD');
  if (email === null && password !== null && read.text('ADMIN_EMAIL') === null) {
    read.fault('ADMIN_EMAIL', 'is missing, while ADMIN_PASSWORD is given');
  }
  if (email !== null && password === null) read.fault('ADMIN_PASSWORD', 'is missing, while ADMIN_EMAIL is given');
  if (!sandbox && password !== null && password.length < minPasswordLength) {
    read.fault('ADMIN_PASSWORD', `must have at least ${minPasswordLength} characters`);
  }
  return email !== null && password !== null ? { email, password } : null;
}
