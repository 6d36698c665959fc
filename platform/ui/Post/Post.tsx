import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { useUiLanguage } from '../language/language.tsx';
import styles from './Post.module.css';

export type PostProps = {
  id?: string;
  /** Names the article: "Comment 4". */
  label: string;
  /** 40 px at level 0, 28 px when nested. */
  avatar: ReactNode;
  /** The author's link. */
  name: ReactNode;
  badges?: ReactNode;
  /** When, edited, the edit window: a line of its own at level 0, behind the name when nested. */
  metas?: ReactNode;
  number?: { text: string; href: string };
  /** The options menu. */
  menu?: ReactNode;
  /** Selection mode. */
  select?: ReactNode;
  /** The content, usually a `.userContent`. */
  children: ReactNode;
  signature?: ReactNode;
  /** It is left out on phones. */
  isSignatureWideOnly?: boolean | undefined;
  reactions?: ReactNode;
  /** Reply, quote, link. */
  actions?: ReactNode;
  /** More may come for who may do more: on phones they have a line of their own, so that nothing moves then. */
  mayHaveMoreActions?: boolean;
  /** Deeper replies stay on level 2. */
  level?: 0 | 1 | 2;
  /** The last reply of its branch: the line ends here. */
  isLastReply?: boolean;
  /** Replies follow: the line begins here. */
  hasReplies?: boolean;
  /** Content of the green band of the accepted answer. */
  accepted?: ReactNode;
  isSelected?: boolean;
};

export function Post({ level = 0, isLastReply, hasReplies, accepted, ...post }: PostProps) {
  const classes = classNames(
    styles.post,
    level > 0 && styles.nested,
    level === 2 && styles.nested2,
    level > 0 && isLastReply && styles.lastReply,
    level === 0 && hasReplies && styles.parent,
    accepted !== undefined && styles.accepted,
    post.isSelected && styles.selected,
    'lazyLayout',
  );
  return (
    <article id={post.id} className={classes} aria-label={post.label} tabIndex={-1}>
      {accepted !== undefined && <div className={styles.acceptedBand}>{accepted}</div>}
      <div className={styles.avatar}>{post.avatar}</div>
      <div className={styles.body}>
        <PostHead isNested={level > 0} {...post} />
        <div className={styles.content}>{post.children}</div>
        {post.signature && (
          <div className={classNames(styles.signature, post.isSignatureWideOnly && 'wideOnly')}>
            {post.signature}
          </div>
        )}
        {(post.reactions || post.actions) && (
          <footer className={styles.foot}>
            {post.reactions}
            {post.actions && (
              <div className={classNames(styles.footEnd, post.mayHaveMoreActions && styles.ownLine)}>
                {post.actions}
              </div>
            )}
          </footer>
        )}
      </div>
    </article>
  );
}

type PostHeadProps = Pick<PostProps, 'name' | 'badges' | 'metas' | 'number' | 'menu' | 'select'> & {
  isNested: boolean;
};

function PostHead({ name, badges, metas, number, menu, select, isNested }: PostHeadProps) {
  const { translate } = useUiLanguage();
  const facts = metas && <span className={styles.metas}>{metas}</span>;
  return (
    <header className={styles.head}>
      <div className={styles.who}>
        <div className={styles.nameLine}>
          <span className={styles.name}>{name}</span>
          {badges}
          {isNested && facts}
        </div>
        {!isNested && facts}
      </div>
      <div className={styles.options}>
        {number && (
          <a className={styles.number} href={number.href} title={translate('Link to this post')}>
            {number.text}
          </a>
        )}
        {select}
        {menu}
      </div>
    </header>
  );
}
