import { wordings } from '../../../platform/contract/wordings.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import type { FirstStep } from '../../../platform/server/places/first-steps.ts';
import { userConfig } from '../../users/server/user.config.ts';

const WORDS = wordings({
  title: 'Invite the first five',
  description: 'By mail where membership is by invitation; else send them the address of the place.',
});

/** Where everybody may register, whoever came is as good as an invitation. */
export const inviteStep: FirstStep = {
  id: 'invites',
  position: 40,
  title: WORDS.title,
  description: WORDS.description,
  hasForm: (ctx) => ctx.setting(userConfig.registrationMethod) === 'Invitation',
  isDone: () => sql`(exists (select from invites) or exists (
    select from users where date_deleted is null and admin = 0))`,
};
