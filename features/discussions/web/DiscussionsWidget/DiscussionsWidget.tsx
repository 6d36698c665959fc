import { useId } from 'react';
import { Card, CardGrid } from '../../../../platform/ui/Card/Card.tsx';
import { Meta } from '../../../../platform/ui/Metas/Metas.tsx';
import { MiniList, MiniListItem } from '../../../../platform/ui/MiniList/MiniList.tsx';
import { Panel } from '../../../../platform/ui/Panel/Panel.tsx';
import { TimeAgo } from '../../../../platform/ui/TimeAgo/TimeAgo.tsx';
import { WidgetHead } from '../../../../platform/ui/WidgetHead/WidgetHead.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { Discussion } from '../../discussions.contract.ts';
import { DiscussionListAsset } from './DiscussionListAsset.tsx';
import { DiscussionRows } from './DiscussionRows.tsx';
import type { DiscussionsWidgetProps } from './discussions-widget-props.ts';

/** The list of a page of its own, or a selection on another page. */
export function DiscussionsWidget(props: DiscussionsWidgetProps) {
  return props.isAsset ? <DiscussionListAsset {...props} /> : <DiscussionSelection {...props} />;
}

function DiscussionSelection(props: DiscussionsWidgetProps) {
  const { t } = useTranslator();
  const headID = useId();
  const { viewAll } = props.containerOptions ?? {};
  const hasTitle = props.titleType !== 'none' && Boolean(props.title);
  if (props.discussions.length === 0) return null;
  return (
    <section aria-labelledby={hasTitle ? headID : undefined}>
      {hasTitle && (
        <WidgetHead
          id={headID}
          size={props.containerOptions?.displayType === 'link' ? 'small' : 'large'}
          title={props.title}
          description={props.description}
          viewAll={viewAll?.to ? { name: viewAll.name ?? t('View All'), href: viewAll.to } : undefined}
        />
      )}
      <Selection {...props} headingLevel={hasTitle ? 3 : 2} />
    </section>
  );
}

function Selection(props: DiscussionsWidgetProps & { headingLevel: 2 | 3 }) {
  const { discussions, containerOptions, headingLevel } = props;
  switch (containerOptions?.displayType) {
    case 'link':
      return <DiscussionLinks discussions={discussions} />;
    case 'grid':
    case 'carousel':
      return <DiscussionCards discussions={discussions} headingLevel={headingLevel} />;
    default:
      return (
        <Panel>
          <DiscussionRows
            discussions={discussions}
            headingLevel={headingLevel}
            sort={props.apiParams?.sort}
            options={props.discussionOptions}
          />
        </Panel>
      );
  }
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

function DiscussionCards(props: { discussions: readonly Discussion[]; headingLevel: 2 | 3 }) {
  return (
    <CardGrid>
      {props.discussions.map((discussion) => (
        <Card
          key={discussion.discussionID}
          href={discussion.url}
          title={discussion.name}
          headingLevel={props.headingLevel}
          imageUrl={discussion.image?.url}
          metas={<Facts discussion={discussion} />}
        >
          {discussion.excerpt && <p dir="auto">{discussion.excerpt}</p>}
        </Card>
      ))}
    </CardGrid>
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
