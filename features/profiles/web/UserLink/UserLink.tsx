// A member's name as a link. Pressing it, or hovering it for a moment, opens the member's card; without scripts it is a
// plain link, and without the right to see profiles the name alone: no link leads to a refusal.
import { lazy, type ReactNode, Suspense, useRef } from 'react';
import { usePermission } from '../../../../platform/web/page/site-context.tsx';
import type { UserFragment } from '../../../users/users.contract.ts';
import { useCardTrigger } from '../UserCard/use-card-trigger.ts';

const UserCardOverlay = lazy(() => import('../UserCard/UserCardOverlay.tsx'));

const MAY_MEET = ['profiles.view', 'users.add', 'users.edit', 'users.delete'] as const;

export interface UserLinkProps {
  user: Pick<UserFragment, 'userID' | 'name' | 'url' | 'photoUrl'>;
  className?: string;
  /** The name, where nothing else is given. */
  children?: ReactNode;
  /** Whether pressing it opens their card; else it leads to their profile. */
  hasCard?: boolean;
}

export function UserLink({ user, className, children, hasCard = true }: UserLinkProps) {
  const mayMeet = usePermission(MAY_MEET);
  const name = children ?? <bdi>{user.name}</bdi>;
  if (user.url === '' || !mayMeet) return <span className={className}>{name}</span>;
  if (user.userID <= 0 || !hasCard)
    return (
      <a href={user.url} className={className}>
        {name}
      </a>
    );
  return (
    <LinkWithCard user={user} className={className}>
      {name}
    </LinkWithCard>
  );
}

function LinkWithCard({ user, className, children }: UserLinkProps) {
  const link = useRef<HTMLAnchorElement>(null);
  const { isOpen, isByKey, close, keep, trigger } = useCardTrigger();
  return (
    <>
      <a ref={link} href={user.url} className={className} aria-haspopup="dialog" {...trigger}>
        {children}
      </a>
      {isOpen && (
        <Suspense fallback={null}>
          <UserCardOverlay user={user} anchor={link} takesFocus={isByKey} onClose={close} onKeep={keep} />
        </Suspense>
      )}
    </>
  );
}
