// Follow and mute a discussion, from its options.
import { Button } from '../../../../platform/ui/Button/Button.tsx';
import { Modal } from '../../../../platform/ui/Modal/Modal.tsx';
import { TimeAgo } from '../../../../platform/ui/TimeAgo/TimeAgo.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { useRevalidator } from '../../../../platform/web/router/screen.tsx';
import type { DiscussionFormProps } from '../../../discussions/web/discussion-options.ts';
import { MUTE_TERMS } from '../mute-terms.ts';
import { followOrNot, muteFor, useFollowing } from '../use-following.ts';
import styles from './FollowForm.module.css';

export default function FollowForm({ discussion, onClose }: DiscussionFormProps) {
  const { t } = useTranslator();
  const { revalidate } = useRevalidator();
  const subject = { recordType: 'discussion', recordID: discussion.discussionID, name: discussion.name };
  const { isFollowed = false, isMuted, mutedUntil } = useFollowing(subject);
  const mute = async (term: Parameters<typeof muteFor>[1]) => {
    if (await muteFor(subject, term)) await revalidate();
  };
  return (
    <Modal title={t('Follow or mute')} onClose={onClose}>
      <section className={styles.part}>
        <h3>{t('Follow')}</h3>
        <p>{t('Every comment comes to your notifications.')}</p>
        <Button
          icon={isFollowed ? 'check' : 'bell'}
          aria-pressed={isFollowed}
          onClick={() => void followOrNot(subject, !isFollowed)}
        >
          {isFollowed ? t('Following') : t('Follow')}
        </Button>
      </section>
      <section className={styles.part}>
        <h3>{t('Mute')}</h3>
        <p>
          {t(
            'It is left out of your lists, and nothing comes of it, neither on the site nor by mail or push.',
          )}
        </p>
        {isMuted ? (
          <div className={styles.terms} role="status">
            <span>
              {mutedUntil === null ? (
                t('Muted until you unmute it')
              ) : (
                <>
                  {t('Muted until')} <TimeAgo date={mutedUntil} form="extended" />
                </>
              )}
            </span>
            <Button icon="bell" size={32} onClick={() => void mute(undefined)}>
              {t('Unmute')}
            </Button>
          </div>
        ) : (
          <div className={styles.terms}>
            {MUTE_TERMS.map(([term, words]) => (
              <Button key={term} size={32} onClick={() => void mute(term)}>
                {t(words)}
              </Button>
            ))}
          </div>
        )}
      </section>
    </Modal>
  );
}
