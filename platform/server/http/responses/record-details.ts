// `expand=warnings` on any call whose answer is such a record, a list of them, or holds them by their ids: what features add about a record is read
// by its id, for those who may see it, and stands in the answer as it will be sent.
import type { EndpointSpec } from '../../../contract/endpoint.ts';
import { mapInTurns } from '../../content/map-in-turns.ts';
import { ExtensionPoint } from '../../feature/extension-point.ts';
import type { RequestContext } from '../context.ts';
import { isRecord } from '../input/coerce.ts';
import { inputSchema, type JsonSchema } from '../open-api/json-schema.ts';
import { namesIn, ownExpands } from './expand-names.ts';

declare module '../context.ts' {
  interface RequestContext {
    requestedDetails?: readonly RecordDetail[];
  }
}

export interface RecordDetail {
  /** What is asked for, and the property that holds it: `warnings`. */
  name: string;
  /** The id that such a record begins with: `commentID`. */
  idField: string;
  /** Of those that an endpoint names itself: `expand=all` means it too. */
  isOfAll?: boolean;
  /** An id of what is added, which stands beside it by the same name: `rankID`. */
  besideIt?: string;
  /** Of many records, in a fixed number of statements. Undefined: the viewer sees none of it, and no property is there. */
  of: (ctx: RequestContext, ids: readonly number[]) => Promise<Map<number, unknown> | undefined>;
}

export const recordDetails = new ExtensionPoint<RecordDetail>();

export interface DetailReader {
  /** Takes the names that the endpoint does not know itself out of the query. */
  take: (ctx: RequestContext, query: Record<string, unknown>) => readonly RecordDetail[];
}

export function detailReader(spec: EndpointSpec): DetailReader {
  const idField = idFieldOf(spec);
  const own = ownExpands(spec);
  return {
    take(ctx, query) {
      if (query.expand === undefined || idField === undefined) return [];
      const offered = recordDetails.of(ctx).filter((each) => each.idField === idField);
      const names = namesIn(query.expand);
      const isAll = names.some((name) => name === 'all' || name === 'true' || name === '1');
      const isMeant = ({ name, isOfAll }: RecordDetail) =>
        names.includes(name) || (isAll && isOfAll === true && !names.includes(`-${name}`));
      const requested = offered.filter(isMeant);
      const isTaken = (asked: string) => !own.has(asked) && requested.some(({ name }) => name === asked);
      if (names.some(isTaken)) query.expand = names.filter((name) => !isTaken(name));
      return requested;
    },
  };
}

/** A record begins with its own id; the ids of others follow. */
function idFieldOf({ response }: EndpointSpec): string | undefined {
  if (!response) return undefined;
  const schema = inputSchema(response);
  const row = schema.type === 'array' ? (schema.items ?? {}) : (rowsByID(schema) ?? schema);
  return Object.keys(row.properties ?? {})[0];
}

/** `commentsByID` of a thread. */
function rowsByID({ properties = {} }: JsonSchema): JsonSchema | undefined {
  const name = Object.keys(properties).find(isByID);
  const rows = name === undefined ? undefined : (properties[name] as JsonSchema).additionalProperties;
  return typeof rows === 'object' ? rows : undefined;
}

const isByID = (name: string): boolean => name.endsWith('sByID');

function rowsOf(body: unknown): Record<string, unknown>[] {
  if (Array.isArray(body)) return body.filter(isRecord);
  if (!isRecord(body)) return [];
  const byID = Object.entries(body).find(([name, value]) => isByID(name) && isRecord(value));
  return byID ? Object.values(byID[1] as object).filter(isRecord) : [body];
}

export async function addDetails(
  ctx: RequestContext,
  body: unknown,
  requested: readonly RecordDetail[],
): Promise<void> {
  const rows = rowsOf(body);
  for (const [at, added] of await findDetails(ctx, rows, requested)) Object.assign(rows[at] ?? {}, added);
}

/** As `addDetails`, to a list whose rows are JSON already: to parse long ones again costs more than all that is added. */
export async function addDetailsToTexts(
  ctx: RequestContext,
  body: unknown,
  texts: (string | Buffer)[],
  requested: readonly RecordDetail[],
): Promise<void> {
  const details = await findDetails(ctx, rowsOf(body), requested);
  await mapInTurns(details, ([at, added]) => {
    texts[at] = withProperties(texts[at] as string | Buffer, `,${JSON.stringify(added).slice(1)}`);
  });
}

function withProperties(text: string | Buffer, added: string): string | Buffer {
  if (typeof text === 'string') return text.slice(0, -1) + added;
  return Buffer.concat([text.subarray(0, -1), Buffer.from(added)]);
}

/** By the place of the row. */
async function findDetails(
  ctx: RequestContext,
  rows: readonly Record<string, unknown>[],
  requested: readonly RecordDetail[],
): Promise<Map<number, Record<string, unknown>>> {
  const details = new Map<number, Record<string, unknown>>();
  for (const { name, idField, besideIt, of } of requested) {
    const ids = rows.map((row) => row[idField]).filter((id): id is number => typeof id === 'number');
    const found = ids.length === 0 ? undefined : await of(ctx, [...new Set(ids)]);
    for (const [at, row] of found ? rows.entries() : []) {
      const value = found?.get(row[idField] as number);
      if (value === undefined) continue;
      const beside = besideIt !== undefined && isRecord(value) ? { [besideIt]: value[besideIt] } : {};
      details.set(at, { ...details.get(at), ...beside, [name]: value });
    }
  }
  return details;
}
