import { wordings } from '../../../platform/contract/wordings.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import type { FirstStep } from '../../../platform/server/places/first-steps.ts';

const WORDS = wordings({
  title: 'Do you come from somewhere?',
  description:
    'Discourse, Stack Exchange, NodeBB, phpBB and others: people, posts, votes, files, old addresses',
  name: 'Move in',
});

/** Whoever begins anew has nothing to bring along: done, too, once others have written. */
export const importStep: FirstStep = {
  id: 'imports',
  position: 30,
  title: WORDS.title,
  description: WORDS.description,
  action: { name: WORDS.name, url: '/dashboard/moving-in' },
  isDone: () =>
    sql`(exists (select from imports where date_finished is not null) or exists (select from discussions))`,
};
