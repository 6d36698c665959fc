// Where the fields of profiles come in. Users know of no field: the feature that stores them is asked.
import { type Sql, sql } from '../../../platform/server/db/sql.ts';
import type { RequestContext, WriteContext } from '../../../platform/server/http/context.ts';
import type { ProfileFieldValues } from '../users.contract.ts';

/** Somebody registers; an administrator adds somebody; a member's fields are changed. */
export type ProfileOccasion =
  | { kind: 'registration' }
  | { kind: 'adding' }
  | { kind: 'editing'; userID: number };

/** Values that were found good, to be stored in the transaction that makes or changes the member. */
export interface CheckedProfileValues {
  store: (w: WriteContext, userID: number) => Promise<void>;
}

export interface ProfileValues {
  /** Refuses what is not valid, is required and absent, or is not the caller's to set. */
  ready: (
    ctx: RequestContext,
    given: ProfileFieldValues | undefined,
    occasion: ProfileOccasion,
  ) => Promise<CheckedProfileValues>;
  /** Of each, what the viewer may see; one statement for all. */
  shown: (ctx: RequestContext, userIDs: readonly number[]) => Promise<Map<number, ProfileFieldValues>>;
  /** Members with these values, as a condition on `users`. */
  matching: (ctx: RequestContext, values: ProfileFieldValues) => Promise<Sql>;
}

declare module '../../../platform/server/feature/provided.ts' {
  interface Provided {
    profileValues: ProfileValues;
  }
}

const sourceOf = (ctx: RequestContext) => ctx.site.features.provided.profileValues;

/** Call before the transaction, `store` within it. */
export async function checkedProfileValues(
  ctx: RequestContext,
  given: ProfileFieldValues | undefined,
  occasion: ProfileOccasion,
): Promise<CheckedProfileValues> {
  const ready = await sourceOf(ctx)?.ready(ctx, given, occasion);
  return ready ?? { store: async () => {} };
}

export async function shownProfileValues(
  ctx: RequestContext,
  userIDs: readonly number[],
): Promise<Map<number, ProfileFieldValues>> {
  const source = sourceOf(ctx);
  return source && userIDs.length > 0 ? source.shown(ctx, userIDs) : new Map();
}

export async function matchingProfileValues(ctx: RequestContext, values: ProfileFieldValues): Promise<Sql> {
  const source = sourceOf(ctx);
  return source ? source.matching(ctx, values) : sql.raw('false');
}
