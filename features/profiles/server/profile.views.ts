// The pages of a member: who it is about, and how much of them the viewer may see.
import { notFound } from '../../../platform/contract/errors.ts';
import type { LayoutLookup, LayoutRedirect, Seo } from '../../../platform/contract/page.ts';
import { cacheTag } from '../../../platform/server/cache/cache-tags.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { pageOf, redirectToOwn } from '../../../platform/server/layouts/own-address.ts';
import { pageTitle } from '../../../platform/server/layouts/page-title.ts';
import type { ResolvedView, ViewType } from '../../../platform/server/layouts/view.ts';
import { photoUrl } from '../../users/server/user.address.ts';
import { isFullViewer, visibilityOf } from '../../users/server/user.policy.ts';
import type { UserRow } from '../../users/server/user.queries.ts';
import { type ProfileSection, profileSectionPath } from '../profile.address.ts';
import { findProfile } from './find-profile.ts';
import { profilePage } from './profile.json-ld.ts';

declare module '../../../platform/server/layouts/page-params.ts' {
  interface PageParamTypes {
    profile: ProfileParams;
    user: { userID: number; name: string };
  }
}

/** What the widgets of the page are given. */
export interface ProfileParams {
  row: UserRow;
  section: ProfileSection;
  page: number;
  /** Of /profile/reactions: which of them. */
  reaction?: string;
}

const TITLES: Readonly<Record<ProfileSection, string>> = {
  overview: '{name}',
  discussions: 'Discussions by {name}',
  comments: 'Comments by {name}',
  reactions: 'Reactions to {name}',
};

const LAYOUTS: Readonly<Record<ProfileSection, string>> = {
  overview: 'profile',
  discussions: 'profileDiscussions',
  comments: 'profileComments',
  reactions: 'profileReactions',
};

const profileView: ViewType = {
  type: 'profile',
  reads: 'user',
  resolve: async (ctx, lookup) => {
    // Before looking: who may see no profiles learns from none whether it exists.
    if (!isFullViewer(ctx)) ctx.require('profiles.view');
    const row = await findProfile(ctx, lookup);
    if (!row) throw notFound('User');
    ctx.cacheTags.add(cacheTag.user(row.user_id));
    const section = sectionOf(lookup);
    const person = { userID: row.user_id, name: row.name };
    const redirect = redirectToOwn(lookup, profileSectionPath(section, person, pageOf(lookup)));
    return redirect ?? resolved(ctx, lookup, row, section);
  },
};

/** `/profile`: my own, which a private member has nowhere else to see whole. */
const ownProfileView: ViewType = {
  type: 'ownProfile',
  isPersonal: () => true,
  resolve: async (ctx, lookup): Promise<ResolvedView | LayoutRedirect> => {
    if (ctx.viewer.isGuest) return { redirectTo: '/entry/signin?Target=%2Fprofile', status: 302 };
    const row = await findProfile(ctx, { ...lookup, params: { userID: String(ctx.viewer.userID) } });
    if (!row) throw notFound('User');
    if (!row.is_private)
      return {
        redirectTo: profileSectionPath('overview', { userID: row.user_id, name: row.name }),
        status: 302,
      };
    return resolved(ctx, lookup, row, 'overview');
  },
};

function sectionOf({ params }: LayoutLookup): ProfileSection {
  const { section } = params;
  return section === 'discussions' || section === 'comments' || section === 'reactions'
    ? section
    : 'overview';
}

function resolved(
  ctx: RequestContext,
  lookup: LayoutLookup,
  row: UserRow,
  section: ProfileSection,
): ResolvedView {
  const isPrivate = visibilityOf(ctx, row) === 'private';
  const page = pageOf(lookup);
  const { reaction } = lookup.params;
  const profile: ProfileParams = {
    row,
    section: isPrivate ? 'overview' : section,
    page,
    ...(typeof reaction === 'string' && { reaction }),
  };
  return {
    layoutViewType: isPrivate ? 'profilePrivate' : LAYOUTS[section],
    records: [{ recordType: 'user', recordID: row.user_id }],
    params: { profile, user: { userID: row.user_id, name: row.name }, page },
    seo: seoOf(ctx, row, { section, page, isPrivate }),
  };
}

function seoOf(
  ctx: RequestContext,
  row: UserRow,
  { section, page, isPrivate }: { section: ProfileSection; page: number; isPrivate: boolean },
): Seo {
  const url = ctx.url(profileSectionPath(section, { userID: row.user_id, name: row.name }, page));
  const title = pageTitle(ctx, ctx.translator.t(TITLES[section], { name: row.name }), page);
  // An empty profile is what spammers leave behind; search engines get people who wrote something.
  const isIndexed = !isPrivate && section !== 'reactions' && row.count_discussions + row.count_comments > 0;
  return {
    title,
    url,
    meta: [
      { property: 'og:type', content: 'profile' },
      ...(!isPrivate && row.photo_url
        ? [{ property: 'og:image', content: photoUrl(ctx.site.url, row.photo_url) }]
        : []),
      ...(isIndexed ? [] : [{ name: 'robots', content: 'noindex, follow' }]),
    ],
    ...(!isPrivate && section === 'overview' && { 'json-ld': profilePage(ctx, row, url) }),
  };
}

export const profileViews: ViewType[] = [profileView, ownProfileView];
