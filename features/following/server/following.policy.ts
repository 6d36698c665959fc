// What somebody can follow or mute: what they may see, and not themselves.
import { notFound } from '../../../platform/contract/errors.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { followingError } from '../following.contract.ts';
import { type Followable, followables } from './followables.ts';
import type { FollowedRecord } from './following.actions.ts';

export function requireFollowable(ctx: RequestContext, recordType: string): Followable {
  const found = followables.of(ctx).find((each) => each.recordType === recordType);
  if (!found) throw followingError('following.unknownType');
  return found;
}

/** What may not be seen is like what is not there. */
export async function requireRecord(
  ctx: RequestContext,
  { recordType, recordID }: FollowedRecord,
): Promise<void> {
  const { find } = requireFollowable(ctx, recordType);
  const [record] = await find(ctx, [recordID]);
  if (!record) throw notFound('Record');
  if (recordType === 'user' && recordID === ctx.viewer.userID) throw followingError('following.self');
}
