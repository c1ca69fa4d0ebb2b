import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addressHash, isLoopback, networkHashes, networkOf, networksOf } from './client-address.ts';

describe('the network of an address', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
  ])('of %s is %s', (ip, network) => expect(networkOf(ip)).toBe(network));

  it('gives one hash to all addresses of a household, and another under another secret', () => {
    expect(addressHash('one', '2001:db8:1:2::a')).toBe(addressHash('one', '2001:db8:1:2:ffff::b'));
    expect(addressHash('one', '203.0.113.7')).toBe(addressHash('one', '203.0.113.250'));
    expect(addressHash('one', '203.0.113.7')).not.toBe(addressHash('one', '203.0.114.7'));
    expect(addressHash('one', '203.0.113.7')).not.toBe(addressHash('other', '203.0.113.7'));
    expect(addressHash('one', '203.0.113.7')).not.toContain('203');
  });
});

describe('the networks that an address lies in', () => {
  it.each([
    ['203.0.113.7', ['203.0.113.7', '203.0.113.0/24', '203.0.0.0/16']],
    ['::ffff:203.0.113.7', ['203.0.113.7', '203.0.113.0/24', '203.0.0.0/16']],
    ['2001:db8:77:1234::1', ['2001:db8:77:1234::/64', '2001:db8:77:1200::/56', '2001:db8:77::/48', '2001:db8::/32']],
    ['2001:db8:77:ff::1', ['2001:db8:77:ff::/64', '2001:db8:77:0::/56', '2001:db8:77::/48', '2001:db8::/32']],
  ])('are of %s %j, from the line to the provider', (ip, networks) => {
    expect(networksOf(ip).map(({ network }) => network)).toEqual(networks);
    expect(networksOf(ip).at(0)?.level).toBe('line');
    expect(networksOf(ip).at(-1)?.level).toBe('provider');
  });

  it('are shared by two addresses as far as their first bits are the same', () => {
    const written = (bits: bigint) => (bits.toString(16).padStart(32, '0').match(/.{4}/g) ?? []).join(':');
    const hashes = (bits: bigint) => networkHashes('secret', written(bits)).map(({ hash }) => hash);
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 2n ** 128n - 1n }), fc.nat(127), (one, same) => {
        // They differ in the bit after the first `same` ones.
        const other = hashes(one ^ (1n << BigInt(127 - same)));
        expect(hashes(one).map((hash, index) => hash === other[index])).toEqual(
          [64, 56, 48, 32].map((bits) => bits <= same),
        );
      }),
    );
  });
});

it.each([
  ['127.0.0.1', true],
  ['127.8.9.1', true],
  ['::1', true],
  ['::ffff:127.0.0.1', true],
  ['10.0.0.1', false],
  ['::ffff:10.0.0.1', false],
  ['127.0.0.1.example.com', false],
  [undefined, false],
])('whether %s is this machine: %s', (ip, local) => expect(isLoopback(ip)).toBe(local));
