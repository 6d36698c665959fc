import { buttonClass, LinkButton } from '../../../../platform/ui/Button/Button.tsx';
import { Icon } from '../../../../platform/ui/Icon/Icon.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { usePermission } from '../../../../platform/web/page/site-context.tsx';
import { SaveButton } from '../../../bookmarks/web/BookmarkButton/BookmarkButton.tsx';
import type { Discussion } from '../../discussions.contract.ts';
import { ShareMenu } from '../ShareMenu/ShareMenu.tsx';
import type { SharedDiscussion } from '../share-items.ts';
import { COMPOSER_ANCHOR, useMayReply } from '../use-may-reply.ts';
import styles from './DiscussionActions.module.css';

export interface DiscussionActionsProps {
  discussion: SharedDiscussion & Pick<Discussion, 'categoryID' | 'closed' | 'permissions'>;
}

/** Beside a thread, within reach wherever one is in it. */
export function DiscussionActions({ discussion }: DiscussionActionsProps) {
  const { t } = useTranslator();
  const mayReply = useMayReply(discussion);
  const isMember = usePermission('session.valid');
  const share = (
    <ShareMenu
      of={discussion}
      face={
        <>
          <Icon name="share-2" />
          {t('Share')}
        </>
      }
      faceClassName={buttonClass({ isBlock: true })}
      className={styles.share}
      align="start"
    />
  );
  return (
    <div className={styles.actions}>
      {mayReply && (
        <LinkButton kind="primary" icon="reply" isIconDirectional isBlock href={`#${COMPOSER_ANCHOR}`}>
          {t('Reply')}
        </LinkButton>
      )}
      {isMember ? (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset brings a legend and form semantics that these have not
        <div className={styles.pair} role="group" aria-label={t('This discussion')}>
          <SaveButton discussionID={discussion.discussionID} />
          {share}
        </div>
      ) : (
        share
      )}
    </div>
  );
}
