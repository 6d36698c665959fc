import { notFound } from '../../../platform/contract/errors.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { route } from '../../../platform/server/http/route.ts';
import { requireEditable } from '../../users/server/user.policy.ts';
import { findUser } from '../../users/server/user.queries.ts';
import * as contract from '../profile-texts.contract.ts';
import { requireKnownField, writeProfileText } from './profile-text.actions.ts';
import { type ProfileTextRow, profileTextsOf } from './profile-text.queries.ts';

export const profileTextRoutes = [
  route(contract.listProfileTexts, async (ctx, { params }) => {
    await requireMember(ctx, params.userID);
    const texts = await profileTextsOf(ctx, params.userID);
    return [...texts.values()].map(presented);
  }),
  route(
    contract.putProfileText,
    async (ctx, { params, body }) => {
      const { userID, apiName } = params;
      await requireMember(ctx, userID);
      const words = await writeProfileText(ctx, { userID, apiName, source: body.body, format: body.format });
      const row = words === '' ? undefined : (await profileTextsOf(ctx, userID)).get(apiName);
      return row ? presented(row) : { userID, apiName, format: body.format, words };
    },
    { requireAddress: async (ctx, { apiName = '' }) => void (await requireKnownField(ctx, apiName)) },
  ),
];

async function requireMember(ctx: RequestContext, userID: number): Promise<void> {
  if (!(await findUser(ctx.db, userID))) throw notFound('User');
  await requireEditable(ctx, userID);
}

function presented(row: ProfileTextRow): contract.ProfileText {
  return {
    userID: row.user_id,
    apiName: row.api_name,
    body: row.body,
    format: row.format as contract.ProfileText['format'],
    html: row.body_html,
    words: row.words,
  };
}
