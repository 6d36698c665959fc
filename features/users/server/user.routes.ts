import { notFound } from '../../../platform/contract/errors.ts';
import { startBulkOperation } from '../../../platform/server/bulk-operations/start-bulk-operation.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { NO_STORE } from '../../../platform/server/http/responses/cache-headers.ts';
import { Answer, route } from '../../../platform/server/http/route.ts';
import { roleIDsOfType } from '../../roles/server/role.queries.ts';
import { banUser } from '../bans.contract.ts';
import type { User } from '../users.contract.ts';
import * as contract from '../users.contract.ts';
import { hashPassword } from './credentials/password.ts';
import { countTokensOf } from './credentials/token.actions.ts';
import { currentUser, currentUserCounts } from './current-user.ts';
import { setBan } from './manage/ban-user.ts';
import { bulkRolesOperation } from './manage/bulk-roles.ts';
import { editUser, requirePhotoAddress } from './manage/edit-user.ts';
import { addMember } from './manage/member.actions.ts';
import { checkedProfileValues } from './profile-values.ts';
import { requireUsableRegistration } from './registration/registration.actions.ts';
import { requireAssignable } from './registration/role-choice.ts';
import { sessionCookie } from './sign-in/session.actions.ts';
import { recordOnUser, userActs } from './user.acts.ts';
import { findUserIDsByNames } from './user.by-name.ts';
import { userFragments } from './user.fragments.ts';
import { userConditions } from './user.list.ts';
import { nameOrder, userOrder } from './user.order.ts';
import { requireBelow, requireEditable } from './user.policy.ts';
import { presentUsers } from './user.present.ts';
import { findUser, findUsers, type UserRow } from './user.queries.ts';
import { nameKey } from './user-name.ts';

const OWN = { headers: { ...NO_STORE } };

async function loadUser(ctx: RequestContext, userID: number): Promise<UserRow> {
  const user = await findUser(ctx.db, userID);
  if (!user) throw notFound('User');
  return user;
}

async function presentOne(ctx: RequestContext, userID: number, expand?: ReadonlySet<string>): Promise<User> {
  const [shown] = await presentUsers(ctx, [await loadUser(ctx, userID)], expand);
  if (!shown) throw notFound('User');
  return shown;
}

export const userRoutes = [
  route(contract.listUsers, async (ctx, { query }) => {
    const { page, limit, sort } = query;
    const wanted = {
      conditions: await userConditions(ctx, query),
      order: await userOrder(ctx, sort),
      page,
      limit,
    };
    // Most of its orders follow no index, and all who match are counted.
    const { rows, total } = await ctx.site.heavyReads.run(ctx, () => findUsers(ctx.db, wanted));
    return { rows: await presentUsers(ctx, rows, query.expand), page, limit, total };
  }),
  route(contract.listUsersByName, async (ctx, { query }) => {
    const { name, page, limit } = query;
    const isPrefix = name.endsWith('*');
    const key = nameKey(isPrefix ? name.slice(0, -1) : name);
    const ids = await findUserIDsByNames(ctx.db, {
      key,
      isPrefix,
      order: nameOrder(ctx, query.order),
      page,
      limit,
    });
    const fragments = await userFragments(ctx, ids);
    return { rows: ids.flatMap((id) => fragments.get(id) ?? []), page, limit };
  }),
  route(
    contract.getCurrentUser,
    async (ctx, { query }) => new Answer(await currentUser(ctx, query.expand), OWN),
  ),
  route(
    contract.getCurrentUserCounts,
    async (ctx) => new Answer({ counts: await currentUserCounts(ctx) }, OWN),
  ),
  route(contract.getUser, async (ctx, { params, query }) => presentOne(ctx, params.userID, query.expand)),
  route(contract.getUserEdit, async (ctx, { params }) => {
    const user = await loadUser(ctx, params.userID);
    return {
      userID: user.user_id,
      name: user.name,
      email: user.email,
      showEmail: user.show_email,
      photo: user.photo_url,
      emailConfirmed: user.email_confirmed,
      bypassSpam: user.bypass_spam,
    };
  }),
  route(contract.addUser, async (ctx, { body }) => {
    requireUsableRegistration(ctx, body);
    const roleIDs = body.roleID ?? (await roleIDsOfType(ctx.db, 'member'));
    if (body.roleID) await requireAssignable(ctx, body.roleID);
    if (body.photo) requirePhotoAddress(body.photo);
    const profile = await checkedProfileValues(ctx, body.profileFields, { kind: 'adding' });
    const passwordHash = await hashPassword(body.password);
    const userID = await ctx.write(async (w) => {
      const added = await addMember(w, {
        name: body.name,
        email: body.email,
        passwordHash,
        isEmailConfirmed: body.emailConfirmed,
        roleIDs,
        isPrivate: body.private,
        showsEmail: body.showEmail,
        sendsWelcomeMail: body.sendWelcomeEmail,
        bypassesSpam: body.bypassSpam,
        photo: body.photo ?? null,
      });
      await profile.store(w, added);
      await recordOnUser(w, userActs.added, added, { after: { roleIDs } });
      return added;
    });
    return presentOne(ctx, userID);
  }),
  route(contract.assignRolesInBulk, async (ctx, { body }) => {
    const { addRoleIDs = [], removeRoleIDs = [], addReplacementRoleIDs = [], userIDs } = body;
    return startBulkOperation(ctx, bulkRolesOperation, {
      userIDs,
      addRoleIDs,
      removeRoleIDs,
      addReplacementRoleIDs,
    });
  }),
  route(banUser, async (ctx, { params, body }) => {
    const user = await loadUser(ctx, params.userID);
    await requireBelow(ctx, user.user_id);
    const { banned, reason, dateExpires } = body;
    if (dateExpires !== undefined && Date.parse(dateExpires) <= ctx.now.getTime())
      throw contract.userError('user.banEndsBefore');
    await ctx.write((w) => setBan(w, user.user_id, banned, { reason, dateExpires }));
    const terms = banned
      ? { reason: reason ?? '', dateExpires: dateExpires ?? null }
      : { reason: '', dateExpires: null };
    return { banned, ...terms };
  }),
  route(contract.editUser, async (ctx, { params, body }) => {
    const user = await loadUser(ctx, params.userID);
    await requireEditable(ctx, user.user_id);
    const session = await editUser(ctx, user, body);
    const shown = {
      ...(await presentOne(ctx, user.user_id)),
      ...(body.password !== undefined && { countAccessTokens: await countTokensOf(ctx.db, user.user_id) }),
    };
    return session ? new Answer(shown, { cookies: [sessionCookie(ctx, session)] }) : shown;
  }),
];
