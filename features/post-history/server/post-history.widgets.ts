// The page of a post's history: its wordings with what each changed, or the comments that were deleted in it.
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { widget } from '../../../platform/server/layouts/widget.ts';
import { requireComment, requireMayEdit } from '../../comments/server/comment.policy.ts';
import { abilitiesOn, requireDiscussion } from '../../discussions/server/discussion.policy.ts';
import type { DeletedCommentsPart, PostLogProps, RevisionsPart } from '../post-history.states.ts';
import { type AskedFor, askedFor } from './asked-for.ts';
import { listDeleted } from './deleted-comments.ts';
import {
  type HistoryRecord,
  mayRestoreComments,
  requireDeletedComments,
  requireHistory,
} from './post-history.policy.ts';
import { changesOf, listRevisions } from './post-revisions.ts';

const LIMIT = 30;
const HIGHEST_PAGE = 100_000;

export const postHistoryWidgets = [
  widget({
    id: 'postHistory.log',
    component: 'PostLog',
    name: 'Post history',
    views: [],
    hydrate: async (ctx, { params }): Promise<PostLogProps | null> => {
      const asked = askedFor(params);
      if (!asked) return null;
      const page = pageOf(params.page);
      const part =
        asked.kind === 'deleted'
          ? await deletedPart(ctx, asked.discussionID, page)
          : await revisionsPart(ctx, asked, page);
      return { part };
    },
  }),
];

async function revisionsPart(
  ctx: RequestContext,
  asked: Extract<AskedFor, { kind: 'revisions' }>,
  page: number,
): Promise<RevisionsPart> {
  const post = await requireHistory(ctx, asked);
  const [{ revisions, total }, chosen, canRestore] = await Promise.all([
    listRevisions(ctx, post, { page, limit: LIMIT }),
    changesOf(ctx, post, asked.postRevisionID),
    mayEdit(ctx, asked),
  ]);
  const { recordType, recordID, name, path } = post;
  const subject = { name, url: ctx.url(path) };
  return {
    kind: 'revisions',
    recordType,
    recordID,
    subject,
    revisions,
    chosen,
    canRestore,
    page,
    limit: LIMIT,
    total,
  };
}

async function mayEdit(ctx: RequestContext, { recordType, recordID }: HistoryRecord): Promise<boolean> {
  if (recordType === 'discussion') return abilitiesOn(ctx, await requireDiscussion(ctx, recordID)).canEdit;
  const row = await requireComment(ctx, recordID);
  if (row.is_tombstone) return false;
  requireMayEdit(ctx, row);
  return true;
}

async function deletedPart(
  ctx: RequestContext,
  discussionID: number,
  page: number,
): Promise<DeletedCommentsPart> {
  const { name, path, categoryID } = await requireDeletedComments(ctx, discussionID);
  const { comments, total } = await listDeleted(ctx, discussionID, { page, limit: LIMIT });
  const subject = { name, url: ctx.url(path) };
  const canRestore = mayRestoreComments(ctx, categoryID);
  return { kind: 'deleted', discussionID, subject, comments, canRestore, page, limit: LIMIT, total };
}

function pageOf(value: unknown): number {
  const page = Number(value);
  return Number.isInteger(page) && page >= 1 && page <= HIGHEST_PAGE ? page : 1;
}
