// What stands at the address of a comment, to be quoted in another post.
import { withOwnEmbeds } from '../../discussions/server/bodies/own-embeds.ts';
import { ownPages, QUOTE_OPTIONS } from '../../media/server/scrape/own-pages.ts';
import { unknownUserFragment, userFragments } from '../../users/server/user.fragments.ts';
import { requireComment } from './comment.policy.ts';
import { presentQuote } from './writing/comment-quote.ts';

export const commentEmbed = ownPages.add(async (ctx, path) => {
  const id = Number(/^\/discussion\/comment\/(\d{1,9})$/.exec(path)?.[1]);
  if (!id) return undefined;
  const row = await requireComment(ctx, id);
  const users = await userFragments(ctx, [row.insert_user_id]);
  const author = users.get(row.insert_user_id) ?? unknownUserFragment;
  const { commentID, dateUpdated: _, ...quote } = presentQuote(ctx, row, author);
  return {
    embedType: 'quote',
    recordType: 'comment',
    recordID: commentID,
    ...quote,
    body: (await withOwnEmbeds(ctx, [row.body_html ?? '']))[0] ?? '',
    displayOptions: QUOTE_OPTIONS,
  };
});
