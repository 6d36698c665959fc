// A page of the community the size of a stamp: how a theme looks, by its tokens alone.
import type { Scheme } from '../../compile/check-contrast.ts';
import { SAMPLE_POSTS } from '../ThemeEditor/sample-posts.ts';
import styles from './ThemeSample.module.css';

/** `scope` is the theme whose sheet the page has adopted; see theme-sheets.ts. */
export function ThemeSample({ scope, scheme }: { scope: string; scheme: Scheme }) {
  return (
    <div className={styles.sample} data-theme={scheme} data-theme-sample={scope} aria-hidden="true">
      <div className={styles.bar}>
        <span className={styles.mark} />
        <span className={styles.name} />
        <span className={styles.button} />
      </div>
      <div className={styles.page}>
        <span className={styles.head}>{SAMPLE_POSTS.letters}</span>
        <div className={styles.sheet}>
          {[1, 2, 3].map((row) => (
            <div key={row} className={styles.row}>
              <span className={styles.face} />
              <span className={styles.words} />
              <span className={styles.count} />
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
