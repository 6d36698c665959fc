import { call } from '../../../../platform/web/api/call.ts';
import type {
  commentReactions,
  discussionReactions,
  ReactionLogEntry,
  ReactionRecordType,
} from '../../reactions.contract.ts';

const MOST = 100;

export async function fetchLog(
  recordType: ReactionRecordType,
  recordID: number,
): Promise<ReactionLogEntry[]> {
  const { body } = await call<typeof commentReactions.list | typeof discussionReactions.list>(
    `GET /${recordType}s/:recordID/reactions`,
    { params: { recordID }, query: { limit: MOST } },
  );
  return body;
}

export async function removeReaction(
  recordType: ReactionRecordType,
  recordID: number,
  userID: number,
): Promise<void> {
  await call<typeof commentReactions.retractOf | typeof discussionReactions.retractOf>(
    `DELETE /${recordType}s/:recordID/reactions/:userID`,
    { params: { recordID, userID } },
  );
}
