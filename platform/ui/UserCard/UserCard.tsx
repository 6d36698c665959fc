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
  /** How to write to them: the e-mail address, for those who may know it. */
  contact?: ReactNode;
  /** What stands between the viewer and this member: a ban. */
  notice?: ReactNode;
  readouts?: ReadoutsProps['items'];
  /** Joined, last active. */
  facts?: { icon: IconName; label: string; value: ReactNode }[];
  /** Two buttons side by side. */
  actions?: ReactNode;
};

export function UserCard({
  avatar,
  name,
  rank,
  labels,
  contact,
  notice,
  readouts = [],
  facts = [],
  actions,
}: UserCardProps) {
  return (
    <div className={styles.card}>
      <div className={styles.head}>
        {avatar}
        <div className={styles.who}>
          <div className={styles.name}>{name}</div>
          {rank && <div className={styles.rank}>{rank}</div>}
          {labels && <div className={styles.labels}>{labels}</div>}
          {contact && <div className={styles.contact}>{contact}</div>}
        </div>
      </div>
      {notice && <div className={styles.notice}>{notice}</div>}
      {actions && <div className={styles.actions}>{actions}</div>}
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
    </div>
  );
}

/** Private, banned, deleted, failed: the label is a Tag. */
export type UserCardStateProps = {
  avatar?: ReactNode;
  name?: ReactNode;
  label?: ReactNode;
  children: ReactNode;
};

export function UserCardState({ avatar = <Avatar />, name, label, children }: UserCardStateProps) {
  return (
    <div className={styles.card}>
      <div className={styles.state}>
        {avatar}
        {name && <div className={styles.name}>{name}</div>}
        {label}
        <p>{children}</p>
      </div>
    </div>
  );
}

/** What is known of them already stands in its place: nothing jumps when the rest comes. */
export function UserCardSkeleton({ avatar, name }: { avatar?: ReactNode; name?: ReactNode }) {
  return (
    <div className={styles.card} aria-busy="true">
      <div className={styles.head}>
        {avatar ?? <Skeleton shape="photo" />}
        <div className={styles.lines}>
          {name ? <div className={styles.name}>{name}</div> : <Skeleton shape="title" width="75" />}
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
