import { describe, expect, it } from 'vitest';
import { isPublicAddress, publicLookup } from './public-address.ts';

describe('an address of the public internet', () => {
  it.each(['8.8.8.8', '1.1.1.1', '172.32.0.1', '192.167.255.255', '2606:4700::1111', '2a00:1450::1'])(
    'is %s',
    (address) => {
      expect(isPublicAddress(address)).toBe(true);
    },
  );

  it.each([
    ...['127.0.0.1', '127.255.255.254', '0.0.0.0', '10.1.2.3', '172.16.0.1', '172.31.255.255', '192.168.1.1'],
    ...['169.254.169.254', '100.64.0.1', '224.0.0.1', '255.255.255.255', '198.18.0.1'],
    ...[
      '::',
      '::1',
      '::ffff:127.0.0.1',
      '::ffff:8.8.8.8',
      'fe80::1',
      'fc00::1',
      'fd12::1',
      'ff02::1',
      '64:ff9b::a00:1',
    ],
    ...['2002:7f00:1::', '2001:db8::1', 'localhost', '', '127.1'],
  ])('is not %s', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  it('is what a name must lead to, all of it', async () => {
    const failure = await new Promise((resolve) => publicLookup('localhost', {}, (error) => resolve(error)));
    expect(failure).toMatchObject({ message: 'not an address of the public internet' });
  });
});
