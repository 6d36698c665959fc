import { asksForGroup } from '../../../../platform/ui/HomeWidget/group-props.ts';
import type { DiscussionsWidgetProps } from './discussions-widget-props.ts';

/** Whether a selection is drawn as items and not as rows: for its frame, its shape, or what rows have no room for. */
export function asksForDiscussionGroup(props: DiscussionsWidgetProps): boolean {
  const { displayType } = props.containerOptions ?? {};
  const { featuredImage, metas } = props.discussionOptions ?? {};
  return (
    asksForGroup(props.isAsset ? bodyOf(props) : props) ||
    displayType === 'grid' ||
    (displayType !== 'link' && (featuredImage?.display === true || metas?.asIcons === true))
  );
}

/** Of the list of a page: what its head says, and its pager, is no wish for a group. */
export function bodyOf({ title: _, subtitle: __, description: ___, ...props }: DiscussionsWidgetProps) {
  const { viewAll: ____, ...containerOptions } = props.containerOptions ?? {};
  return { ...props, containerOptions };
}
