// Members by the addresses of the machines they came from; `192.0.2.*` is a beginning.

import { isIP } from 'node:net';
import { requireItems } from '../../../../platform/contract/item-errors.ts';
import { type Sql, sql } from '../../../../platform/server/db/sql.ts';

const PATTERN = /^[0-9A-Fa-f.:]*\*$/;

export function isIPAddress(text: string): boolean {
  return isIP(text) !== 0 || (PATTERN.test(text) && /[.:]/.test(text));
}

export function ipCondition(addresses: readonly string[]): Sql {
  requireItems('ipAddresses', addresses, isIPAddress, 'is not an IP address.');
  const whole = addresses.filter((each) => isIP(each) !== 0);
  const beginnings = addresses
    .filter((each) => isIP(each) === 0)
    .map((each) => each.replace(/\*$/, '%').toLowerCase());
  return sql`(
    last_ip_address = any(${whole}::inet[]) or insert_ip_address = any(${whole}::inet[])
    or host(last_ip_address) like any(${beginnings}::text[]) or host(insert_ip_address) like any(${beginnings}::text[]))`;
}
