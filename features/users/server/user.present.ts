import { escapeHtml } from '../../../platform/server/content/escape.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import {
  type LabelsBeside,
  labelsBeside,
  type MemberLabel,
} from '../../../platform/server/places/member-labels.ts';
import type { RoleFragment } from '../../roles/roles.contract.ts';
import { rolesOfUsers } from '../../roles/server/role.queries.ts';
import type { ProfileFieldValues, ReactionsReceived, User } from '../users.contract.ts';
import { asSeen } from './counts/user.seen-counts.ts';
import { shownProfileValues } from './profile-values.ts';
import { photoUrl, profilePath, profilePhotoUrl } from './user.address.ts';
import { isFullViewer, visibilityOf } from './user.policy.ts';
import type { UserRow } from './user.queries.ts';

declare module '../../../platform/server/feature/provided.ts' {
  interface Provided {
    /** What others gave to posts of these members that the viewer may see; one statement for all. */
    receivedReactions: (
      ctx: RequestContext,
      userIDs: readonly number[],
    ) => Promise<Map<number, ReactionsReceived>>;
  }
}

interface Extras {
  roles: Map<number, RoleFragment[]>;
  profileFields?: Map<number, ProfileFieldValues>;
  reactions?: Map<number, ReactionsReceived>;
  labels: LabelsBeside;
  showsLabels: boolean;
  showsDiscoveryText: boolean;
}

/** Each as far as the viewer may see them; a fixed number of statements for all. */
export async function presentUsers(
  ctx: RequestContext,
  rows: readonly UserRow[],
  expand: ReadonlySet<string> = new Set(),
): Promise<User[]> {
  const seenAs = (wanted: readonly string[]) => rows.filter((row) => wanted.includes(visibilityOf(ctx, row)));
  const shown = seenAs(['full', 'basic']);
  const full = seenAs(['full']).map(idOf);
  const open = shown.map(idOf);
  const { receivedReactions } = ctx.site.features.provided;
  const showsLabels = expand.has('labels');
  const [seen, roles, profileFields, reactions, labels] = await Promise.all([
    asSeen(ctx, rows),
    full.length > 0 ? rolesOfUsers(ctx.db, full) : new Map<number, RoleFragment[]>(),
    expand.has('profileFields') ? shownProfileValues(ctx, open) : undefined,
    expand.has('reactionsReceived') && open.length > 0 ? receivedReactions?.(ctx, open) : undefined,
    labelsBeside(ctx, 'profile', shown.map(labelled), !showsLabels),
  ]);
  const showsDiscoveryText = expand.has('discoveryText');
  const extras: Extras = { roles, profileFields, reactions, labels, showsLabels, showsDiscoveryText };
  return seen.map((row) => presentUser(ctx, row, extras));
}

const idOf = (row: UserRow) => row.user_id;
const labelled = ({ user_id: userID, title }: UserRow) => ({ userID, title });

function presentUser(ctx: RequestContext, row: UserRow, extras: Extras): User {
  const visibility = visibilityOf(ctx, row);
  const shown = privateFields(ctx, row);
  if (visibility === 'private') return shown;
  const basic = { ...shown, ...basicFields(ctx, row, extras), ...expandedFields(ctx, row, extras) };
  if (visibility === 'full')
    return { ...basic, ...fullFields(ctx, row, extras.roles.get(row.user_id) ?? []) };
  return row.show_email && row.email ? { ...basic, email: row.email } : basic;
}

function privateFields(ctx: RequestContext, row: UserRow): User {
  return {
    userID: row.user_id,
    name: row.name,
    photoUrl: photoUrl(ctx.site.url, row.photo_url),
    banned: row.banned,
    private: row.is_private,
  };
}

/** The title, or what stands for it. */
export function labelsOf(title: string | null, label?: MemberLabel): Pick<User, 'label' | 'labelHtml'> {
  const text = label?.text ?? title;
  if (!text) return {};
  const html = escapeHtml(text);
  const labelHtml = label?.cssClass ? `<span class="${escapeHtml(label.cssClass)}">${html}</span>` : html;
  return { label: text, labelHtml };
}

function basicFields(ctx: RequestContext, row: UserRow, { labels }: Extras): Partial<User> {
  return {
    sortName: row.name,
    profilePhotoUrl: profilePhotoUrl(ctx.site.url, row.photo_url),
    url: ctx.url(profilePath(row.name)),
    ...(row.title !== null && { title: row.title }),
    ...labelsOf(row.title, labels.label.get(row.user_id)),
    ...(row.about_html !== null && { aboutHtml: row.about_html }),
    ...(row.location !== null && { location: row.location }),
    ...(row.website !== null && { website: row.website }),
    points: row.points,
    dateInserted: row.date_inserted,
    dateLastActive: row.date_last_active,
    countDiscussions: row.count_discussions,
    countComments: row.count_comments,
    countPosts: row.count_discussions + row.count_comments,
    countVisits: row.count_visits,
    inviteUserID: row.invite_user_id,
  };
}

/** What somebody wrote to be let in was meant for those who let people in. */
function expandedFields(ctx: RequestContext, row: UserRow, extras: Extras): Partial<User> {
  const { profileFields, reactions, labels, showsLabels } = extras;
  const seesText =
    extras.showsDiscoveryText &&
    ctx.can('profiles.view') &&
    (row.user_id === ctx.viewer.userID || isFullViewer(ctx));
  return {
    ...(profileFields && { profileFields: profileFields.get(row.user_id) ?? {} }),
    ...(reactions && { reactionsReceived: reactions.get(row.user_id) ?? {} }),
    ...(showsLabels && { labels: labels.all.get(row.user_id) ?? [] }),
    ...(seesText && { discoveryText: row.discovery_text }),
  };
}

function fullFields(ctx: RequestContext, row: UserRow, roles: readonly RoleFragment[]): Partial<User> {
  const isOwn = row.user_id === ctx.viewer.userID;
  // Rank flags reveal whom to attack: for the member and for managers. Addresses of machines are for managers alone.
  const seesFlags = isOwn || ctx.can('site.manage');
  return {
    email: row.email,
    emailConfirmed: row.email_confirmed,
    showEmail: row.show_email,
    bypassSpam: row.bypass_spam,
    ...(row.pending_email !== null && { pendingEmail: row.pending_email }),
    suggestAnswers: row.suggest_answers,
    hashMethod: row.has_password ? 'argon2id' : 'Reset',
    dateUpdated: row.date_updated,
    roles: [...roles],
    roleIDs: roles.map((role) => role.roleID),
    ...(seesFlags && { isAdmin: row.admin > 0, isSysAdmin: row.admin === 2, isSuperAdmin: row.admin > 0 }),
    ...(ctx.can('site.manage') && {
      insertIPAddress: row.insert_ip_address,
      lastIPAddress: row.last_ip_address,
    }),
  };
}
