// `attributes.question` and `attributes.answer`: one statement for all posts of a page.

import {
  type CommentFilter,
  fieldProblem,
  type PostTypeKind,
  type RequestContext,
  sql,
  type TypedDiscussion,
  withOwnEmbeds,
} from '@parley/addon-api';
import { z } from '@parley/addon-api/contract';
import type { AnswerAttributes, AnswerReference, QuestionAttributes } from '../qna.contract.ts';
import { STATUS_WORDS } from './question-status.ts';

interface QuestionRow {
  discussion_id: number;
  date_answered: string | null;
  date_accepted: string | null;
  accepted: number[];
  rejected: number[];
  /** Of the accepted and rejected comments that are visible, by id. */
  bodies: Record<string, string> | null;
}

export async function questionAttributes(
  ctx: RequestContext,
  questions: readonly TypedDiscussion[],
  expand: ReadonlySet<string>,
): Promise<Map<number, { question: QuestionAttributes }>> {
  const wanted = (['accepted', 'rejected'] as const).filter((status) => expand.has(`${status}Answers`));
  const rows = await ctx.db.rows<QuestionRow>(sql`
    select asked.discussion_id, first.date_inserted as date_answered,
      min(a.date_accepted) filter (where a.status = 'accepted') as date_accepted,
      coalesce(array_agg(a.comment_id order by a.date_accepted) filter (where a.status = 'accepted'), '{}') as accepted,
      coalesce(array_agg(a.comment_id order by a.date_accepted) filter (where a.status = 'rejected'), '{}') as rejected,
      jsonb_object_agg(a.comment_id, judged.body_html) filter (where judged.body_html is not null) as bodies
    from discussions asked
    left join answers a on a.discussion_id = asked.discussion_id
    left join comments judged on judged.comment_id = a.comment_id and a.status = any(${wanted})
      and judged.date_held is null and judged.date_tombstoned is null
    left join lateral (
      select date_inserted from comments c
      where c.discussion_id = asked.discussion_id and c.date_held is null and c.date_tombstoned is null
      order by date_inserted, comment_id limit 1
    ) first on true
    where asked.discussion_id = ${sql.anyOf(questions.map((each) => each.discussionID))}
    group by asked.discussion_id, first.date_inserted`);
  const byID = new Map((await withBodiesFilled(ctx, rows)).map((row) => [row.discussion_id, row]));
  return new Map(
    questions.map((each) => [
      each.discussionID,
      { question: present(each.statusID, byID.get(each.discussionID)) },
    ]),
  );
}

/** With the posts of this site that the answers show, as far as the viewer may see them. */
async function withBodiesFilled(ctx: RequestContext, rows: readonly QuestionRow[]): Promise<QuestionRow[]> {
  const all = rows.flatMap((row) => Object.entries(row.bodies ?? {}));
  const texts = all.map(([, body]) => body);
  const filled = await withOwnEmbeds(ctx, texts);
  const byID = Object.fromEntries(all.map(([commentID], at) => [commentID, filled[at] ?? '']));
  return rows.map((row) => ({
    ...row,
    bodies: row.bodies && Object.fromEntries(Object.keys(row.bodies).map((id) => [id, byID[id] ?? ''])),
  }));
}

function present(statusID: number, row: QuestionRow | undefined): QuestionAttributes {
  const reference = (commentID: number): AnswerReference => {
    const body = row?.bodies?.[commentID];
    return body === undefined ? { commentID } : { commentID, body };
  };
  const words = Object.keys(STATUS_WORDS) as (keyof typeof STATUS_WORDS)[];
  return {
    status: words.find((word) => STATUS_WORDS[word] === statusID) ?? 'unanswered',
    dateAccepted: row?.date_accepted ?? null,
    dateAnswered: row?.date_answered ?? null,
    acceptedAnswers: (row?.accepted ?? []).map(reference),
    rejectedAnswers: (row?.rejected ?? []).map(reference),
  };
}

export const answerLead: NonNullable<PostTypeKind['commentLead']> = ({ t }, { answer }) => {
  if (!answer) return undefined;
  const { status } = answer as AnswerAttributes;
  if (status === 'pending') return undefined;
  return status === 'accepted'
    ? { icon: 'circle-check', lead: t('Answer accepted in') }
    : { icon: 'reply', lead: t('Answered in') };
};

interface AnswerRow {
  comment_id: number;
  status: 'accepted' | 'rejected';
  accept_user_id: number | null;
  date_accepted: string;
}

/** Nobody said yet whether it answers the question. */
const PENDING: AnswerAttributes = { status: 'pending', dateAccepted: null, acceptUserID: null };

function presentAnswer({ status, date_accepted, accept_user_id }: AnswerRow): AnswerAttributes {
  return {
    status,
    dateAccepted: status === 'accepted' ? date_accepted : null,
    acceptUserID: accept_user_id,
  };
}

export const answerAttributes: NonNullable<PostTypeKind['commentAttributes']> = async (ctx, comments) => {
  const rows = await ctx.db.rows<AnswerRow>(sql`
    select comment_id, status, accept_user_id, date_accepted from answers
    where comment_id = ${sql.anyOf(comments.map((each) => each.commentID))}`);
  const rowsByID = new Map(rows.map((row) => [row.comment_id, row]));
  return new Map(
    comments.map(({ commentID }): [number, { answer: AnswerAttributes }] => {
      const row = rowsByID.get(commentID);
      return [commentID, { answer: row ? presentAnswer(row) : PENDING }];
    }),
  );
};

/** `GET /comments?qna=accepted` */
export const answerFilter: CommentFilter = {
  query: {
    qna: z
      .string()
      .max(20)
      .optional()
      .describe('Only comments of questions that are: accepted, rejected or suggested.'),
  },
  condition: ({ qna }) => {
    if (qna === undefined) return undefined;
    const status = String(qna).toLowerCase();
    if (status !== 'accepted' && status !== 'rejected')
      throw fieldProblem('qna', 'qna must be one of: accepted, rejected.');
    return sql`exists (select from answers a where a.comment_id = c.comment_id and a.status = ${status})`;
  },
};
