import { describe, expect, it } from 'vitest';
import { makeContext } from '../../../platform/server/http/context.ts';
import { fittingProps } from '../../../platform/server/layouts/fitting-props.ts';
import { guestViewer } from '../../../platform/server/sessions/identify.ts';
import { discussionBy } from '../../discussions/server/testing/community.ts';
import { communityOfFile } from '../../discussions/server/testing/community-of-file.ts';
import type { CommentThreadAssetProps } from '../comment-widgets.contract.ts';
import { commentWidgets } from './comment.widgets.ts';
import { commentOn } from './testing/comments.ts';

const test = communityOfFile();

async function hydrated<Props>(
  id: string,
  props: Record<string, unknown>,
  params: Record<string, unknown> = {},
) {
  const ctx = await makeContext(test.site, guestViewer(await test.site.roleRegistry()));
  const records = { discussionIDs: [], commentIDs: [] as number[], categoryIDs: [] };
  const widget = commentWidgets.find((each) => each.id === id);
  const answer = (await widget?.hydrate(ctx, { props: fittingProps(ctx, widget, props), params, records })) as
    | Props
    | undefined;
  return { answer: answer as Props, records, cacheTags: ctx.cacheTags };
}

describe('a flat thread', () => {
  it('shows every comment in turn, with what it replies to, on the page of the one in focus', async () => {
    const { discussionID } = await discussionBy(test.member.client);
    const root = await commentOn(test.other.client, discussionID, { body: 'Bees dance.' });
    for (let n = 0; n < 3; n++) await commentOn(test.other.client, discussionID);
    const reply = await commentOn(test.member.client, discussionID, { parentCommentID: root.commentID });
    const configured = { threadStyle: 'flat', apiParams: { limit: 2 } };
    const { answer } = await hydrated<CommentThreadAssetProps>('asset.postCommentThread', configured, {
      discussionID,
      focusCommentID: reply.commentID,
    });
    if (answer.threadStyle !== 'flat') throw new Error('The thread is not flat.');
    expect(answer.comments.paging).toEqual({ page: 3, limit: 2, total: 5, pageCount: 3 });
    expect(answer.comments.data.map((comment) => comment.commentID)).toEqual([reply.commentID]);
    expect(answer.comments.data[0]?.body).toContain('Bees dance.');
  });
});
