import { lookup as resolve } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** What is not the public internet, by IANA's registries of special-purpose addresses. */
const special: Readonly<Record<'ipv4' | 'ipv6', readonly (readonly [string, number])[]>> = {
  ipv4: [
    ['0.0.0.0', 8],
    ['10.0.0.0', 8],
    ['100.64.0.0', 10],
    ['127.0.0.0', 8],
    ['169.254.0.0', 16],
    ['172.16.0.0', 12],
    ['192.0.0.0', 24],
    ['192.0.2.0', 24],
    ['192.88.99.0', 24],
    ['192.168.0.0', 16],
    ['198.18.0.0', 15],
    ['198.51.100.0', 24],
    ['203.0.113.0', 24],
    ['224.0.0.0', 4],
    ['240.0.0.0', 4],
  ],
  ipv6: [
    // Only 2000::/3 is handed out; the rest of it that is not public is listed.
    ['::', 3],
    ['4000::', 2],
    ['8000::', 1],
    ['2001::', 23],
    ['2001:db8::', 32],
    ['2002::', 16],
    ['3fff::', 20],
  ],
};

/** A list each: one for both would also judge an IPv4 address by its form in IPv6. */
const blocked = { ipv4: new BlockList(), ipv6: new BlockList() };
for (const family of ['ipv4', 'ipv6'] as const)
  for (const [net, bits] of special[family]) blocked[family].addSubnet(net, bits, family);

/** Whether an address belongs to the public internet. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  const family = version === 6 ? 'ipv6' : 'ipv4';
  return version !== 0 && !blocked[family].check(address, family);
}

/**
 * Resolves a name for a connection, and fails unless every address of it is public: a name that is checked before and
 * resolved again for the call could have changed meanwhile.
 */
export const publicLookup: LookupFunction = (hostname, options, callback) =>
  resolve(hostname, { ...options, all: true }, (failure, addresses) => {
    const [first] = addresses ?? [];
    if (failure) return callback(failure, '', 0);
    if (!first || !addresses.every(({ address }) => isPublicAddress(address)))
      return callback(new Error('not an address of the public internet'), '', 0);
    return options.all ? callback(null, addresses) : callback(null, first.address, first.family);
  });
