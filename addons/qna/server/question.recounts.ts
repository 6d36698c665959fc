import { recountOfStatus, sql } from '@parley/addon-api';
import { ACCEPTED, ANSWERED, REJECTED, UNANSWERED } from './question-status.ts';

/** Also sets right what happened while the add-on was switched off. */
export const questionRecount = recountOfStatus({
  name: 'questions.status',
  title: ({ t }) => t('Statuses of questions'),
  wrong: (of) => sql`
    select d.discussion_id, standing.status_id
    from discussions d
    join (
      select q.discussion_id, case
        when count(c.comment_id) = 0 then ${UNANSWERED}::int
        when count(*) filter (where a.status = 'accepted') > 0 then ${ACCEPTED}::int
        when count(c.comment_id) > count(*) filter (where a.status = 'rejected') then ${ANSWERED}::int
        else ${REJECTED}::int end as status_id
      from discussions q
      left join comments c on c.discussion_id = q.discussion_id and c.date_held is null and c.date_tombstoned is null
      left join answers a on a.comment_id = c.comment_id
      where q.type = 'question' and q.status_id between 0 and ${REJECTED} and ${of('q.discussion_id')}
      group by q.discussion_id
    ) standing using (discussion_id)
    where d.status_id <> standing.status_id`,
});
