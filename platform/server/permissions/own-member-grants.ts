// What add-ons grant to members is read with who is asking, at every request: an add-on that breaks it is quarantined, and
// members go on without what it grants.
import { z } from 'zod';
import { AddonFailure } from '../addons/addon-failure.ts';
import { isConnectionLoss } from '../db/connection-loss.ts';
import type { Database } from '../db/database.ts';
import { DatabaseUnavailable } from '../db/database-unavailable.ts';
import type { KeySource, MemberGrant, MemberGrants } from './member-grants.ts';

/** One of the sources, and the add-on that it is of. */
export interface OwnMemberGrants extends MemberGrants {
  addonKey?: string | undefined;
}

/** What they answer comes from outside, and sets of permissions are made of it for everybody. */
const GRANTS = z.array(
  z.object({
    to: z.union([
      z.literal('everybody'),
      z.literal('nobody'),
      z.object({ key: z.string() }),
      z.object({ permission: z.string() }),
    ]),
    categoryID: z.number().int().optional(),
    asEverywhere: z.union([z.literal('all'), z.array(z.string())]).optional(),
    also: z.array(z.string()).optional(),
    never: z.array(z.string()).optional(),
    settings: z.record(z.string(), z.unknown()).optional(),
    isVerified: z.boolean().optional(),
  }),
);

export async function checkedGrants(
  source: OwnMemberGrants,
  database: Database,
): Promise<readonly MemberGrant[]> {
  try {
    const grants = await source.grants(database);
    const { error } = GRANTS.safeParse(grants);
    if (error) throw new TypeError(`Its grants are none: ${z.prettifyError(error)}`);
    return grants;
  } catch (error) {
    throw asFailureOf(source, error);
  }
}

interface Registry {
  memberGrants: { sources: readonly KeySource[] };
}

export interface AskedSite<R> {
  addonWatch: { failed: (failure: AddonFailure) => Promise<boolean> };
  roleRegistry: () => Promise<R>;
}

interface Reading<T> {
  read: (sources: readonly KeySource[]) => Promise<T>;
  /** Answers the same outside of the transaction, which the failure has ended. Absent: there is none. */
  tryOut?: ((sources: readonly KeySource[]) => Promise<unknown>) | undefined;
}

/** What was read, and the registry by which it counts: a newer one where an add-on had to go. */
export async function withMemberGrants<T, R extends Registry>(
  site: AskedSite<R>,
  registry: R,
  { read, tryOut }: Reading<T>,
): Promise<{ found: T; registry: R }> {
  const { sources } = registry.memberGrants;
  try {
    return { found: await read(sources), registry };
  } catch (error) {
    const failures = await failuresOf(error, sources, tryOut ?? read);
    for (const failure of failures) await site.addonWatch.failed(failure);
    // What ran in a transaction is done again by whoever began it.
    if (failures.length === 0 || tryOut) throw error;
    const withoutThem = await site.roleRegistry();
    return { found: await read(withoutThem.memberGrants.sources), registry: withoutThem };
  }
}

/** Which add-ons break a statement that goes through without any of them. */
async function failuresOf(
  error: unknown,
  sources: readonly KeySource[],
  tryOut: (sources: readonly KeySource[]) => Promise<unknown>,
): Promise<AddonFailure[]> {
  if (error instanceof AddonFailure) return [error];
  if (sources.length === 0 || isOfDatabase(error)) return [];
  await tryOut([]);
  const failures: AddonFailure[] = [];
  for (const source of sources) {
    await tryOut([source]).catch((cause) => {
      const failure = asFailureOf(source, cause);
      if (failure instanceof AddonFailure) failures.push(failure);
    });
  }
  return failures;
}

function asFailureOf({ addonKey }: Pick<OwnMemberGrants, 'addonKey'>, error: unknown): unknown {
  if (error instanceof AddonFailure || addonKey === undefined || isOfDatabase(error)) return error;
  return new AddonFailure(addonKey, 'shared', error);
}

/** It is away, or two met in it: no statement is to blame. */
function isOfDatabase(error: unknown): boolean {
  const { code } = (error ?? {}) as { code?: unknown };
  return (
    error instanceof DatabaseUnavailable || isConnectionLoss(error) || code === '40001' || code === '40P01'
  );
}
