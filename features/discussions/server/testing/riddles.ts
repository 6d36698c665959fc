// A type of post for tests, as an add-on brings one: with an address, a mark, a layout, and statuses that follow from its
// comments. What the core does with types is tried on it, and stays tried where an add-on is taken out of the tree.
import { beforeAll } from 'vitest';
import { cacheTag } from '../../../../platform/server/cache/cache-tags.ts';
import { type Sql, sql } from '../../../../platform/server/db/sql.ts';
import { transactionHook } from '../../../../platform/server/events/events.ts';
import type { Feature } from '../../../../platform/server/feature/feature.ts';
import type { WriteContext } from '../../../../platform/server/http/context.ts';
import type { TestSite } from '../../../../platform/server/testing/test-site.ts';
import { commentPosted } from '../../../comments/comments.events.ts';
import { postTypes } from '../../../post-types/server/post-types.ts';
import { discussionStatusChanged, discussionTypeChanged } from '../../discussions.events.ts';
import { discussionLayout } from '../../layouts/discussion.layout.ts';
import { deriveStatus, recountOfStatus } from '../statuses/derived-status.ts';
import { STATUSES_TAG } from '../statuses/discussion.statuses.ts';
import type { Community } from './community.ts';
import { communityOfFile } from './community-of-file.ts';

export const UNGUESSED = 21;
export const GUESSED = 22;

const LAYOUT = [
  {
    $hydrate: 'react.section.1-column',
    children: [{ $hydrate: 'react.asset.originalPost' }, { $hydrate: 'react.asset.createComment' }],
  },
];

const hasComments = (discussionID: Sql) =>
  sql`exists (select from comments c where c.discussion_id = ${discussionID})`;
const statusID = (discussionID: Sql) =>
  sql`case when ${hasComments(discussionID)} then ${GUESSED}::int else ${UNGUESSED}::int end`;

/** Whoever answers has guessed it. */
const refresh = (w: WriteContext, { discussionID }: { discussionID: number }) =>
  deriveStatus(w, discussionID, {
    type: 'riddle',
    among: [0, UNGUESSED, GUESSED],
    statusID: sql`(select ${statusID(sql`${discussionID}`)})`,
  });

export const riddles: Feature = {
  name: 'riddles',
  transactionHooks: [commentPosted, discussionTypeChanged, discussionStatusChanged].map((event) =>
    transactionHook<{ discussionID: number }>(event, refresh),
  ),
  templates: [{ ...discussionLayout, layoutViewType: 'riddle', name: 'Riddle Template', layout: LAYOUT }],
  recounts: [
    recountOfStatus({
      name: 'riddles.status',
      title: () => 'Statuses of riddles',
      wrong: (of) => sql`
        select d.discussion_id, ${statusID(sql`d.discussion_id`)} as status_id from discussions d
        where d.type = 'riddle' and d.status_id = any(${[0, UNGUESSED, GUESSED]}::int[])
          and d.status_id <> ${statusID(sql`d.discussion_id`)} and ${of('d.discussion_id')}`,
    }),
  ],
  awaitedWidgets: ['asset.riddleHints'],
  extensions: [
    postTypes.add({
      type: 'riddle',
      icon: 'circle-help',
      words: ({ t }) => ({ name: t('Post'), plural: t('Posts'), startedIn: t('Started in') }),
      statusID: UNGUESSED,
      statusByReplies: ({ count }) => (count > 0 ? GUESSED : UNGUESSED),
      statusWords: { unguessed: UNGUESSED, guessed: GUESSED },
      layoutViewType: 'riddle',
    }),
  ],
};

/** A community that has riddles, for all tests of a file. */
export function communityWithRiddles(options: Parameters<typeof communityOfFile>[0] = {}): Community {
  const test = communityOfFile({ ...options, moreFeatures: [...(options.moreFeatures ?? []), riddles] });
  beforeAll(() => storeRiddles(test));
  return test;
}

/** What the migrations of an add-on would have written. */
export async function storeRiddles({ site }: TestSite): Promise<void> {
  await site.database.execute(sql`
    insert into post_types (post_type_id, name, post_button_label, is_active)
    values ('riddle', 'Riddle', 'Ask a Riddle', true)`);
  await site.database.execute(sql`
    insert into discussion_statuses (status_id, name, state, record_subtype, is_default, is_system) values
      (${UNGUESSED}, 'Unguessed', 'open', 'riddle', true, true), (${GUESSED}, 'Guessed', 'closed', 'riddle', false, true)`);
  site.invalidate([cacheTag.postTypes, STATUSES_TAG]);
}
