import { classNames } from '../class-names.ts';
import { Icon } from '../Icon/Icon.tsx';
import { useUiLanguage } from '../language/language.tsx';
import styles from './Rows.module.css';

export type RowHeadColumn = 'replies' | 'views' | 'score' | 'activity';

export type RowHeadProps = {
  title: string;
  sortedBy?: RowHeadColumn;
  hasSelect?: boolean;
};

const words = { replies: 'Replies', views: 'Views', score: 'Score', activity: 'Activity' } as const;
const columns = ['replies', 'views', 'score', 'activity'] as const;

/** Reads for the eye alone: each row names its own numbers. */
export function RowHead({ title, sortedBy = 'activity', hasSelect = false }: RowHeadProps) {
  const { translate } = useUiLanguage();
  return (
    <div className={styles.head} aria-hidden>
      {hasSelect && <span />}
      <span />
      <span className={styles.title}>{title}</span>
      {columns.map((column) => (
        <span
          key={column}
          className={classNames(styles.number, styles[column], column === sortedBy && styles.sorted)}
        >
          {translate(words[column])}
          {column === sortedBy && <Icon name="arrow-down" />}
        </span>
      ))}
    </div>
  );
}
