import { Breadcrumbs } from '../../../../platform/ui/Breadcrumbs/Breadcrumbs.tsx';
import { Gallery } from '../../../../platform/ui/gallery/Gallery.tsx';
import { SegmentedChoice } from '../../../../platform/ui/Tabs/Tabs.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { useSite } from '../../../../platform/web/page/site-context.tsx';
import { useQueryState } from '../../../../platform/web/router/use-query-state.ts';
import { avatars } from '../avatars/avatars.ts';
import styles from './StyleGuidePage.module.css';

const DEFAULTS = { scheme: 'auto', direction: 'auto' };

/**
 * Every component in every state. A theme that is tried out comes with the page's style sheets, so it holds here too;
 * colour scheme and direction of reading can be tried by themselves.
 */
export function StyleGuidePage() {
  const { t } = useTranslator();
  const { isRightToLeft } = useSite();
  const [{ scheme, direction }, change] = useQueryState(DEFAULTS);
  const own = isRightToLeft ? 'rtl' : 'ltr';
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <Breadcrumbs crumbs={[{ name: t('Appearance'), href: '/appearance' }]} />
        <h1>{t('Style guide')}</h1>
        <p>{t('Every component in every state, under the theme of this page.')}</p>
        <div className={styles.choices}>
          <SegmentedChoice
            label={t('Colour scheme')}
            name="scheme"
            options={[
              { value: 'auto', name: t('System') },
              { value: 'light', name: t('Light') },
              { value: 'dark', name: t('Dark') },
            ]}
            value={scheme}
            onChange={(value) => change({ scheme: value })}
          />
          <SegmentedChoice
            label={t('Direction of reading')}
            name="direction"
            options={[
              { value: 'auto', name: t('Of the language') },
              { value: 'ltr', name: t('Left to right') },
              { value: 'rtl', name: t('Right to left') },
            ]}
            value={direction}
            onChange={(value) => change({ direction: value })}
          />
        </div>
      </div>
      <div
        className={styles.stage}
        data-theme={scheme === 'light' || scheme === 'dark' ? scheme : undefined}
        dir={direction === 'ltr' || direction === 'rtl' ? direction : own}
      >
        <Gallery photos={avatars} />
      </div>
    </div>
  );
}
