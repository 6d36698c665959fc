// The tabs of a member's page: a capability adds one with the layout that it shows, at /profile/<id>/<userID>/<name>. What
// its widgets are given of the member is `params.user`. A private member has no tabs for those who see no more of them.
import type { PermissionName } from '../../contract/permission-names.ts';
import { ExtensionPoint } from '../feature/extension-point.ts';
import type { RequestContext } from '../http/context.ts';
import type { LayoutTemplate } from '../layouts/view.ts';

/** With the numbers that the viewer may know. */
export interface ProfileMember {
  userID: number;
  name: string;
  countDiscussions: number;
  countComments: number;
}

export interface ProfileTab {
  /** In its address. */
  id: string;
  /** On the tab. English, as the title; both are translated where they are shown. */
  name: string;
  /** Of the page, with the name of the member: `Discussions by {name}`. */
  title: string;
  /** Those of the product are 10, 20 and so on. */
  position: number;
  /** Names the layout: see `profileTabTemplate()`. */
  layoutViewType: string;
  /** Any of these; absent: whoever sees the profile. */
  permission?: PermissionName | readonly PermissionName[];
  count?: (ctx: RequestContext, member: ProfileMember) => number | Promise<number>;
  /** A page that something on another one leads to. */
  hasNoTab?: boolean;
  /** Its address names the member without the number; it has but one page. */
  isByName?: boolean;
  /** False: search engines are told to leave it out. */
  isIndexed?: boolean;
}

export const profileTabs = new ExtensionPoint<ProfileTab>();

export function profileTabsOf(ctx: RequestContext): ProfileTab[] {
  return profileTabs
    .of(ctx)
    .filter(({ permission }) => permission === undefined || ctx.can(permission))
    .toSorted((a, b) => a.position - b.position);
}

export const profileHeadSection = {
  $hydrate: 'react.section.1-column',
  children: [{ $hydrate: 'react.profile.head' }],
};

/** Below the head of the profile: widgets by their ids, in the main column and in the panel beside it. */
export function profileTabTemplate(
  layoutViewType: string,
  name: string,
  widgets: { main: readonly string[]; side?: readonly string[] },
): LayoutTemplate {
  const nodesOf = (ids: readonly string[]) => ids.map((id) => ({ $hydrate: `react.${id}` }));
  return {
    layoutViewType,
    name,
    layout: [
      profileHeadSection,
      {
        $hydrate: 'react.section.2-columns',
        mainBottom: nodesOf(widgets.main),
        secondaryBottom: nodesOf(widgets.side ?? []),
      },
    ],
  };
}
