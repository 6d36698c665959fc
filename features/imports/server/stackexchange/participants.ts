// Whom a comment may mean by `@name`: those who took part before it, by the beginning of their name.

import type { Queryable } from '../../../../platform/server/db/database.ts';
import { sql } from '../../../../platform/server/db/sql.ts';
import { type Member, membersByID } from '../members.ts';

const MIN_LENGTH = 3;

export class Participants {
  readonly #byDiscussion = new Map<number, Map<number, Member>>();
  readonly #members: Map<number, Member>;

  private constructor(members: Map<number, Member>) {
    this.#members = members;
  }

  static async of(
    db: Queryable,
    discussionIDs: Iterable<number>,
    newcomers: Iterable<number>,
  ): Promise<Participants> {
    const ids = [...new Set(discussionIDs)];
    const rows = await db.rows<{ discussion_id: number; user_id: number }>(sql`
      select discussion_id, user_id from (
        select discussion_id, insert_user_id as user_id, date_inserted, 0 as id
        from discussions where discussion_id = any(${ids})
        union all
        select discussion_id, insert_user_id, date_inserted, comment_id
        from comments where discussion_id = any(${ids})
      ) posts
      group by 1, 2 order by 1, max(date_inserted), max(id)`);
    const members = await membersByID(db, [...rows.map((row) => row.user_id), ...newcomers]);
    const participants = new Participants(members);
    for (const { discussion_id, user_id } of rows) participants.join(discussion_id, user_id);
    return participants;
  }

  join(discussionID: number, userID: number): void {
    const member = this.#members.get(userID);
    const known = this.#byDiscussion.get(discussionID) ?? new Map<number, Member>();
    this.#byDiscussion.set(discussionID, known);
    if (!member) return;
    // Whoever spoke last comes last.
    known.delete(userID);
    known.set(userID, member);
  }

  /** The old site wrote names without their spaces, took three letters for enough, and of two the one who spoke last. */
  meant(discussionID: number, tokens: readonly string[]): Map<string, Member> {
    const meant = new Map<string, Member>();
    const people = [...(this.#byDiscussion.get(discussionID)?.values() ?? [])];
    const named = people.map((member) => ({ member, key: asMentioned(member.name) }));
    for (const token of tokens) {
      const found =
        named.findLast(({ key }) => key === token) ??
        (token.length >= MIN_LENGTH ? named.findLast(({ key }) => key.startsWith(token)) : undefined);
      if (found) meant.set(token, found.member);
    }
    return meant;
  }
}

/** Without the number that made the name unique here. */
function asMentioned(name: string): string {
  return name.toLowerCase().replace(/_\d+$/, '').replace(/\s+/g, '');
}
