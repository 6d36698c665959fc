// Whether an address lies in the open internet. Everything else (this machine, its network, metadata of a cloud,
// addresses that carry another one inside) is nothing a request may be sent to at an unauthenticated user's wish.
import { BlockList, isIP } from 'node:net';

const notGlobal = new BlockList();
for (const [address, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  // Multicast, reserved, broadcast.
  ['224.0.0.0', 3],
] as const)
  notGlobal.addSubnet(address, prefix, 'ipv4');
for (const [address, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  // 6to4 carries an IPv4 address, which may be anything.
  ['2002::', 16],
  ['2620:4f:8000::', 48],
  ['3fff::', 20],
] as const)
  notGlobal.addSubnet(address, prefix, 'ipv6');

/** The only part of IPv6 given out to the internet: mapped, NAT64, local and multicast addresses lie outside. */
const givenOut = new BlockList();
givenOut.addSubnet('2000::', 3, 'ipv6');

const linkLocal = new BlockList();
linkLocal.addSubnet('169.254.0.0', 16, 'ipv4');
linkLocal.addSubnet('fe80::', 10, 'ipv6');
linkLocal.addAddress('fd00:ec2::254', 'ipv6');

export function isGlobalAddress(address: string): boolean {
  // A zone (`%eth0`) belongs to addresses of one's own network alone.
  const family = isIP(address);
  if (family === 4) return !notGlobal.check(address, 'ipv4');
  return family === 6 && givenOut.check(address, 'ipv6') && !notGlobal.check(address, 'ipv6');
}

/** Where clouds keep the keys of a machine: closed even to hosts that the settings name. */
export function isMetadataAddress(address: string): boolean {
  // A block list also finds an IPv4 address that is mapped into IPv6.
  return linkLocal.check(address.split('%')[0] ?? '', isIP(address) === 4 ? 'ipv4' : 'ipv6');
}
