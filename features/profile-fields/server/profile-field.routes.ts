import { notFound } from '../../../platform/contract/errors.ts';
import { cacheTag } from '../../../platform/server/cache/cache-tags.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { route } from '../../../platform/server/http/route.ts';
import { checkedProfileValues, shownProfileValues } from '../../users/server/profile-values.ts';
import { requireEditable, visibilityOf } from '../../users/server/user.policy.ts';
import { findUser, type UserRow } from '../../users/server/user.queries.ts';
import { userEdited } from '../../users/users.events.ts';
import type { ProfileField } from '../profile-fields.contract.ts';
import * as contract from '../profile-fields.contract.ts';
import * as actions from './profile-field.actions.ts';
import { localFields } from './profile-field.local.ts';
import { seesField } from './profile-field.policy.ts';
import { profileFieldsSnapshot } from './profile-field.snapshot.ts';

async function requireField(ctx: RequestContext, apiName: string): Promise<ProfileField> {
  const fields = await ctx.snapshot(profileFieldsSnapshot);
  const field = fields.find((each) => each.apiName === apiName);
  if (!field) throw notFound('Profile field');
  return field;
}

async function requireUser(ctx: RequestContext, userID: number): Promise<UserRow> {
  const user = await findUser(ctx.db, userID);
  if (!user) throw notFound('User');
  return user;
}

async function shownOf(ctx: RequestContext, user: UserRow) {
  if (visibilityOf(ctx, user) === 'private') return {};
  return (await shownProfileValues(ctx, [user.user_id])).get(user.user_id) ?? {};
}

export const profileFieldRoutes = [
  route(contract.listProfileFields, async (ctx, { query }) => {
    const { dataType, formType, ...filters } = query;
    const exact = Object.entries(filters).filter(([, value]) => value !== undefined);
    return (await localFields(ctx)).filter(
      (field) =>
        seesField(ctx, field) &&
        (!dataType || dataType.includes(field.dataType)) &&
        (!formType || formType.includes(field.formType)) &&
        exact.every(([name, value]) => field[name as keyof ProfileField] === value),
    );
  }),
  route(contract.addProfileField, async (ctx, { body }) => {
    await ctx.write((w) => actions.addProfileField(w, body));
    return requireField(ctx, body.apiName);
  }),
  route(contract.getProfileField, async (ctx, { params }) => requireField(ctx, params.apiName)),
  route(contract.editProfileField, async (ctx, { params, body }) => {
    const field = await requireField(ctx, params.apiName);
    await ctx.write((w) => actions.editProfileField(w, field, body));
    return requireField(ctx, params.apiName);
  }),
  route(contract.deleteProfileField, async (ctx, { params }) => {
    const field = await requireField(ctx, params.apiName);
    await ctx.write((w) => actions.deleteProfileField(w, field));
    return undefined;
  }),
  route(contract.sortProfileFields, async (ctx, { body }) => {
    await ctx.write((w) => actions.sortProfileFields(w, body));
    const fields = await ctx.snapshot(profileFieldsSnapshot);
    return Object.fromEntries(fields.map((field) => [field.apiName, field.sort]));
  }),
  route(contract.getUserProfileFields, async (ctx, { params }) =>
    shownOf(ctx, await requireUser(ctx, params.userID)),
  ),
  route(contract.editUserProfileFields, async (ctx, { params, body }) => {
    const user = await requireUser(ctx, params.userID);
    await requireEditable(ctx, user.user_id);
    const ready = await checkedProfileValues(ctx, body, { kind: 'editing', userID: user.user_id });
    await ctx.write(async (w) => {
      await ready.store(w, user.user_id);
      await w.announce(
        userEdited,
        { userID: user.user_id },
        { invalidates: [cacheTag.user(user.user_id), cacheTag.users] },
      );
    });
    return shownOf(ctx, user);
  }),
];
