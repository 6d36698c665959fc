// The page on which members edit their profile.

import { notFound } from '../../../platform/contract/errors.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import type { ViewType } from '../../../platform/server/layouts/view.ts';
import { widget } from '../../../platform/server/layouts/widget.ts';
import { signInFirst } from '../../../platform/server/pages/sign-in-first.ts';
import { localFields } from '../../profile-fields/server/profile-field.local.ts';
import { maySetValue } from '../../profile-fields/server/profile-field.policy.ts';
import { type ProfileTextRow, profileTextsOf } from '../../profile-texts/server/profile-text.queries.ts';
import { shownProfileValues } from '../../users/server/profile-values.ts';
import { photoUrl, profilePath } from '../../users/server/user.address.ts';
import { userConfig } from '../../users/server/user.config.ts';
import { findUser } from '../../users/server/user.queries.ts';
import type { ProfileEditProps } from '../profile-edit.contract.ts';

export const profileEditView: ViewType = {
  type: 'profileEdit',
  isPersonal: () => true,
  resolve: async (ctx) => {
    if (ctx.viewer.isGuest) return signInFirst(ctx, '/profile/edit');
    ctx.require(['profiles.edit', 'users.edit']);
    return {
      layoutViewType: 'profileEdit',
      records: [{ recordType: 'user', recordID: ctx.viewer.userID }],
      params: {},
      seo: { title: ctx.translator.t('Edit profile'), meta: [{ name: 'robots', content: 'noindex' }] },
    };
  },
};

export const profileEditWidget = widget({
  id: 'profile.edit',
  component: 'ProfileEdit',
  name: 'Edit Profile',
  hydrate: async (ctx) => (ctx.viewer.userID > 0 ? { ...(await profileEdit(ctx, ctx.viewer.userID)) } : null),
});

async function profileEdit(ctx: RequestContext, userID: number): Promise<ProfileEditProps> {
  const row = await findUser(ctx.db, userID);
  if (!row) throw notFound('User');
  const [fields, values, texts] = await Promise.all([
    localFields(ctx),
    shownProfileValues(ctx, [userID]),
    profileTextsOf(ctx, userID),
  ]);
  const own = values.get(userID) ?? {};
  return {
    person: {
      userID,
      name: row.name,
      photoUrl: photoUrl(ctx.site.url, row.photo_url),
      url: profilePath(row.name),
    },
    account: {
      email: row.email ?? '',
      pendingEmail: row.pending_email,
      hasPassword: row.has_password,
      mayRename: ctx.can(['profile.editusernames', 'users.edit']),
      mayChangeEmail: ctx.setting(userConfig.canEditEmails) || ctx.can('users.edit'),
      passwordMinLength: ctx.setting(userConfig.passwordMinLength),
    },
    privacy: { isPrivate: row.is_private, showsEmail: row.show_email },
    fields: fields
      .filter((field) => maySetValue(ctx, field, { kind: 'editing', userID }))
      .map((field) => ({
        field,
        ...(own[field.apiName] !== undefined && { value: own[field.apiName] }),
        ...textOf(texts.get(field.apiName)),
      })),
  };
}

function textOf(row: ProfileTextRow | undefined) {
  return row && { text: { source: row.body, format: row.format } };
}
