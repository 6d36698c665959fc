/** What stands around the posts of a thread: its head, the bar above comments, the unread line, folded posts. */
import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { Metas } from '../Metas/Metas.tsx';
import styles from './Thread.module.css';

export type ThreadHeadProps = {
  badges?: ReactNode;
  title: ReactNode;
  titleLang?: string;
  metas?: ReactNode;
  menu?: ReactNode;
};

export function ThreadHead({ badges, title, titleLang, metas, menu }: ThreadHeadProps) {
  return (
    <header className={styles.head}>
      {badges && <div className={styles.badges}>{badges}</div>}
      <div className={styles.titleLine}>
        <h1 dir="auto" lang={titleLang}>
          {title}
        </h1>
        {menu}
      </div>
      {metas && <Metas className={styles.metas}>{metas}</Metas>}
    </header>
  );
}

export function CommentBar({ title, end, id }: { title: ReactNode; end?: ReactNode; id?: string }) {
  return (
    <div className={styles.bar} id={id}>
      <h2>{title}</h2>
      {end && <div className={styles.barEnd}>{end}</div>}
    </div>
  );
}

/** "New since your last visit", before the first new post. */
export function UnreadLine({
  note,
  id = 'new',
  children,
}: {
  note?: ReactNode;
  id?: string;
  children: ReactNode;
}) {
  return (
    <div className={styles.unreadLine} id={id}>
      <span>{children}</span>
      {note && <span className={styles.unreadNote}>{note}</span>}
    </div>
  );
}

/** Posts that are folded away; the child is the link that shows them. */
export function FoldedPosts({ note, children }: { note?: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.folded}>
      <Icon name="messages-square" />
      {children}
      {note && <span className="num">{note}</span>}
    </div>
  );
}

export function AcceptedNote({ children, note }: { children: ReactNode; note?: ReactNode }) {
  return (
    <>
      <Icon name="circle-check" className={styles.acceptedIcon} />
      <span>{children}</span>
      {note && <span className={styles.acceptedNote}>{note}</span>}
    </>
  );
}
