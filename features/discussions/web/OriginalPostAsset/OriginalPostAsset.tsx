import type { ReactElement } from 'react';
import { Avatar } from '../../../../platform/ui/Avatar/Avatar.tsx';
import { RoleBadge } from '../../../../platform/ui/Badges/Badges.tsx';
import { Meta } from '../../../../platform/ui/Metas/Metas.tsx';
import { Panel } from '../../../../platform/ui/Panel/Panel.tsx';
import { Post } from '../../../../platform/ui/Post/Post.tsx';
import { TimeAgo } from '../../../../platform/ui/TimeAgo/TimeAgo.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { CachedFragment } from '../../../../platform/web/nodes/CachedFragment.tsx';
import { RenderedBody } from '../../../../platform/web/RenderedBody/RenderedBody.tsx';
import { UserLink } from '../../../profiles/web/UserLink/UserLink.tsx';
import { ReactionBar } from '../../../reactions/web/ReactionBar/ReactionBar.tsx';
import { useSignature } from '../../../signatures/web/use-signature.tsx';
import { MemberLabels } from '../../../users/web/MemberLabels/MemberLabels.tsx';
import type { Discussion } from '../../discussions.contract.ts';
import { DiscussionOptions } from '../DiscussionOptions/DiscussionOptions.tsx';
import { EditMetas } from '../EditMetas/EditMetas.tsx';
import { useDiscussionAbilities } from '../use-discussion-abilities.ts';
import { useViewTick } from '../use-view-tick.ts';
import { OriginalPostHead } from './OriginalPostHead.tsx';
import { PostActions } from './PostActions.tsx';

export interface OriginalPostAssetProps {
  discussion: Discussion;
  page?: number;
  showOPTag?: boolean;
  /** `static`: a title of the layout's own; else the post's. */
  titleType?: string;
  title?: string;
  /** What others add below the body, drawn. */
  parts?: ReactElement<{ nodes: readonly object[] }>;
}

/** The discussion itself; its comments join below. */
export function OriginalPostAsset({ discussion, showOPTag = true, parts, ...head }: OriginalPostAssetProps) {
  const { t } = useTranslator();
  const { discussionID, insertUser } = discussion;
  const abilities = useDiscussionAbilities(discussion);
  useViewTick(discussionID);
  const signature = useSignature(insertUser, `Discussion_${discussionID}`);
  const bodyID = `Discussion_${discussionID}_body`;
  const author = insertUser?.name ?? t('Unknown');
  const title = head.titleType === 'static' && head.title ? t(head.title) : undefined;
  return (
    <Panel>
      <CachedFragment shown={['head', discussion, title ?? null]}>
        <OriginalPostHead discussion={discussion} title={title} />
      </CachedFragment>
      <CachedFragment shown={['original post', discussion, showOPTag, parts?.props.nodes]}>
        <Post
          id={`Discussion_${discussionID}`}
          label={t('Original post')}
          avatar={<Avatar photoUrl={insertUser?.photoUrl} of={insertUser?.name} />}
          name={insertUser ? <UserLink user={insertUser} /> : <bdi>{author}</bdi>}
          badges={
            <>
              {showOPTag && <RoleBadge tone="author">{t('Author')}</RoleBadge>}
              <MemberLabels labels={insertUser?.labels} />
            </>
          }
          metas={
            <>
              <Meta>
                <TimeAgo date={discussion.dateInserted} form="extended" />
              </Meta>
              <EditMetas post={discussion} secondsLeft={abilities.editSecondsLeft} />
            </>
          }
          // Named apart from the verb on buttons, which is another word in most languages.
          number={{ text: t('Post{noun}', { noun: '' }), href: discussion.url }}
          menu={<DiscussionOptions discussion={discussion} abilities={abilities} />}
          {...signature}
          reactions={
            <ReactionBar
              recordType="discussion"
              recordID={discussionID}
              reactions={discussion.reactions ?? []}
              insertUserID={discussion.insertUserID}
              categoryID={discussion.categoryID}
              isClosed={discussion.closed}
              permissions={discussion.permissions}
            />
          }
          actions={<PostActions discussion={discussion} bodyID={bodyID} author={author} />}
        >
          <RenderedBody html={discussion.body ?? ''} id={bodyID} />
          {parts}
        </Post>
      </CachedFragment>
    </Panel>
  );
}
