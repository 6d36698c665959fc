import { classNames } from '../class-names.ts';
import { useUiLanguage } from '../language/language.tsx';
import styles from './Skeleton.module.css';

export type SkeletonProps = {
  /** Share of the line. */
  width?: '25' | '40' | '60' | '75' | '95' | 'full';
  /** `line` 12 px, `title` 16 px, `avatar` 40 px square, `photo` 100 px square. */
  shape?: 'line' | 'title' | 'avatar' | 'photo';
};

export function Skeleton({ width = 'full', shape = 'line' }: SkeletonProps) {
  return <span className={classNames(styles.skeleton, styles[shape], styles[`width${width}`])} aria-hidden />;
}

/** Rows of a list before they come, in their final shape. */
export function RowSkeletons({ count = 3 }: { count?: number }) {
  return (
    <SkeletonBlock>
      {Array.from({ length: count }, (_, index) => index).map((index) => (
        <div key={index} className={styles.row}>
          <Skeleton shape="avatar" />
          <div className={styles.lines}>
            <Skeleton shape="title" width="75" />
            <Skeleton width="95" />
            <Skeleton width="40" />
          </div>
        </div>
      ))}
    </SkeletonBlock>
  );
}

export function PostSkeletons({ count = 2 }: { count?: number }) {
  return (
    <SkeletonBlock>
      {Array.from({ length: count }, (_, index) => index).map((index) => (
        <div key={index} className={styles.post}>
          <Skeleton shape="avatar" />
          <div className={styles.lines}>
            <Skeleton shape="title" width="25" />
            <Skeleton width="95" />
            <Skeleton />
            <Skeleton width="60" />
          </div>
        </div>
      ))}
    </SkeletonBlock>
  );
}

function SkeletonBlock({ children }: { children: React.ReactNode }) {
  const { translate } = useUiLanguage();
  return (
    <div aria-busy="true">
      <span className="visuallyHidden" role="status">
        {translate('Loading')}
      </span>
      {children}
    </div>
  );
}
