// What somebody finds among the messages of their own conversations. Nobody else's are looked at.
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { plainText } from '../../search/server/plain-text.ts';
import { markedWords, parseQuery } from '../../search/server/query-language.ts';
import { toTsquery } from '../../search/server/search.query.ts';
import { snippet } from '../../search/server/snippet.ts';
import { unknownUserFragment } from '../../users/server/user.fragments.ts';
import type { FoundMessage } from '../messages.contract.ts';
import { presentConversations } from './conversation.present.ts';
import { type ConversationRow, findConversations } from './conversation.queries.ts';
import { presentMessages } from './message.present.ts';
import { findMessageRows } from './message.queries.ts';

interface Wanted {
  query: string;
  conversationID?: number | undefined;
  page: number;
  limit: number;
}

export async function findMessages(ctx: RequestContext, wanted: Wanted): Promise<FoundMessage[]> {
  const query = parseQuery(wanted.query);
  // Without the words of the site's vocabulary: it knows what is public.
  const tsquery = toTsquery(query, new Map(), { isUnfinished: true });
  if (tsquery === undefined) return [];
  const { userID } = ctx.viewer;
  const rows = await ctx.site.heavyReads.run(ctx, () =>
    findMessageRows(ctx.db, userID, { ...wanted, tsquery }),
  );
  const [messages, names] = await Promise.all([
    presentMessages(ctx, rows, { withAuthors: true }),
    namesOf(ctx, [...new Set(rows.map((row) => row.conversation_id))]),
  ]);
  const words = markedWords(query);
  return messages.map((message, at) => ({
    ...message,
    insertUser: message.insertUser ?? unknownUserFragment,
    conversationName: names.get(message.conversationID) ?? '',
    excerpt: snippet(plainText(rows[at]?.body_html ?? ''), words).text,
  }));
}

async function namesOf(ctx: RequestContext, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map();
  const rows: ConversationRow[] = await findConversations(ctx.db, ids, ctx.viewer.userID);
  const conversations = await presentConversations(ctx, rows, new Set());
  return new Map(conversations.map(({ conversationID, name }) => [conversationID, name]));
}
