// `expand=insertUser`, `users`, `insertUser.profileFields` on any call whose answer names people by id: the platform
// knows no people, so it asks whoever does.
import type { EndpointSpec } from '../../../contract/endpoint.ts';
import { permissionProblem } from '../../../contract/errors.ts';
import type { PermissionName } from '../../../contract/permission-names.ts';
import { ExtensionPoint } from '../../feature/extension-point.ts';
import type { RequestContext } from '../context.ts';
import { isRecord } from '../input/coerce.ts';
import { inputSchema, typesOf } from '../open-api/json-schema.ts';
import { namesIn, ownExpands } from './expand-names.ts';

declare module '../context.ts' {
  interface RequestContext {
    /** People whom the answer names by id and shall describe. */
    requestedUsers?: RequestedUsers;
  }
}

declare module '../../feature/provided.ts' {
  interface Provided {
    /** Who somebody is, as it stands beside what they wrote. Answers every id it is asked for. */
    people: (ctx: RequestContext, userIDs: readonly number[]) => Promise<Map<number, object>>;
  }
}

/** What can be added about users: `profileFields` after the dot. */
export interface PersonDetail {
  name: string;
  /** Whoever lacks it is refused, not answered less. */
  permission?: PermissionName;
  of: (ctx: RequestContext, userIDs: readonly number[]) => Promise<Map<number, unknown>>;
  /**
   * Stands beside what somebody wrote wherever a post is read, asked for or not: shared content, of immutable objects.
   * Whatever changes it invalidates `cacheTag.user(userID)`.
   */
  isBesidePosts?: boolean;
}

export const personDetails = new ExtensionPoint<PersonDetail>();

/** For each property that shall hold a person: what is added about them. */
export type RequestedUsers = Map<string, Set<PersonDetail>>;

export interface PeopleReader {
  /** Takes the names that the endpoint does not know itself out of the query. */
  take: (ctx: RequestContext, query: Record<string, unknown>) => RequestedUsers;
}

export function peopleReader(spec: EndpointSpec): PeopleReader {
  const keys = personKeys(spec);
  const own = ownExpands(spec);
  return {
    take(ctx, query) {
      const requested: RequestedUsers = new Map();
      if (query.expand === undefined || keys.length === 0) return requested;
      const left = namesIn(query.expand).filter((name) => own.has(name) || !ask(ctx, requested, keys, name));
      if (requested.size > 0) query.expand = left;
      return requested;
    },
  };
}

function ask(ctx: RequestContext, requested: RequestedUsers, keys: readonly string[], name: string): boolean {
  const [head = '', detailName, ...rest] = name.split('.');
  const wanted = head === 'users' ? keys : keys.filter((key) => key === head);
  // An add-on takes the place of what the product answers without it.
  const detail = personDetails.of(ctx).findLast((each) => each.name === detailName);
  if (wanted.length === 0 || rest.length > 0 || (detailName !== undefined && !detail)) return false;
  if (detail?.permission && !ctx.can(detail.permission))
    throw permissionProblem([detail.permission], { expandFields: [name] });
  for (const key of wanted) {
    const details = requested.get(key) ?? new Set<PersonDetail>();
    if (detail) details.add(detail);
    requested.set(key, details);
  }
  return true;
}

/** `insertUser` for an answer with `insertUserID`, `user` for `userID`. */
function personKeys({ response }: EndpointSpec): string[] {
  if (!response) return [];
  const schema = inputSchema(response);
  const row = schema.type === 'array' ? (schema.items ?? {}) : schema;
  return Object.entries(row.properties ?? {})
    .filter(([name, property]) => /(^u|U)serID$/.test(name) && typesOf(property).includes('integer'))
    .map(([name]) => name.slice(0, -2));
}

/** Puts people beside their ids, in the answer as it will be sent. */
export async function addPeople(
  ctx: RequestContext,
  body: unknown,
  requested: RequestedUsers,
): Promise<void> {
  const rows = (Array.isArray(body) ? body : [body]).filter(isRecord);
  const idsOf = (key: string) =>
    rows.map((row) => row[`${key}ID`]).filter((id): id is number => typeof id === 'number');
  const missing = new Set(
    [...requested.keys()].flatMap((key) => (rows.some((row) => row[key] === undefined) ? idsOf(key) : [])),
  );
  const people = (await ctx.site.features.provided.people?.(ctx, [...missing])) ?? new Map<number, object>();
  for (const [key, details] of requested) {
    for (const row of rows) {
      const id = row[`${key}ID`];
      row[key] ??= typeof id === 'number' ? { ...people.get(id) } : null;
    }
    for (const detail of details) await addDetail(ctx, rows, key, detail, idsOf(key));
  }
}

/** By member, and then by the name of the detail. */
export async function detailsBesidePosts(
  ctx: RequestContext,
  userIDs: readonly number[],
): Promise<Map<number, Record<string, unknown>>> {
  const details = personDetails.of(ctx).filter(({ isBesidePosts }) => isBesidePosts === true);
  const known = new Map<number, Record<string, unknown>>();
  if (userIDs.length === 0) return known;
  const found = await Promise.all(details.map((detail) => detail.of(ctx, userIDs)));
  for (const [at, ofDetail] of found.entries())
    for (const [userID, value] of ofDetail)
      known.set(userID, { ...known.get(userID), [details[at]?.name as string]: value });
  return known;
}

async function addDetail(
  ctx: RequestContext,
  rows: Record<string, unknown>[],
  key: string,
  detail: PersonDetail,
  userIDs: readonly number[],
): Promise<void> {
  const shown = await detail.of(ctx, [...new Set(userIDs)]);
  for (const row of rows) {
    const person = row[key];
    const known = shown.get(row[`${key}ID`] as number);
    if (isRecord(person) && known !== undefined) person[detail.name] = known;
  }
}
