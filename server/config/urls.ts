import { isIP, isIPv4 } from 'node:net';
import { isLocalUrl } from '#server/common/local-url.ts';
import type { Reader } from './faults.ts';

export type Addresses = {
  port: number;
  host: string;
  /** An origin; null means `http://localhost` and the port. */
  publicUrl: string | null;
  trustProxy: false | number | string[];
};

export function readAddresses(read: Reader): Addresses {
  return {
    port: read.parsed('PORT', 3000, portOf, 'must be a whole number from 0 to 65535 (0 takes any free port)'),
    host: read.parsed('HOST', '127.0.0.1', hostOf, 'must be an IP address or a host name'),
    publicUrl: read.optional(
      'PUBLIC_URL',
      originOf,
      'must be like https://example.com: https (http only for localhost), no path, no user name',
    ),
    trustProxy: read.parsed<false | number | string[]>(
      'TRUST_PROXY',
      false,
      proxyOf,
      'must be off, the exact number of proxies in front (1 to 9), or their addresses, comma separated',
    ),
  };
}

export function portOf(text: string): number | null {
  const port = Number(text);
  return /^\d{1,5}$/.test(text) && port <= 65_535 ? port : null;
}

function hostOf(text: string): string | null {
  return isIP(text) !== 0 || /^[a-z\d]([a-z\d.-]*[a-z\d])?$/i.test(text) ? text : null;
}

/** An address over https; over http only of this machine. */
export function safeUrl(text: string): URL | null {
  const url = URL.parse(text);
  return url?.protocol === 'https:' || (url?.protocol === 'http:' && isLocalUrl(url.origin)) ? url : null;
}

/** The same without a path or user name. */
export function originOf(text: string): string | null {
  const url = safeUrl(text);
  return url && url.href === `${url.origin}/` ? url.origin : null;
}

const groups = ['loopback', 'linklocal', 'uniquelocal'];

function proxyOf(text: string): false | number | string[] | null {
  if (['off', 'false', '0'].includes(text.toLowerCase())) return false;
  if (/^\d$/.test(text)) return Number(text);
  const addresses = text.split(',').map((address) => address.trim());
  return addresses.every((address) => groups.includes(address) || isNetwork(address)) ? addresses : null;
}

function isNetwork(text: string): boolean {
  const [address = '', bits, more] = text.split('/');
  if (isIP(address) === 0 || more !== undefined) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (isIPv4(address) ? 32 : 128));
}
