// What an import and the demo bring of posts that ask for something: their type is the one that an add-on of the tree has
// for them, or riddles, and the replies they accepted go into a table of the tests, whichever add-ons are there.
import { insertRows, recordset } from '../../../../platform/server/db/insert-rows.ts';
import { sql } from '../../../../platform/server/db/sql.ts';
import type { Feature } from '../../../../platform/server/feature/feature.ts';
import type { TestSite } from '../../../../platform/server/testing/test-site.ts';
import { riddles, storeRiddles } from '../../../discussions/server/testing/riddles.ts';
import { askingType } from '../../../post-types/server/post-types.ts';
import { importReceiver } from '../imported-rows.ts';

const ROW = {
  comment_id: 'int',
  discussion_id: 'int',
  accept_user_id: 'int?',
  date_accepted: 'timestamptz',
} as const;

const acceptedReplies: Feature = {
  name: 'accepted-replies',
  extensions: [
    importReceiver({
      kind: 'acceptedReplies',
      receive: (tx, rows) => insertRows(tx, 'accepted_replies', ROW, rows, sql`on conflict do nothing`),
    }),
    importReceiver({
      kind: 'acceptanceDates',
      receive: (tx, rows) =>
        tx.execute(sql`
          update accepted_replies a set date_accepted = given.date_accepted,
            accept_user_id = (select insert_user_id from discussions d where d.discussion_id = a.discussion_id)
          from ${recordset({ comment_id: 'int', date_accepted: 'timestamptz' }, rows)}
          where a.comment_id = given.comment_id`),
    }),
  ],
};

export const featuresThatAsk: readonly Feature[] = [riddles, acceptedReplies];

/** What the migrations of an add-on would have written. */
export async function storeTypesThatAsk(test: TestSite): Promise<void> {
  await storeRiddles(test);
  await test.site.database.execute(sql`
    create table accepted_replies (
      comment_id int primary key references comments on delete cascade,
      discussion_id int not null references discussions on delete cascade,
      accept_user_id int references users,
      date_accepted timestamptz not null)`);
}

/** Of what was asked: its type, and its status by how many replies there are and whether one was accepted. */
export function askedIn({ site }: TestSite) {
  const { type, statusByReplies } = askingType(site.features.all);
  const status = (count: number, isOneAccepted = false) => statusByReplies({ count, isOneAccepted });
  return { type, status };
}
