// The verbs: one transaction each.
import {
  makeContext,
  notFound,
  type RequestContext,
  requireComment,
  requireDiscussion,
  sql,
  viewerOfUser,
} from '@parley/addon-api';
import { thankYouError } from '../thank-you-notes.contract.ts';
import { thankYouNoteRemoved, thankYouNoteSent } from '../thank-you-notes.events.ts';
import { notesTag } from './notes.tag.ts';

interface About {
  recordType: 'discussion' | 'comment';
  recordID: number;
}

export interface NewNote {
  memberID: number;
  text: string;
  about?: About | undefined;
}

const requireRecord = (ctx: RequestContext, { recordType, recordID }: About): Promise<unknown> =>
  recordType === 'comment' ? requireComment(ctx, recordID) : requireDiscussion(ctx, recordID);

/** A note that names a post its receiver may not see would tell them of it. */
async function requireSeenBy(ctx: RequestContext, memberID: number, about: About): Promise<void> {
  const viewer = await viewerOfUser(ctx.site, await ctx.site.roleRegistry(), memberID);
  if (!viewer) throw notFound('User');
  const theirs = await makeContext(ctx.site, viewer);
  try {
    await requireRecord(theirs, about);
  } catch (error) {
    const { status } = error as { status?: number };
    throw status === 403 || status === 404 ? thankYouError('thankYouNote.unseen') : error;
  }
}

/** Answers the id. */
export async function sendNote(ctx: RequestContext, { memberID, text, about }: NewNote): Promise<number> {
  const { userID } = ctx.viewer;
  if (memberID === userID) throw thankYouError('thankYouNote.own');
  if (about) {
    await requireRecord(ctx, about);
    await requireSeenBy(ctx, memberID, about);
  }
  const idOf = (recordType: About['recordType']) =>
    about?.recordType === recordType ? about.recordID : null;
  return ctx.write(async (w) => {
    const row = await w.db.row<{ note_id: number }>(sql`
      insert into thank_you_notes (user_id, insert_user_id, text, discussion_id, comment_id)
      select user_id, ${userID}, ${text}, ${idOf('discussion')}::int, ${idOf('comment')}::int
      from users where user_id = ${memberID} and date_deleted is null and admin < 2
      returning note_id`);
    if (!row) throw notFound('User');
    const noteID = row.note_id;
    await w.announce(thankYouNoteSent, { noteID, memberID, userID }, { invalidates: [notesTag(memberID)] });
    return noteID;
  });
}

export async function removeNote(ctx: RequestContext, noteID: number): Promise<void> {
  const { userID } = ctx.viewer;
  const isTheirs = ctx.can('community.moderate')
    ? sql`true`
    : sql`(user_id = ${userID} or insert_user_id = ${userID})`;
  await ctx.write(async (w) => {
    const row = await w.db.row<{ user_id: number }>(sql`
      delete from thank_you_notes where note_id = ${noteID} and ${isTheirs} returning user_id`);
    if (!row) throw notFound('Note');
    await w.announce(
      thankYouNoteRemoved,
      { noteID, memberID: row.user_id, userID },
      { invalidates: [notesTag(row.user_id)] },
    );
  });
}
