// Of each category I follow: new posts and comments, by each channel.
import { lazy, Suspense, useEffect, useState } from 'react';
import { Spinner } from '../../../../platform/ui/Spinner/Spinner.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { FollowedCategory } from '../../category-follows.contract.ts';
import styles from './FollowedCategories.module.css';

const FollowedTable = lazy(() => import('./FollowedTable.tsx'));

export interface FollowedCategoriesProps {
  userID: number;
  /** The site, and what else the viewer can be reached by, as it is called. */
  channels: { name: string; title: string }[];
  categories: FollowedCategory[];
}

export function FollowedCategories(props: FollowedCategoriesProps) {
  const { t } = useTranslator();
  // Its boxes are of no use before there are scripts, and come with them.
  const [isInBrowser, setIsInBrowser] = useState(false);
  useEffect(() => setIsInBrowser(true), []);
  return (
    <section className={styles.section} aria-labelledby="followed-categories">
      <h2 id="followed-categories">{t('Followed categories')}</h2>
      {props.categories.length === 0 ? (
        <p>{t('You follow no category.')}</p>
      ) : !isInBrowser ? (
        <Spinner />
      ) : (
        <Suspense fallback={<Spinner />}>
          <FollowedTable {...props} />
        </Suspense>
      )}
    </section>
  );
}
