import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../icons/icon-names.ts';
import { Metas } from '../Metas/Metas.tsx';
import styles from './Result.module.css';

export function Results({ isOrdered = false, children }: { isOrdered?: boolean; children: ReactNode }) {
  const Element = isOrdered ? 'ol' : 'ul';
  return <Element className={styles.results}>{children}</Element>;
}

export type ResultProps = {
  /** The link covers the whole result. */
  href: string;
  title: ReactNode;
  headingLevel?: 2 | 3;
  /** What kind it is. */
  icon: IconName;
  /** Above the title: "Answer accepted in …". */
  lead?: ReactNode;
  excerpt?: ReactNode;
  metas?: ReactNode;
  lang?: string;
};

/** Something found or done: search results, the activity of a person. */
export function Result({ href, title, headingLevel = 2, icon, lead, excerpt, metas, lang }: ResultProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <li className={classNames(styles.result, 'lazyLayout')}>
      <span className={styles.icon}>
        <Icon name={icon} />
      </span>
      <div className={styles.main}>
        {lead && <Metas>{lead}</Metas>}
        <Heading className={styles.title}>
          <a href={href} dir="auto" lang={lang}>
            {title}
          </a>
        </Heading>
        {excerpt && (
          <p className={styles.excerpt} dir="auto" lang={lang}>
            {excerpt}
          </p>
        )}
        {metas && <Metas>{metas}</Metas>}
      </div>
    </li>
  );
}
