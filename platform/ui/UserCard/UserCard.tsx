import type { ReactNode } from 'react';
import { Avatar } from '../Avatar/Avatar.tsx';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../icons/icon-names.ts';
import { Readouts, type ReadoutsProps } from '../Readouts/Readouts.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import styles from './UserCard.module.css';

export type UserCardProps = {
  avatar: ReactNode;
  /** The name's link. */
  name: ReactNode;
  rank?: ReactNode;
  labels?: ReactNode;
  readouts?: ReadoutsProps['items'];
  /** Joined, last active, email. */
  facts?: { icon: IconName; label: string; value: ReactNode }[];
  /** Two buttons side by side. */
  actions?: ReactNode;
};

export function UserCard({ avatar, name, rank, labels, readouts = [], facts = [], actions }: UserCardProps) {
  return (
    <div className={styles.card}>
      <div className={styles.head}>
        {avatar}
        <div className={styles.who}>
          <div className={styles.name}>{name}</div>
          {rank && <div className={styles.rank}>{rank}</div>}
          {labels && <div className={styles.labels}>{labels}</div>}
        </div>
      </div>
      {readouts.length > 0 && <Readouts items={readouts} isPlain />}
      {facts.length > 0 && (
        <dl className={styles.facts}>
          {facts.map((fact) => (
            <div key={fact.label}>
              <dt>
                <Icon name={fact.icon} size="sm" />
                {fact.label}
              </dt>
              <dd>{fact.value}</dd>
            </div>
          ))}
        </dl>
      )}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}

/** Private, banned, deleted, failed: the label is a Tag. */
export function UserCardState({ label, children }: { label?: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.card}>
      <div className={styles.state}>
        <Avatar />
        {label}
        <p>{children}</p>
      </div>
    </div>
  );
}

export function UserCardSkeleton() {
  return (
    <div className={styles.card} aria-busy="true">
      <div className={styles.head}>
        <Skeleton shape="photo" />
        <div className={styles.lines}>
          <Skeleton shape="title" width="75" />
          <Skeleton width="40" />
        </div>
      </div>
      <div className={styles.facts}>
        <Skeleton />
        <Skeleton width="75" />
        <Skeleton width="60" />
      </div>
    </div>
  );
}
