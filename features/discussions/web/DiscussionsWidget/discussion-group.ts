import { asksForGroup } from '../../../../platform/ui/HomeWidget/group-props.ts';
import type { DiscussionsWidgetProps } from './discussions-widget-props.ts';

/** Whether a selection is drawn as items and not as rows: for its frame, its shape, or what rows have no room for. */
export function asksForDiscussionGroup(props: DiscussionsWidgetProps): boolean {
  if (props.isAsset) return false;
  const { displayType } = props.containerOptions ?? {};
  const { featuredImage, metas } = props.discussionOptions ?? {};
  return (
    asksForGroup(props) ||
    displayType === 'grid' ||
    (displayType !== 'link' && (featuredImage?.display === true || metas?.asIcons === true))
  );
}
