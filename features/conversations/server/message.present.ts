import type { RequestContext } from '../../../platform/server/http/context.ts';
import { withOwnEmbeds } from '../../discussions/server/bodies/own-embeds.ts';
import { unknownUserFragment, userFragments } from '../../users/server/user.fragments.ts';
import { messagePath } from '../conversation.address.ts';
import type { Message } from '../messages.contract.ts';
import type { MessageRow } from './message.queries.ts';

/** Posts that are shown in them are filled in as this reader may see them. */
export async function presentMessages(
  ctx: RequestContext,
  rows: readonly MessageRow[],
  { withAuthors }: { withAuthors: boolean },
): Promise<Message[]> {
  const bodies = await withOwnEmbeds(
    ctx,
    rows.map((row) => row.body_html),
  );
  const people = withAuthors
    ? await userFragments(
        ctx,
        rows.map((row) => row.insert_user_id),
      )
    : undefined;
  return rows.map((row, at) => ({
    messageID: row.message_id,
    conversationID: row.conversation_id,
    body: bodies[at] ?? '',
    insertUserID: row.insert_user_id,
    ...(people && { insertUser: people.get(row.insert_user_id) ?? unknownUserFragment }),
    dateInserted: row.date_inserted,
    url: ctx.url(messagePath(row.conversation_id, row.message_id)),
  }));
}
