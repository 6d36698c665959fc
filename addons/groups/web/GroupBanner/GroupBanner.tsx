import { keyClass, keyNumberOf } from '@parley/addon-api/web';
import styles from './GroupBanner.module.css';

/** What stands above the page of a group: its banner, or lines in the colour that it keeps. */
export function GroupBanner({
  groupID,
  bannerUrl,
  bannerAlt,
}: {
  groupID: number;
  bannerUrl: string | null;
  bannerAlt: string;
}) {
  if (bannerUrl === null)
    return (
      <div
        className={`${styles.banner} ${styles.lines} ${keyClass(keyNumberOf(groupID))}`}
        aria-hidden="true"
      />
    );
  return (
    <img
      className={styles.banner}
      src={bannerUrl}
      alt={bannerAlt}
      width={1260}
      height={160}
      decoding="async"
    />
  );
}
