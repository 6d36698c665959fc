// What a call asks for by `expand`, and what its endpoint knows of that.
import type { EndpointSpec } from '../../../contract/endpoint.ts';
import { inputSchema, type JsonSchema } from '../open-api/json-schema.ts';

export function namesIn(expand: unknown): string[] {
  // What is no text is refused by the contract.
  return (Array.isArray(expand) ? expand : [expand])
    .flatMap((each) => (typeof each === 'string' ? each.split(',') : []))
    .map((name) => name.trim())
    .filter((name) => name !== '');
}

export function ownExpands({ query }: EndpointSpec): ReadonlySet<string> {
  const expand: JsonSchema | undefined = query && inputSchema(query).properties?.expand;
  return new Set((expand?.['x-values'] as string[] | undefined) ?? []);
}
