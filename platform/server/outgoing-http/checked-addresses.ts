// Where a host that members or settings name may be connected to: nowhere but in the open internet, or where the settings
// name it, and at the usual ports. Whoever connects uses the address that was checked: the name could point elsewhere by then.
import type { LookupAddress } from 'node:dns';
import { lookup as resolveName } from 'node:dns/promises';
import { isIP } from 'node:net';
import { isGlobalAddress, isMetadataAddress } from './global-address.ts';
import { OutgoingProblem } from './outgoing-problem.ts';

export interface AddressRules {
  /** `host` or `host:port`; see the setting outgoing.allowedHosts. */
  allowedHosts: readonly string[];
  /** Stands in for the name server in tests. */
  resolve?: (host: string) => Promise<readonly LookupAddress[]>;
}

export interface Destination {
  /** Without the brackets of an address. */
  host: string;
  /** Undefined: a usual one. */
  port?: string | undefined;
}

export async function checkedAddresses(
  { host, port }: Destination,
  rules: AddressRules,
  signal: AbortSignal,
): Promise<readonly LookupAddress[]> {
  const named = new Set(rules.allowedHosts.map((each) => each.trim().toLowerCase()));
  const withPort = port === undefined ? host : `${isIP(host) === 6 ? `[${host}]` : host}:${port}`;
  const isNamed = named.has(host) || named.has(withPort) || named.has(`[${host}]`);
  if (port !== undefined && !named.has(withPort))
    throw new OutgoingProblem('forbidden', 'Only the usual ports can be connected to.');
  const family = isIP(host);
  const found = family ? [{ address: host, family }] : await resolveInTime(host, rules, signal);
  for (const { address } of found) {
    if (isMetadataAddress(address) || (!isNamed && !isGlobalAddress(address)))
      throw new OutgoingProblem('forbidden', 'This address is not in the open internet.');
  }
  return found;
}

async function resolveInTime(
  host: string,
  rules: AddressRules,
  signal: AbortSignal,
): Promise<readonly LookupAddress[]> {
  const tooLate = new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(OutgoingProblem.from(signal.reason, true)), { once: true });
  });
  const find = rules.resolve ?? ((name: string) => resolveName(name, { all: true }));
  try {
    return await Promise.race([find(host), tooLate]);
  } catch (error) {
    throw OutgoingProblem.from(error, signal.aborted);
  }
}
