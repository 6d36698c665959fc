// What a member may have none of, looked up with their session: statements of their pages leave out what they would look
// for in vain, since a part that finds nothing is set up all the same.
import { type Sql, sql } from '../db/sql.ts';

export interface MemberHas {
  name: string;
  /** A condition: one look into an index, at every request of a member. */
  exists: (userID: Sql) => Sql;
}

declare module '../feature/provided.ts' {
  interface Provided {
    /** Looked up with the session: of the product itself alone, since where one of them failed nobody could sign in. */
    memberHas: readonly MemberHas[];
  }
}

/** A column of `users u`: the names of what this member has. */
export function hasColumn(wanted: readonly MemberHas[]): Sql {
  const names = wanted.map(
    ({ name, exists }) => sql`case when ${exists(sql.raw('u.user_id'))} then ${sql.constant(name)} end`,
  );
  return sql`array_remove(array[${sql.join(names)}]::text[], null) as has`;
}
