// A call has the name in the document under which its contract exports it: it stays when the path changes.
import type { Endpoint, EndpointSpec } from '../../../contract/endpoint.ts';
import type { Feature } from '../../feature/feature.ts';

/** Each name stands for one call, each call has one name. */
export function operationNames(features: readonly Feature[]): ReadonlyMap<EndpointSpec, string> {
  const names = new Map<EndpointSpec, string>();
  const taken = new Set<string>();
  for (const contract of features.flatMap(({ contracts = [] }) => contracts)) {
    for (const [name, { spec }] of Object.entries(contract).filter(isCall)) {
      if (taken.has(name)) throw new Error(`Two calls of the API are named ${name}.`);
      if (names.has(spec)) throw new Error(`A call of the API is named ${names.get(spec)} and ${name}.`);
      taken.add(name);
      names.set(spec, name);
    }
  }
  return names;
}

function isCall(exported: [name: string, value: unknown]): exported is [string, Endpoint] {
  const [, value] = exported;
  return typeof value === 'object' && value !== null && 'spec' in value && 'key' in value;
}
