import { Avatar } from '../../../../platform/ui/Avatar/Avatar.tsx';
import { UserLink } from '../../../profiles/web/UserLink/UserLink.tsx';
import type { UserFragment } from '../../../users/users.contract.ts';
import own from './CaseActs.module.css';
import styles from './TriagePage.module.css';

/** A person with their picture. */
export function PersonLine({ user }: { user: UserFragment }) {
  return (
    <span className={own.personLine}>
      <Avatar photoUrl={user.photoUrl} of={user.name} size={24} />
      <UserLink user={user} className={styles.who} />
    </span>
  );
}
