// The items as the bar and the side panel would show them, with what is restricted and without what is hidden.
import { useState } from 'react';
import { SegmentedChoice } from '../../../../platform/ui/Tabs/Tabs.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { NavigationItem, ShownItem } from '../../navigation.contract.ts';
import { MainNavigation } from '../TitleBarWidget/MainNavigation.tsx';
import { SiteNavigation } from '../TitleBarWidget/SiteNavigation.tsx';
import styles from './NavigationSettings.module.css';

export function NavigationPreview({ items }: { items: NavigationItem[] }) {
  const { t } = useTranslator();
  const [mode, setMode] = useState('wide');
  const shown = shownOf(items);
  return (
    <section className={styles.preview} aria-label={t('Preview')}>
      <div className={styles.previewHead}>
        <h2>{t('Preview')}</h2>
        <SegmentedChoice
          label={t('Screen')}
          name="previewMode"
          value={mode}
          onChange={setMode}
          options={[
            { value: 'wide', name: t('Wide') },
            { value: 'compact', name: t('Narrow') },
          ]}
        />
      </div>
      {shown.length === 0 && <p className={styles.about}>{t('The navigation is empty.')}</p>}
      {shown.length > 0 && mode === 'wide' && (
        <div className={styles.wide}>
          <MainNavigation items={shown} label={t('Preview')} />
        </div>
      )}
      {shown.length > 0 && mode === 'compact' && (
        <div className={styles.compact}>
          <SiteNavigation items={shown} canPost={false} label={t('Preview')} />
        </div>
      )}
    </section>
  );
}

function shownOf(items: readonly NavigationItem[]): ShownItem[] {
  return items.flatMap(({ id, name, url, badge, isHidden, children = [] }) => {
    const below = shownOf(children);
    if (isHidden || name.trim() === '' || (!url && below.length === 0)) return [];
    const href = url && (/^(?:https?:\/\/|\/|~)/i.test(url) ? url : `/${url}`);
    return [
      {
        id,
        name,
        ...(href && { url: href }),
        ...(badge && { badge }),
        ...(below.length > 0 && { children: below }),
      },
    ];
  });
}
