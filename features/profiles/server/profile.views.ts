// The pages of a member: who it is about, and how much of them the viewer may see.

import { notFound } from '../../../platform/contract/errors.ts';
import type { LayoutLookup, LayoutRedirect, Seo } from '../../../platform/contract/page.ts';
import { cacheTag } from '../../../platform/server/cache/cache-tags.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { pageOf, redirectToOwn } from '../../../platform/server/layouts/own-address.ts';
import { pageTitle } from '../../../platform/server/layouts/page-title.ts';
import type { ResolvedView, ViewType } from '../../../platform/server/layouts/view.ts';
import { signInFirst } from '../../../platform/server/pages/sign-in-first.ts';
import { type ProfileTab, profileTabsOf } from '../../../platform/server/places/profile-tabs.ts';
import { photoUrl } from '../../users/server/user.address.ts';
import { isFullViewer, visibilityOf } from '../../users/server/user.policy.ts';
import type { UserRow } from '../../users/server/user.queries.ts';
import { profilePath, profileTabPath } from '../profile.address.ts';
import { findProfile, isOwnProfile } from './find-profile.ts';
import { profilePage } from './profile.json-ld.ts';
import { reactionsOnce } from './reactions-of-members.ts';

declare module '../../../platform/server/layouts/page-params.ts' {
  interface PageParamTypes {
    profile: ProfileParams;
    user: { userID: number; name: string };
  }
}

/** What the widgets of the page are given. */
export interface ProfileParams {
  row: UserRow;
  /** `overview`, or the id of a tab. */
  section: string;
  page: number;
  /** Of /profile/reactions: which of them. */
  reaction?: string;
  /** What they were given, most first. */
  reactions: ReturnType<typeof reactionsOnce>;
}

const OVERVIEW: ProfilePage = { id: 'overview', title: '{name}', layoutViewType: 'profile' };

type ProfilePage = Pick<ProfileTab, 'id' | 'title' | 'layoutViewType' | 'isByName' | 'isIndexed'>;

const profileView: ViewType = {
  type: 'profile',
  reads: 'user',
  // The private see their own whole.
  isPersonal: (lookup, ctx) => isOwnProfile(ctx, lookup),
  resolve: async (ctx, lookup) => {
    // Before looking: who may see no profiles learns from none whether it exists.
    if (!isFullViewer(ctx)) ctx.require('profiles.view');
    const row = await findProfile(ctx, lookup);
    if (!row) throw notFound('User');
    ctx.cacheTags.add(cacheTag.user(row.user_id));
    const shown = shownPage(ctx, lookup);
    const redirect = redirectToOwn(lookup, pathOf(shown, row, pageOf(lookup)));
    return redirect ?? resolved(ctx, lookup, row, shown);
  },
};

/** `/profile`: my own. */
const ownProfileView: ViewType = {
  type: 'ownProfile',
  isPersonal: () => true,
  resolve: async (ctx, lookup): Promise<ResolvedView | LayoutRedirect> => {
    if (ctx.viewer.isGuest) return signInFirst(ctx, '/profile');
    const row = await findProfile(ctx, { ...lookup, params: { userID: String(ctx.viewer.userID) } });
    if (!row) throw notFound('User');
    return { redirectTo: pathOf(OVERVIEW, row), status: 302 };
  },
};

function shownPage(ctx: RequestContext, { params: { section } }: LayoutLookup): ProfilePage {
  if (section === undefined) return OVERVIEW;
  const tab = profileTabsOf(ctx).find(({ id }) => id === section);
  if (!tab) throw notFound('Page');
  return tab;
}

function pathOf(shown: ProfilePage, row: UserRow, page = 1): string {
  const person = { userID: row.user_id, name: row.name };
  return shown === OVERVIEW ? profilePath(person) : profileTabPath(shown, person, page);
}

function resolved(ctx: RequestContext, lookup: LayoutLookup, row: UserRow, shown: ProfilePage): ResolvedView {
  const isPrivate = visibilityOf(ctx, row) === 'private';
  const page = pageOf(lookup);
  const { reaction } = lookup.params;
  const profile: ProfileParams = {
    row,
    section: isPrivate ? OVERVIEW.id : shown.id,
    page,
    reactions: reactionsOnce(row.user_id),
    ...(typeof reaction === 'string' && { reaction }),
  };
  return {
    layoutViewType: isPrivate ? 'profilePrivate' : shown.layoutViewType,
    records: [{ recordType: 'user', recordID: row.user_id }],
    params: { profile, user: { userID: row.user_id, name: row.name }, page },
    seo: seoOf(ctx, row, { shown, page, isPrivate }),
  };
}

function seoOf(
  ctx: RequestContext,
  row: UserRow,
  { shown, page, isPrivate }: { shown: ProfilePage; page: number; isPrivate: boolean },
): Seo {
  const url = ctx.url(pathOf(shown, row, page));
  const title = pageTitle(ctx, ctx.translator.t(shown.title, { name: row.name }), page);
  // An empty profile is what spammers leave behind; search engines get people who wrote something.
  const isIndexed = !isPrivate && shown.isIndexed !== false && row.count_discussions + row.count_comments > 0;
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
    ...(!isPrivate && {
      links: [
        {
          rel: 'alternate',
          type: 'application/rss+xml',
          href: ctx.url(`${profilePath(row)}/feed.rss`),
          title: ctx.translator.t('Discussions by {name}', { name: row.name }),
        },
      ],
    }),
    ...(!isPrivate && shown === OVERVIEW && { 'json-ld': profilePage(ctx, row, url) }),
  };
}

export const profileViews: ViewType[] = [profileView, ownProfileView];
