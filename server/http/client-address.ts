import { createHmac } from 'node:crypto';
import { isIPv4, isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';

const mapped = /^::ffff:(?=\d+\.)/i;
const plain = (ip: string): string => ip.replace(mapped, '').replace(/%.*$/, '');

/** The part of an address that tells customers apart: all of IPv4, the first half (/64) of IPv6. */
export function networkOf(ip: string): string {
  const address = plain(ip);
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.toLowerCase().split('::');
  const groups = (text: string | undefined) => (text ? text.split(':') : []);
  const gap = tail === undefined ? 0 : 8 - groups(head).length - groups(tail).length;
  const all = [...groups(head), ...Array<string>(Math.max(gap, 0)).fill('0'), ...groups(tail)];
  return `${all
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}

/** So much of an address as the log may keep: /24 of IPv4, /48 of IPv6. */
export function addressPrefix(ip: string): string {
  const network = networkOf(ip);
  return network.includes(':') ? `${network.split(':').slice(0, 3).join(':')}::/48` : network.replace(/\d+$/, '0/24');
}

/** Whether an address is this machine itself. */
export function isLoopback(ip: string | undefined): boolean {
  if (ip === undefined) return false;
  const address = plain(ip);
  return address === '::1' || (isIPv4(address) && address.startsWith('127.'));
}

/** A proxy that nobody named makes every client look like this machine. */
const marksOfProxies = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'];

/**
 * From this machine, also where a proxy that is trusted tells the client's address, and under a name of this machine or
 * our own: a foreign name that was made to point here must not read with a visitor's browser what is for this machine.
 */
export function isFromThisMachine(
  { headers, socket, ip }: Pick<FastifyRequest, 'headers' | 'socket' | 'ip'>,
  { publicUrl, behindProxy }: { publicUrl: string; behindProxy: boolean },
): boolean {
  if (!behindProxy && marksOfProxies.some((name) => name in headers)) return false;
  if (!isLoopback(socket.remoteAddress) || !isLoopback(ip)) return false;
  const asked = `http://${headers.host ?? ''}`;
  if (!URL.canParse(asked)) return false;
  const { hostname } = new URL(asked);
  return ['localhost', '[::1]', new URL(publicUrl).hostname].includes(hostname) || isLoopback(hostname);
}

/** Neighbours who may well be one person: the /24 of IPv4, the /64 of IPv6. */
export function subnetOf(ip: string): string {
  const network = networkOf(ip);
  return isIPv4(network) ? network.replace(/\d+$/, '0/24') : network;
}

/** A subnet as the database may keep it: the same every time, and of no use without the application secret. */
export const addressHash = (appSecret: string, ip: string): string =>
  createHmac('sha256', appSecret)
    .update(`address:${subnetOf(ip)}`)
    .digest('hex');
