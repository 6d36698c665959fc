import { lazy, Suspense, useState } from 'react';
import { Button, LinkButton } from '../../../../platform/ui/Button/Button.tsx';
import { Icon } from '../../../../platform/ui/Icon/Icon.tsx';
import { SpareWord } from '../../../../platform/ui/SpareWord/SpareWord.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import styles from './ListControls.module.css';
import { chosenFilters, type ListAddress, withoutFilters } from './list-address.ts';

const FilterForm = lazy(() => import('./FilterForm.tsx'));

export interface FilterPostsProps {
  address: ListAddress;
  /** The one tag that is chosen, where its name is known. */
  tag?: { tagID: number; name: string };
}

/** The way to all filters; its form is fetched when it is asked for. */
export function FilterPosts({ address, tag }: FilterPostsProps) {
  const { t } = useTranslator();
  const [isOpen, setIsOpen] = useState(false);
  const count = chosenFilters(address).length;
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
        <Suspense fallback={null}>
          <FilterForm address={address} tag={tag} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </span>
  );
}
