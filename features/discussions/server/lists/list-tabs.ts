// The tabs that lists of posts are offered under.
import { wordings } from '../../../../platform/contract/wordings.ts';
import { ExtensionPoint } from '../../../../platform/server/feature/extension-point.ts';
import type { DiscussionFilters } from '../../discussion-filters.contract.ts';

export interface DiscussionTab {
  tabPresetID: string;
  /** English; one of `wordings()`. */
  label: string;
  filters: DiscussionFilters;
}

export const discussionTabs = new ExtensionPoint<DiscussionTab>();

const LABELS = wordings({
  recent: 'Recent',
  trending: 'Trending',
  top: 'Top',
  announcements: 'Announcements',
});

export const ownTabs: readonly DiscussionTab[] = [
  { tabPresetID: 'recent-discussions', label: LABELS.recent, filters: { sort: '-dateLastComment' } },
  { tabPresetID: 'trending-discussions', label: LABELS.trending, filters: { sort: '-hot' } },
  { tabPresetID: 'top-discussions', label: LABELS.top, filters: { sort: '-score' } },
  { tabPresetID: 'announced-discussions', label: LABELS.announcements, filters: { pinned: true } },
];

/** By the names of the presets. */
export function labelsOf(tabs: readonly DiscussionTab[]): Record<string, string> {
  return Object.fromEntries(tabs.map(({ tabPresetID, label }) => [tabPresetID, label]));
}
