import type { ReactNode } from 'react';
import { Avatar } from '../../../../platform/ui/Avatar/Avatar.tsx';
import { ShortNumber } from '../../../../platform/ui/ShortNumber/ShortNumber.tsx';
import type { UserFragment } from '../../../users/users.contract.ts';
import { UserLink } from '../UserLink/UserLink.tsx';
import styles from './PeopleList.module.css';

export interface ListedPerson {
  user: UserFragment;
  /** At the far end: a number or a date. */
  end?: number | ReactNode;
}

/** People under each other, with a number each. */
export function PeopleList({ people, isRanked = false }: { people: ListedPerson[]; isRanked?: boolean }) {
  const List = isRanked ? 'ol' : 'ul';
  return (
    <List className={styles.people}>
      {people.map(({ user, end }) => (
        <li key={user.userID}>
          <Avatar photoUrl={user.photoUrl} of={user.name} size={24} />
          <span className={styles.name}>
            <UserLink user={user} />
          </span>
          <span className={styles.end}>{typeof end === 'number' ? <ShortNumber value={end} /> : end}</span>
        </li>
      ))}
    </List>
  );
}
