import { createHmac } from 'node:crypto';
import { isIPv4, isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';
import type { NetworkLevel } from '#domain/booking/network-holds.ts';

const mapped = /^::ffff:(?=\d+\.)/i;
const plain = (ip: string): string => ip.replace(mapped, '').replace(/%.*$/, '');

/** The prefix of an address, as `2001:db8:1:2::/64` or `203.0.113.0/24`. */
function prefixOf(address: string, bits: number): string {
  if (!isIPv6(address)) {
    const kept = address.split('.').slice(0, bits / 8);
    return `${[...kept, ...Array<string>(4 - kept.length).fill('0')].join('.')}/${bits}`;
  }
  const [head = '', tail] = address.toLowerCase().split('::');
  const groups = (text: string | undefined) => (text ? text.split(':') : []);
  const gap = tail === undefined ? 0 : 8 - groups(head).length - groups(tail).length;
  const all = [...groups(head), ...Array<string>(Math.max(gap, 0)).fill('0'), ...groups(tail)];
  const kept = all.slice(0, Math.ceil(bits / 16)).map((group, index) => {
    const unused = Math.max(0, (index + 1) * 16 - bits);
    return ((Number.parseInt(group, 16) >> unused) << unused).toString(16);
  });
  return `${kept.join(':')}::/${bits}`;
}

/** The part of an address that identifies a customer's line: all of IPv4, the first half (/64) of IPv6. */
export function networkOf(ip: string): string {
  const address = plain(ip);
  return isIPv6(address) ? prefixOf(address, 64) : address;
}

/** Every network containing an address, from its own line to its provider. */
export function networksOf(ip: string): { level: NetworkLevel; network: string }[] {
  const address = plain(ip);
  const at = (level: NetworkLevel, bits: number) => ({ level, network: prefixOf(address, bits) });
  if (isIPv6(address)) return [at('line', 64), at('line', 56), at('neighbourhood', 48), at('provider', 32)];
  const line = { level: 'line', network: address } as const;
  return isIPv4(address) ? [line, at('neighbourhood', 24), at('provider', 16)] : [line];
}

/** A line's whole network, and as much of an address as the log may keep: /24 of IPv4, /48 of IPv6. */
export function addressPrefix(ip: string): string {
  const network = networkOf(ip);
  return network.includes(':') ? `${network.split(':').slice(0, 3).join(':')}::/48` : network.replace(/\d+$/, '0/24');
}

export function isLoopback(ip: string | undefined): boolean {
  if (ip === undefined) return false;
  const address = plain(ip);
  return address === '::1' || (isIPv4(address) && address.startsWith('127.'));
}

/** Headers written by proxies: an unconfigured one makes every client look like this machine. */
const marksOfProxies = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'];

/**
 * From this machine, under its name or ours: a foreign name pointed here (DNS rebinding) must not use a visitor's browser
 * to read what is for localhost only. Behind a proxy our own name is used by visitors, and a request without a
 * Host does not count.
 */
export function isFromThisMachine(
  { headers, socket, ip }: Pick<FastifyRequest, 'headers' | 'socket' | 'ip'>,
  { publicUrl, behindProxy }: { publicUrl: string; behindProxy: boolean },
): boolean {
  if (!isLoopback(socket.remoteAddress) || !isLoopback(ip)) return false;
  const asked = `http://${headers.host ?? ''}`;
  if (!URL.canParse(asked)) return false;
  const { hostname, host } = new URL(asked);
  const own = new URL(publicUrl);
  const isLocalName = ['localhost', '[::1]'].includes(hostname) || isLoopback(hostname);
  const isDirect = !marksOfProxies.some((name) => name in headers);
  if (!behindProxy) return isDirect && (isLocalName || hostname === own.hostname);
  return isLocalName && (isDirect ? host !== own.host : Boolean(headers['x-forwarded-for']));
}

/** Neighbours who may well be one person: the /24 of IPv4, the /64 of IPv6. */
export function subnetOf(ip: string): string {
  const network = networkOf(ip);
  return isIPv4(network) ? network.replace(/\d+$/, '0/24') : network;
}

/** A network as the database may keep it: always the same, and useless without the application secret. */
const networkHash = (appSecret: string, network: string): string =>
  createHmac('sha256', appSecret).update(`address:${network}`).digest('hex');

export const addressHash = (appSecret: string, ip: string): string => networkHash(appSecret, subnetOf(ip));

/** The same for every network of an address. */
export const networkHashes = (appSecret: string, ip: string): { level: NetworkLevel; hash: string }[] =>
  networksOf(ip).map(({ level, network }) => ({ level, hash: networkHash(appSecret, network) }));
