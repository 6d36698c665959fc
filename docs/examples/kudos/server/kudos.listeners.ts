// What follows a change, as a job after its transaction: it may come twice, and ends up the same.
import { indexOn, listener, sql } from '@parley/addon-api';
import { kudosGiven, kudosHidden, kudosRestored, kudosTakenBack } from '../kudos.events.ts';
import { kudosKind } from './kudos.search.ts';

const changes = [kudosGiven, kudosTakenBack, kudosHidden, kudosRestored];

/** Counted anew each time rather than added to: so it can be repeated. */
const totals = changes.map((event) =>
  listener(event, {
    name: `kudos totals ${event.name}`,
    handle: async ({ database }, { payload: { toUserID } }) => {
      await database.execute(sql`
        insert into kudos_totals (user_id, count)
        select ${toUserID}, count(*) from kudos_given where to_user_id = ${toUserID} and date_hidden is null
        on conflict (user_id) do update set count = excluded.count`);
    },
  }),
);

export const kudosListeners = [...totals, ...indexOn(changes, kudosKind, ({ kudosID }) => kudosID)];
