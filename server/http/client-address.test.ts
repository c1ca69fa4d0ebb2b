import { describe, expect, it } from 'vitest';
import { addressHash, isLoopback, networkOf } from './client-address.ts';

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
