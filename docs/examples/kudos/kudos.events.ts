// What happens to kudos, for listeners here and elsewhere.
import { byUser, defineEvent, id, z } from '@parley/addon-api/contract';

const kudos = z.object({ kudosID: id, commentID: id, toUserID: id, userID: byUser });

export const kudosGiven = defineEvent('kudos.given', kudos);

export const kudosTakenBack = defineEvent('kudos.takenBack', kudos);

/** Out of sight, by a decision about reports of it. */
export const kudosHidden = defineEvent('kudos.hidden', kudos);

export const kudosRestored = defineEvent('kudos.restored', kudos);
