import { lazy } from 'react';
import { LinkButton } from '../../../../platform/ui/Button/Button.tsx';
import { Notice } from '../../../../platform/ui/Notice/Notice.tsx';
import { Panel } from '../../../../platform/ui/Panel/Panel.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { useWidgets } from '../../../../platform/web/nodes/widget-registry.tsx';
import { useEntryLink } from '../../../../platform/web/page/entry-links.ts';
import { useSite } from '../../../../platform/web/page/site-context.tsx';
import type { CreateCommentAssetProps } from '../../comment-widgets.contract.ts';
import { Later } from '../Later/Later.tsx';
import { COMPOSER_ANCHOR } from '../thread-address.ts';
import { placeOfComment, useThreadDrafts } from '../thread-drafts.ts';
import { useThreadForms } from '../thread-forms.ts';
import styles from './CreateCommentAsset.module.css';

const DraftToast = lazy(() => import('../DraftToast/DraftToast.tsx'));

/** Always there at the end of a thread: the box to write in, or why there is none. */
export function CreateCommentAsset(props: CreateCommentAssetProps) {
  const { t } = useTranslator();
  return (
    <>
      <section id={COMPOSER_ANCHOR} className={styles.place} aria-label={t('Reply')}>
        {props.canComment && <div data-live-lines="" />}
        <WayToComment {...props} />
      </section>
      {props.canComment && <SavedDraft {...props.discussion} />}
    </>
  );
}

/** Its code is fetched where there is a draft. */
function SavedDraft({ discussionID, url }: CreateCommentAssetProps['discussion']) {
  const hasDrafts = useThreadDrafts(discussionID).length > 0;
  const isWriting = useThreadForms(({ forms }) => forms.some((form) => form.isWritten));
  if (!hasDrafts && !isWriting) return null;
  return (
    <Later>
      <DraftToast key={discussionID} discussionID={discussionID} url={url} />
    </Later>
  );
}

function WayToComment({ discussion, canComment, isArchived, placeholder }: CreateCommentAssetProps) {
  const { t } = useTranslator();
  const { isSignedIn } = useSite();
  const { CommentForm } = useWidgets();
  if (canComment) {
    if (!CommentForm) return null;
    const { discussionID } = discussion;
    return (
      <CommentForm
        key={discussionID}
        discussionID={discussionID}
        categoryID={discussion.categoryID}
        place={placeOfComment(discussionID)}
        label={t('Comment')}
        placeholder={placeholder ?? t('Write a comment')}
        submitLabel={t('Post comment')}
      />
    );
  }
  if (isArchived)
    return (
      <Notice icon="archive">{t('This category is archived: it is read, and takes nothing new.')}</Notice>
    );
  if (discussion.closed) return <Notice icon="lock">{t('This discussion is closed.')}</Notice>;
  if (!isSignedIn) return <SignInCall />;
  return <Notice icon="lock">{t('You do not have the permission to comment here.')}</Notice>;
}

function SignInCall() {
  const { t } = useTranslator();
  const { signInUrl, registrationUrl } = useSite();
  const entryLink = useEntryLink();
  return (
    <Panel className={styles.call}>
      <p>
        <b>{t('Join the conversation')}</b>
        <br />
        {t('Sign in to reply, react and follow what happens here.')}
      </p>
      <span className={styles.ways}>
        <LinkButton href={entryLink(signInUrl)} kind="primary">
          {t('Sign In')}
        </LinkButton>
        {registrationUrl !== '' && <LinkButton href={entryLink(registrationUrl)}>{t('Register')}</LinkButton>}
      </span>
    </Panel>
  );
}
