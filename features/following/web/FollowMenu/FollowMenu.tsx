// Follow and mute, at the head of what is followed: one button, whose choices are fetched when it is opened.
import { lazy, Suspense, useState } from 'react';
import { buttonClass } from '../../../../platform/ui/Button/Button.tsx';
import { ErrorBoundary } from '../../../../platform/ui/ErrorBoundary/ErrorBoundary.tsx';
import { Icon } from '../../../../platform/ui/Icon/Icon.tsx';
import { Menu } from '../../../../platform/ui/Menu/Menu.tsx';
import { Spinner } from '../../../../platform/ui/Spinner/Spinner.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { type FollowSubject, useFollowing } from '../use-following.ts';

const FollowChoices = lazy(() => import('./FollowChoices.tsx'));

export interface FollowMenuProps {
  subject: FollowSubject;
  /** Where something else follows it: only to mute it. */
  isOnlyToMute?: boolean;
  size?: 32 | 36;
}

export function FollowMenu({ subject, isOnlyToMute = false, size = 36 }: FollowMenuProps) {
  const { t } = useTranslator();
  const [wasOpened, setWasOpened] = useState(false);
  const { isFollowed = false, isMuted } = useFollowing(subject);
  const { name } = subject;
  const words = isMuted ? t('Muted') : isOnlyToMute ? t('Mute') : isFollowed ? t('Following') : t('Follow');
  return (
    <Menu
      label={`${words}: ${name}`}
      face={
        <>
          <Icon name={isMuted || isOnlyToMute ? 'bell-off' : isFollowed ? 'check' : 'bell'} />
          {words}
          <Icon name="chevron-down" size="sm" />
        </>
      }
      faceClassName={buttonClass({ size })}
      onToggle={(isOpen) => isOpen && setWasOpened(true)}
    >
      {wasOpened && (
        <ErrorBoundary>
          <Suspense fallback={<Spinner />}>
            <FollowChoices subject={subject} isOnlyToMute={isOnlyToMute} />
          </Suspense>
        </ErrorBoundary>
      )}
    </Menu>
  );
}
