// Ideas as rules and actions need them, and as attributes of their discussions.
import { type RequestContext, type Sql, sql, type WriteContext } from '@parley/addon-api';
import type { IdeaAttributes, IdeaStatus, IdeaType } from '../ideas.contract.ts';

export interface IdeaRow {
  discussion_id: number;
  category_id: number;
  status_id: number;
  status_notes: string | null;
  /** Who gave it, where somebody did. */
  status_user_id: number | null;
  count_up: number;
  count_down: number;
  score: number;
  count_merged: number;
  /** Its discussion is closed. Its status may end the voting as well. */
  is_discussion_closed: boolean;
}

export const ideaRows = (condition: Sql): Sql => sql`
  select i.discussion_id, d.category_id, d.status_id, d.status_notes, d.status_user_id, i.count_up, i.count_down, i.score, i.count_merged,
    d.date_closed is not null as is_discussion_closed
  from ideas i join discussions d on d.discussion_id = i.discussion_id
  where ${condition} and d.type = 'idea'`;

type Reader = Pick<RequestContext, 'db'> | Pick<WriteContext, 'db'>;

export function findIdea({ db }: Reader, discussionID: number): Promise<IdeaRow | undefined> {
  return db.row<IdeaRow>(ideaRows(sql`i.discussion_id = ${discussionID}`));
}

/** Votes follow each other here, for as long as one of them takes. */
export async function lockIdea(w: WriteContext, discussionID: number): Promise<IdeaRow | undefined> {
  await w.db.execute(sql`select from ideas where discussion_id = ${discussionID} for no key update`);
  return findIdea(w, discussionID);
}

export function presentIdea(
  row: Pick<IdeaRow, 'status_id' | 'status_notes' | 'score' | 'count_up' | 'count_down' | 'count_merged'>,
  statuses: ReadonlyMap<number, IdeaStatus>,
  type: IdeaType,
): IdeaAttributes {
  const { status_id: statusID } = row;
  return {
    statusID,
    status: statuses.get(statusID) ?? { statusID, name: '', state: 'open' },
    statusNotes: row.status_notes,
    type,
    score: row.score,
    countUp: row.count_up,
    countDown: row.count_down,
    countMerged: row.count_merged,
  };
}
