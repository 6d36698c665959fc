// A conversation begins: its people, and what is said first, in one transaction.

import { sql } from '../../../platform/server/db/sql.ts';
import type { RequestContext, WriteContext } from '../../../platform/server/http/context.ts';
import type { PreparedBody } from '../../mentions/server/prepared-body.ts';
import { requireAllowedAddress } from '../../users/server/ban-rules/banned-place.ts';
import { conversationError } from '../conversations.contract.ts';
import { conversationStarted } from '../conversations.events.ts';
import { conversationConfig } from './conversation.config.ts';
import { isExempt } from './conversation.policy.ts';
import { inboxTag } from './conversation.tags.ts';
import { insertMessage } from './post-message.ts';
import { prepareMessage } from './prepare-message.ts';
import { requireReachable } from './reachable.ts';
import { requireFewConversations } from './writing-limits.ts';

interface NewConversation {
  participantUserIDs: readonly number[];
  name?: string | undefined;
  initialBody?: string | undefined;
  initialFormat?: string | undefined;
  draftID?: number | undefined;
}

/** Whoever the community is looked after by may gather more, and not any number. */
const HARD_LIMIT = 100;

export async function startConversation(ctx: RequestContext, given: NewConversation): Promise<number> {
  const { userID } = ctx.viewer;
  const others = [...new Set(given.participantUserIDs)].filter((each) => each !== userID);
  if (others.length === 0) throw conversationError('conversation.nobody');
  requireRoom(ctx, others.length + 1);
  await requireAllowedAddress(ctx, userID);
  const name = given.name ?? '';
  if (name !== '' && !ctx.setting(conversationConfig.hasSubjects))
    throw conversationError('conversation.subjectsOff');
  const { initialBody, initialFormat = 'text', draftID } = given;
  const body = initialBody ? await prepareMessage(ctx, initialBody, initialFormat) : undefined;
  return ctx.write(async (w) => {
    await requireFewConversations(ctx, w);
    await requireReachable(ctx, w, others);
    return insertConversation(w, { name, others, body, draftID });
  });
}

export function requireRoom(ctx: RequestContext, count: number): void {
  const most = isExempt(ctx) ? HARD_LIMIT : ctx.setting(conversationConfig.maxRecipients);
  if (count > most) throw conversationError('conversation.tooMany', { maxRecipients: most });
}

interface Begun {
  name: string;
  others: readonly number[];
  body: PreparedBody | undefined;
  draftID: number | undefined;
}

async function insertConversation(w: WriteContext, { name, others, body, draftID }: Begun): Promise<number> {
  const { userID } = w.viewer;
  const made = await w.db.row<{ conversation_id: number }>(
    sql`insert into conversations (name, insert_user_id) values (${name}, ${userID}) returning conversation_id`,
  );
  const conversationID = made?.conversation_id as number;
  await w.db.execute(sql`
    insert into conversation_participants (conversation_id, user_id, insert_user_id)
    select ${conversationID}, user_id, ${userID} from unnest(${[userID, ...others]}::int[]) as people (user_id)`);
  await w.announce(
    conversationStarted,
    { conversationID, userID },
    { invalidates: [userID, ...others].map(inboxTag) },
  );
  if (body) await insertMessage(w, { conversationID, body, draftID });
  return conversationID;
}
