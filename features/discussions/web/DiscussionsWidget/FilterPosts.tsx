import { lazy, Suspense, useState } from 'react';
import { Button, LinkButton } from '../../../../platform/ui/Button/Button.tsx';
import { ErrorBoundary } from '../../../../platform/ui/ErrorBoundary/ErrorBoundary.tsx';
import { Icon } from '../../../../platform/ui/Icon/Icon.tsx';
import { SpareWord } from '../../../../platform/ui/SpareWord/SpareWord.tsx';
import { showToast } from '../../../../platform/ui/Toast/toast-store.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import styles from './ListControls.module.css';
import { chosenFilters, type ListAddress, withoutFilters } from './list-address.ts';

const FilterForm = lazy(() => import('./FilterForm.tsx'));

export interface FilterPostsProps {
  address: ListAddress;
  /** What the list is of by its address, and is not asked about again. */
  fixed?: readonly string[] | undefined;
  /** The one tag that is chosen, where its name is known. */
  tag?: { tagID: number; name: string };
}

/** The way to all filters; its form is fetched when it is asked for. */
export function FilterPosts({ address, fixed, tag }: FilterPostsProps) {
  const { t } = useTranslator();
  const [isOpen, setIsOpen] = useState(false);
  const count = chosenFilters(address).length;
  /** The list stands as it was: whoever wants the form has to load the page, as browsers keep what did not come. */
  const onFailed = () => {
    setIsOpen(false);
    const reload = (
      <Button kind="textPrimary" size={24} onClick={() => location.reload()}>
        {t('Reload')}
      </Button>
    );
    const problem = t('There was a problem loading {what}.', { what: t('the filters') });
    const body = (
      <>
        {problem} {reload}
      </>
    );
    showToast(body, { id: 'filters', tone: 'error' });
  };
  return (
    <span className={styles.more}>
      <Button size={32} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <SpareWord word={t('Filter')} isBehind>
          <Icon name={count > 0 ? 'funnel' : 'list-filter'} />
        </SpareWord>
        {count > 0 && <span className={styles.count}>{count}</span>}
      </Button>
      {count > 0 && (
        <LinkButton
          kind="text"
          size={32}
          icon="x"
          href={withoutFilters(address)}
          data-replace=""
          className={styles.clear}
        >
          <span className="visuallyHidden">{t('Clear filters')}</span>
        </LinkButton>
      )}
      {isOpen && (
        <ErrorBoundary fallback={null} onError={onFailed}>
          <Suspense fallback={null}>
            <FilterForm address={address} fixed={fixed} tag={tag} onClose={() => setIsOpen(false)} />
          </Suspense>
        </ErrorBoundary>
      )}
    </span>
  );
}
