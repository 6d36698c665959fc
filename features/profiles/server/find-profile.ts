import type { LayoutLookup } from '../../../platform/contract/page.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { asSeen } from '../../users/server/counts/user.seen-counts.ts';
import { findUser, findUserIDsByName, type UserRow } from '../../users/server/user.queries.ts';
import { nameKey } from '../../users/server/user-name.ts';

/** With the numbers that the viewer may know. By the id in the address; otherwise by the name, and where nobody is called that, by a number as an id. */
export async function findProfile(ctx: RequestContext, lookup: LayoutLookup): Promise<UserRow | undefined> {
  const row = await findRow(ctx, lookup);
  return row && (await asSeen(ctx, [row]))[0];
}

async function findRow(ctx: RequestContext, { params }: LayoutLookup): Promise<UserRow | undefined> {
  const userID = Number(params.userID ?? 0);
  if (Number.isSafeInteger(userID) && userID > 0) return findUser(ctx.db, userID);
  const name = decoded(String(params.userName ?? ''));
  // Names with a slash travel encoded twice through servers that decode once on the way.
  for (const each of new Set([name, decoded(name)])) {
    const [known] = await findUserIDsByName(ctx.db, nameKey(each));
    if (known) return findUser(ctx.db, known.user_id);
  }
  return /^\d{1,9}$/.test(name) ? findUser(ctx.db, Number(name)) : undefined;
}

/** Of the viewer, whether or not anybody else sees it. */
export function isOwnProfile({ viewer }: RequestContext, { params }: LayoutLookup): boolean {
  if (viewer.isAudience) return false;
  const name = decoded(String(params.userName ?? ''));
  return (
    Number(params.userID ?? 0) === viewer.userID ||
    [name, decoded(name)].some((each) => nameKey(each) === nameKey(viewer.name))
  );
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
