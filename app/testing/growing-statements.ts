// Statements that read more rows the larger a community is, each with the reason for which it may. Whoever mends one takes it out: a
// pattern that no growing statement fits fails the test.

export interface GrowingStatement {
  of: RegExp;
  why: string;
}

export const GROWING: readonly GrowingStatement[] = [
  {
    of: /^select count\(\*\) as count from discussions/,
    why: 'How many a list has under filters: pages are numbered to the last. Counted in a turn of its own, and cached.',
  },
  {
    of: /^select count\(\*\) as total from comments/,
    why: 'How many comments there are under filters, for numbered pages. To be bounded or added up by category.',
  },
  {
    of: /^select count\(\*\) as (?:count|total) from users/,
    why: 'How many members there are, under filters of lists that staff read, and in the totals of the site, which are cached.',
  },
  {
    of: /^select count\(\*\)(?:::int)? as (?:count|total) from \( ?select .* limit n/,
    why: 'Counted up to 10,001, then the pages say that there are more.',
  },
  {
    of: /^select is_common, case when not is_common then \( select jsonb_object_agg\(part, jsonb_build_array/,
    why: 'Whether a word is common: counted up to 2,501, but the index marks all that hold it before the first is counted.',
  },
  {
    of: /^with matches as materialized/,
    why: 'Search: whatever holds the words is looked up before it is ranked, up to 4,000, in turns of its own.',
  },
  {
    of: /^select u\.user_id, given\.points/,
    why: 'Leaders of a span of time are ranked by all that was given in it; counted once an hour.',
  },
  {
    of: /^with gone as materialized/,
    why: 'What staff are shown before they remove all that a member wrote: nearly all of what is read is what is to go.',
  },
  {
    of: /^select record_type, record_id from \( \(select 'discussion' as record_type/,
    why: 'Posts by members of roles, read by staff: no index knows the roles of authors.',
  },
  {
    of: /^select distinct \w+ as id from \(/,
    why: 'Recounts, which administrators ask for and which look at everything.',
  },
  {
    of: /^select discussion_id, name, canonical_url, greatest/,
    why: 'A part of the site map holds as many discussions as fit into it.',
  },
  {
    of: /^select discussion_id, \(select xmin .* d\.(?:internal_status_id|post_type_id|date_updated|count_comments|insert_user_id|discussion_id)\b/,
    why: 'A list under a filter that few records fit is searched in its order, or sorted whole. In turns of their own.',
  },
  {
    of: /^select user_id, name, email, .* from users/,
    why: 'Lists of members for staff, by dates that no index has, or with what is hidden from the reader taken off their numbers.',
  },
  {
    of: /^select users\.user_id, array_remove/,
    why: 'The list of members of the dashboard reads the roles of all to tell their states.',
  },
  {
    of: /^select user_id from users u where name_key like/,
    why: 'Whom a case can be given to: few may, and no index knows who. Staff alone look them up.',
  },
  {
    of: /^update notifications set date_read = now\(\), date_updated = now\(\) where notification_id in/,
    why: 'Whoever opens a notification has read all that are shown as one with it: looked for among all that the member has not read.',
  },
];

/** As much on a large site as on a small one, and still more than most: what is looked through ends somewhere. */
export const MUCH: readonly GrowingStatement[] = [
  {
    of: /^with posts as \( select c\.comment_id as record_id/,
    why: 'What the preferences for notifications would have brought lately: each of the last posts is held against each of them.',
  },
  {
    of: /^select \(select count\(\*\) from \(select from discussions where insert_user_id = \$1 limit n\) first\)/,
    why: 'What staff are shown before a member is deleted: all that is theirs, up to 10,001 of each kind.',
  },
  {
    of: /^select \$\d+::text as id, count\(\*\)::int as count/,
    why: 'What an erasure would do, told to staff: up to 1,001 rows of each table that knows members.',
  },
];
