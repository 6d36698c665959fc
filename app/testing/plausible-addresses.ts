// Every address that can be read: each GET endpoint, with each of its parameters tried by plausible values.
import type { EndpointSpec } from '../../platform/contract/endpoint.ts';
import { inputSchema, type JsonSchema, typesOf } from '../../platform/server/http/open-api/json-schema.ts';
import type { Site } from '../../platform/server/site/site.ts';

/** Values by the name of a parameter; `discussions/recordID` is the `recordID` of paths below `/discussions`. */
export type Plausible = Readonly<Record<string, readonly (string | number)[]>>;

export function declaredEndpoints(site: Site): EndpointSpec[] {
  return site.features.all.flatMap((feature) => (feature.routes ?? []).map(({ endpoint }) => endpoint.spec));
}

/** Addresses below the API's root. A path parameter that nobody gave values for is an error: it would go unwatched. */
export function readableAddresses(site: Site, plausible: Plausible): string[] {
  return declaredEndpoints(site)
    .filter((spec) => spec.method === 'GET')
    .flatMap((spec) =>
      paths(spec.path, plausible).flatMap((path) => queries(spec, plausible).map((query) => path + query)),
    );
}

export function paths(template: string, plausible: Plausible): string[] {
  const found = /:(\w+)/.exec(template);
  if (!found?.[1]) return [template];
  const root = template.split('/')[1] ?? '';
  const values = plausible[`${root}/${found[1]}`] ?? plausible[found[1]];
  if (!values) throw new Error(`No plausible value for :${found[1]} of ${template}.`);
  return values.flatMap((value) =>
    paths(template.replace(found[0], encodeURIComponent(String(value))), plausible),
  );
}

/** Without anything optional; with everything expanded; then each parameter by itself. */
function queries(spec: EndpointSpec, plausible: Plausible): string[] {
  if (!spec.query) return [''];
  const { properties = {}, required = [] } = inputSchema(spec.query);
  const needed = required.filter((name) => properties[name]?.default === undefined);
  const base: [string, string][] = needed.map((name) => [
    name,
    String(valuesOf(name, properties[name] ?? {}, plausible)[0] ?? 'x'),
  ]);
  const wide: [string, string][] = [
    ...('expand' in properties ? [['expand', 'all'] as [string, string]] : []),
    ...('limit' in properties ? [['limit', String(widest(properties.limit))] as [string, string]] : []),
  ];
  const single = Object.entries(properties)
    .filter(([name]) => name !== 'limit' && name !== 'expand')
    .flatMap(([name, schema]) =>
      valuesOf(name, schema, plausible).map((value) => [
        ...base.filter(([known]) => known !== name),
        ...wide,
        [name, String(value)] as [string, string],
      ]),
    );
  return [base, [...base, ...wide], ...single].map(asText);
}

function widest(schema: JsonSchema | undefined): number {
  return Math.min(100, Number(schema?.maximum ?? 100));
}

function valuesOf(name: string, schema: JsonSchema, plausible: Plausible): readonly unknown[] {
  const given = plausible[name];
  if (given) return given;
  const options = schema.enum ?? schema.items?.enum ?? schema.anyOf?.find((each) => each.enum)?.enum;
  if (options) return options;
  return typesOf(schema).includes('boolean') ? ['true', 'false'] : [];
}

function asText(pairs: readonly [string, string][]): string {
  const text = new URLSearchParams(pairs.map(([name, value]) => [name, value])).toString();
  return text === '' ? '' : `?${text}`;
}

/** Runs `work` over all of them, a few at a time. */
export async function overAll<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const queue = [...items];
  await Promise.all(
    Array.from({ length: 8 }, async () => {
      for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item);
    }),
  );
}
