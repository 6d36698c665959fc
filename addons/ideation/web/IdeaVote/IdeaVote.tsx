import { hasPermission } from '@parley/addon-api/shared';
import { Icon, usePermissions, useSite, useTranslator, withTarget } from '@parley/addon-api/web';
import type { IdeaAttributes } from '../../ideas.contract.ts';
import styles from './IdeaVote.module.css';
import { useIdeaVote } from './use-idea-vote.ts';

interface IdeaVoteProps {
  discussionID: number;
  idea: IdeaAttributes;
  isClosed: boolean;
  /** In a line, as on cards. */
  isSmall?: boolean;
}

/** The number of votes, which is the button to vote with. Guests are led to sign in by it. */
export function IdeaVote({ discussionID, idea, isClosed, isSmall = false }: IdeaVoteProps) {
  const { t, plural } = useTranslator();
  const { isSignedIn, signInUrl } = useSite();
  const permissions = usePermissions();
  const { own, counts, vote } = useIdeaVote(discussionID, idea);
  const size = isSmall ? `${styles.vote} ${styles.small}` : styles.vote;
  const isOff = isClosed || (isSignedIn && !hasPermission(permissions, 'session.valid'));
  const count = counts.score;
  const asked = own === 1 ? t('Vote, {count}, you voted', { count }) : t('Vote, {count}', { count });
  const label = isOff ? plural(count, { one: '{count} vote', other: '{count} votes' }) : asked;
  if (!isSignedIn && !isClosed)
    return (
      <a
        className={size}
        href={withTarget(signInUrl, `/discussion/${discussionID}`)}
        aria-label={t('Sign in to vote, {count}', { count })}
      >
        <VoteFace icon="arrow-big-up" count={count} />
      </a>
    );
  return (
    <span className={isSmall ? styles.line : styles.column}>
      <button
        type="button"
        className={size}
        aria-pressed={own === 1}
        disabled={isOff}
        aria-label={label}
        onClick={() => vote(1)}
      >
        <VoteFace icon={isClosed ? 'check' : 'arrow-big-up'} count={count} />
      </button>
      {idea.type === 'up-down' && !isClosed && (
        <button
          type="button"
          className={`${styles.vote} ${styles.down}`}
          aria-pressed={own === -1}
          disabled={isOff}
          aria-label={t('Vote against it')}
          onClick={() => vote(-1)}
        >
          <Icon name="arrow-down" size="sm" />
        </button>
      )}
    </span>
  );
}

function VoteFace({ icon, count }: { icon: 'arrow-big-up' | 'check'; count: number }) {
  return (
    <>
      <Icon name={icon} />
      <bdi dir="ltr">{count}</bdi>
    </>
  );
}
