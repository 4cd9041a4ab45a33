import { expect, it } from 'vitest';
import { isPublicAddress } from './public-address.ts';

it.each(['8.8.8.8', '142.250.74.10', '100.128.0.1', '172.32.0.1', '2a00:1450:4007:80e::200a'])(
  '%s is of the open Internet',
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);

it.each([
  ...['127.0.0.1', '0.0.0.0', '10.1.2.3', '192.168.1.5', '172.16.0.1', '172.31.255.255'],
  ...['169.254.169.254', '100.64.0.1', '198.18.0.1', '224.0.0.1', '255.255.255.255'],
  ...['::1', '::', 'fe80::1', 'fe80::1%eth0', 'fc00::1', 'fd12::1', 'ff02::1', '2001:db8::1'],
  // Addresses of IPv4 in the clothes of IPv6.
  ...['::ffff:127.0.0.1', '::ffff:192.168.1.5', '64:ff9b::7f00:1', '2002:7f00:1::', '2001::1'],
  ...['', 'localhost', '127.1', '0x7f000001'],
])('%j is not', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});
