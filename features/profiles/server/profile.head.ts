// Who a member is, in the words and numbers at the head of their pages.
import { cacheTag } from '../../../platform/server/cache/cache-tags.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { labelsBeside } from '../../../platform/server/places/member-labels.ts';
import { profileTabsOf } from '../../../platform/server/places/profile-tabs.ts';
import { localFields } from '../../profile-fields/server/profile-field.local.ts';
import { profileTextsOf } from '../../profile-texts/server/profile-text.queries.ts';
import { shownProfileValues } from '../../users/server/profile-values.ts';
import { photoUrl } from '../../users/server/user.address.ts';
import { visibilityOf } from '../../users/server/user.policy.ts';
import type { UserRow } from '../../users/server/user.queries.ts';
import { profilePath, profileTabPath } from '../profile.address.ts';
import type {
  ProfileFact,
  ProfileHeadProps,
  ProfilePerson,
  ShownProfileTab,
} from '../profile-widgets.contract.ts';
import type { ProfileParams } from './profile.views.ts';

export async function profileHead(
  ctx: RequestContext,
  { row, section, reactions }: ProfileParams,
): Promise<ProfileHeadProps> {
  const shown = { userID: row.user_id, name: row.name, photoUrl: photoUrl(ctx.site.url, row.photo_url) };
  const isBanned = row.banned !== 0;
  if (visibilityOf(ctx, row) === 'private')
    return {
      state: isBanned ? 'banned' : 'private',
      isBanned,
      person: shown,
      facts: [],
      labels: [],
      readouts: [],
      tabs: [],
      section: 'overview',
    };
  ctx.cacheTags.add(cacheTag.userPosts(row.user_id));
  const [facts, labels, received, tabs] = await Promise.all([
    section === 'overview' ? factsOf(ctx, row.user_id) : [],
    labelsBeside(ctx, 'profile', [{ userID: row.user_id, title: row.title }]),
    reactions(ctx),
    tabsOf(ctx, row),
  ]);
  return {
    state: 'full',
    isBanned,
    person: { ...shown, ...personFields(row) },
    facts,
    labels: labels.all.get(row.user_id) ?? [],
    readouts: [
      { name: 'discussions', count: row.count_discussions },
      { name: 'comments', count: row.count_comments },
      { name: 'points', count: row.points },
      { name: 'reactionsReceived', count: received.reduce((sum, each) => sum + each.count, 0) },
    ],
    tabs,
    section,
  };
}

/** Title and Location have places of their own. */
async function factsOf(ctx: RequestContext, userID: number): Promise<ProfileFact[]> {
  const [fields, values, texts] = await Promise.all([
    localFields(ctx),
    shownProfileValues(ctx, [userID]),
    profileTextsOf(ctx, userID),
  ]);
  const own = values.get(userID) ?? {};
  return fields
    .filter(({ apiName, isCoreField }) => own[apiName] !== undefined && !PLACED.has(isCoreField ?? ''))
    .map(({ apiName, label, dataType }) => {
      const html = texts.get(apiName)?.body_html;
      return { label, dataType, value: own[apiName], ...(html !== undefined && { html }) };
    });
}

const PLACED: ReadonlySet<string> = new Set(['Title', 'Location']);

function personFields(row: UserRow): Partial<ProfilePerson> {
  return {
    ...(row.title && { title: row.title }),
    ...(row.about_html && { aboutHtml: row.about_html }),
    ...(row.location && { location: row.location }),
    ...(row.website && /^https?:\/\//i.test(row.website) && { website: row.website }),
    dateInserted: row.date_inserted,
    dateLastActive: row.date_last_active,
  };
}

async function tabsOf(ctx: RequestContext, row: UserRow): Promise<ShownProfileTab[]> {
  const member = {
    ...{ userID: row.user_id, name: row.name },
    ...{ countDiscussions: row.count_discussions, countComments: row.count_comments },
  };
  const offered = profileTabsOf(ctx).filter(({ hasNoTab }) => !hasNoTab);
  const tabs = offered.map(async (tab) => {
    const count = await tab.count?.(ctx, member);
    const { id: section, name } = tab;
    return { section, name, url: profileTabPath(tab, member), ...(count !== undefined && { count }) };
  });
  return [{ section: 'overview', url: profilePath(member) }, ...(await Promise.all(tabs))];
}
