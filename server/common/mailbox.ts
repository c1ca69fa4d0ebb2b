import { domainToASCII } from 'node:url';

/** At Google, both domains are one mailbox, and dots in the name do not count. */
const google: ReadonlySet<string> = new Set(['gmail.com', 'googlemail.com']);

/**
 * One canonical spelling of the mailbox behind an address, whatever its capitals, tag or script.
 * For counting only; mail goes to the address as typed.
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
