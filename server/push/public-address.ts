import { BlockList, isIP } from 'node:net';

/** What is not the open Internet: this computer, networks of halls and homes, and what leads there (RFC 6890). */
const CLOSED: readonly (readonly [net: string, prefix: number])[] = [
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
  ['224.0.0.0', 3],
];
/** Of IPv6 what is given out lies in 2000::/3; in it these lead elsewhere or nowhere. */
const CLOSED_6: typeof CLOSED = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

const closed = new BlockList();
for (const [net, prefix] of CLOSED) closed.addSubnet(net, prefix, 'ipv4');
for (const [net, prefix] of CLOSED_6) closed.addSubnet(net, prefix, 'ipv6');
const given = new BlockList();
given.addSubnet('2000::', 3, 'ipv6');

/** Whether an address in figures is one of the open Internet. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !closed.check(address, 'ipv4');
  return family === 6 && given.check(address, 'ipv6') && !closed.check(address, 'ipv6');
}
