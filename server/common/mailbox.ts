import { domainToASCII } from 'node:url';

/** Google gives one mailbox under both, and reads no dots in its name. */
const google: ReadonlySet<string> = new Set(['gmail.com', 'googlemail.com']);

/**
 * One spelling of the mailbox behind an address, which can be written in many: capitals, a tag, the letters of another script.
 * For counting alone; mail goes to the address as it was typed.
 */
export function mailboxOf(typed: string): string {
  const address = typed.normalize('NFKC').trim().toLowerCase();
  const at = address.lastIndexOf('@');
  if (at < 0) return address;
  const written = address.slice(at + 1).replace(/[.\u3002]+$/, '');
  const domain = domainToASCII(written) || written;
  const name = address.slice(0, at).replace(/(?<=.)\+.*$/, '');
  return google.has(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}
