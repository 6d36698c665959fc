import { useId } from 'react';
import { Meta } from '../../../../platform/ui/Metas/Metas.tsx';
import { MiniList, MiniListItem } from '../../../../platform/ui/MiniList/MiniList.tsx';
import { Panel } from '../../../../platform/ui/Panel/Panel.tsx';
import { TimeAgo } from '../../../../platform/ui/TimeAgo/TimeAgo.tsx';
import { WidgetHead } from '../../../../platform/ui/WidgetHead/WidgetHead.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { useWidgets } from '../../../../platform/web/nodes/widget-registry.tsx';
import type { Discussion } from '../../discussions.contract.ts';
import { DiscussionListAsset } from './DiscussionListAsset.tsx';
import { DiscussionRows } from './DiscussionRows.tsx';
import { asksForDiscussionGroup } from './discussion-group.ts';
import type { DiscussionsWidgetProps } from './discussions-widget-props.ts';
import { MutedNote } from './MutedNote.tsx';
import { NothingPosted } from './NothingPosted.tsx';

/** The list of a page of its own, or a selection on another page. */
export function DiscussionsWidget(props: DiscussionsWidgetProps) {
  const { DiscussionGroup } = useWidgets();
  if (props.isAsset) return <DiscussionListAsset {...props} />;
  if (props.discussions.length === 0) return hasTitleOf(props) ? <DiscussionSelection {...props} /> : null;
  return DiscussionGroup && asksForDiscussionGroup(props) ? (
    <DiscussionGroup {...props} />
  ) : (
    <DiscussionSelection {...props} />
  );
}

function DiscussionSelection(props: DiscussionsWidgetProps) {
  const { t } = useTranslator();
  const headID = useId();
  const { viewAll, displayType } = props.containerOptions ?? {};
  const hasTitle = hasTitleOf(props);
  const hasDescription = props.descriptionType !== 'none';
  return (
    <section aria-labelledby={hasTitle ? headID : undefined}>
      {hasTitle && (
        <WidgetHead
          id={headID}
          size={displayType === 'link' ? 'small' : 'large'}
          title={t(props.title ?? '')}
          description={hasDescription && props.description}
          viewAll={viewAll?.to ? { name: t(viewAll.name ?? 'View All'), href: viewAll.to } : undefined}
        />
      )}
      {props.discussions.length === 0 ? (
        <Panel>
          <NothingPosted />
        </Panel>
      ) : displayType === 'link' ? (
        <DiscussionLinks discussions={props.discussions} />
      ) : (
        <Panel>
          <DiscussionRows
            discussions={props.discussions}
            headingLevel={hasTitle ? 3 : 2}
            sort={props.apiParams?.sort}
            options={props.discussionOptions}
            hasNoButtons={props.disableButtonsInItems}
            noCheckboxes={props.noCheckboxes}
          />
        </Panel>
      )}
      <MutedNote count={props.countExcluded} address={ALL_POSTS} />
    </section>
  );
}

/** Where everything is shown that a selection leaves out. */
const ALL_POSTS = { path: '/discussions', query: new URLSearchParams() };

function hasTitleOf({ title, titleType }: DiscussionsWidgetProps): boolean {
  return titleType !== 'none' && Boolean(title);
}

function DiscussionLinks({ discussions }: { discussions: readonly Discussion[] }) {
  return (
    <MiniList>
      {discussions.map((discussion) => (
        <MiniListItem
          key={discussion.discussionID}
          href={discussion.url}
          title={discussion.name}
          metas={<Facts discussion={discussion} />}
        />
      ))}
    </MiniList>
  );
}

function Facts({ discussion }: { discussion: Discussion }) {
  const { plural } = useTranslator();
  return (
    <>
      <Meta>{plural(discussion.countComments, { one: '{count} reply', other: '{count} replies' })}</Meta>
      <Meta>
        <TimeAgo date={discussion.dateLastComment} />
      </Meta>
    </>
  );
}
