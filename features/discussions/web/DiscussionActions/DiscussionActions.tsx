import { Button, ButtonGroup, LinkButton } from '../../../../platform/ui/Button/Button.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { usePermission } from '../../../../platform/web/page/site-context.tsx';
import { SaveButton } from '../../../bookmarks/web/BookmarkButton/BookmarkButton.tsx';
import type { Discussion } from '../../discussions.contract.ts';
import { useCopyLink } from '../use-copy-link.ts';
import { COMPOSER_ANCHOR, useMayReply } from '../use-may-reply.ts';
import styles from './DiscussionActions.module.css';

export interface DiscussionActionsProps {
  discussion: Pick<Discussion, 'discussionID' | 'url' | 'categoryID' | 'closed'>;
}

/** Beside a thread, within reach wherever one is in it. */
export function DiscussionActions({ discussion }: DiscussionActionsProps) {
  const { t } = useTranslator();
  const copyLink = useCopyLink();
  const mayReply = useMayReply(discussion);
  const isMember = usePermission('session.valid');
  const share = (
    <Button icon="share-2" isBlock={!isMember} onClick={() => copyLink(discussion.url)}>
      {t('Share')}
    </Button>
  );
  return (
    <div className={styles.actions}>
      {mayReply && (
        <LinkButton kind="primary" icon="reply" isIconDirectional isBlock href={`#${COMPOSER_ANCHOR}`}>
          {t('Reply')}
        </LinkButton>
      )}
      {isMember ? (
        <ButtonGroup label={t('This discussion')} isEven>
          <SaveButton discussionID={discussion.discussionID} />
          {share}
        </ButtonGroup>
      ) : (
        share
      )}
    </div>
  );
}
