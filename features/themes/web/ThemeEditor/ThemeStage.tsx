// The live preview: the product's own components, light and dark side by side, under what is being written.
import { useState } from 'react';
import { Icon } from '../../../../platform/ui/Icon/Icon.tsx';
import { SegmentedChoice } from '../../../../platform/ui/Tabs/Tabs.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { variableAt } from '../../compile/variables.ts';
import { scopedSheet, useSheet } from '../theme-sheets.ts';
import { SamplePage, type SamplePageName } from './SamplePage.tsx';
import styles from './ThemeStage.module.css';
import type { ThemeDraft } from './use-theme-draft.ts';

interface ThemeStageProps {
  parentKey: string;
  theme: ThemeDraft;
  siteLogo: string;
}

export function ThemeStage({ parentKey, theme, siteLogo }: ThemeStageProps) {
  const { t } = useTranslator();
  const [page, setPage] = useState<SamplePageName>('list');
  const [size, setSize] = useState('desktop');
  const [scheme, setScheme] = useState('light');
  useSheet(scopedSheet('[data-theme-sample="draft"]', parentKey, theme.draft.variables));
  const { passing, pairs, draft } = theme;
  const value = variableAt(draft.variables, 'titleBar.logo.desktop.url');
  const logo = (typeof value === 'string' && value) || draft.logo || siteLogo;
  return (
    <section className={styles.stage} aria-label={t('Live preview')}>
      <div className={styles.bar}>
        <h2>{t('Live preview')}</h2>
        <SegmentedChoice
          label={t('Page')}
          name="stage-page"
          value={page}
          onChange={(value) => setPage(value as SamplePageName)}
          options={[
            { value: 'list', name: t('List') },
            { value: 'discussion', name: t('Discussion') },
            { value: 'home', name: t('Home') },
          ]}
        />
        <div className={styles.schemes}>
          <SegmentedChoice
            label={t('Colour scheme')}
            name="stage-scheme"
            value={scheme}
            onChange={setScheme}
            options={[
              { value: 'light', name: t('Light') },
              { value: 'dark', name: t('Dark') },
            ]}
          />
        </div>
        <div className={styles.sizes}>
          <SegmentedChoice
            label={t('Size')}
            name="stage-size"
            value={size}
            onChange={setSize}
            options={[
              { value: 'desktop', name: t('Desktop'), icon: 'monitor' },
              { value: 'tablet', name: t('Tablet'), icon: 'tablet' },
              { value: 'phone', name: t('Phone'), icon: 'smartphone' },
            ]}
          />
        </div>
        <p className={styles.contrast} data-passes={passing === pairs} role="status">
          <Icon name={passing === pairs ? 'check' : 'circle-alert'} size="sm" />
          {t('Contrast passes in {passing} of {pairs} pairs', { passing, pairs })}
        </p>
      </div>
      <div className={styles.split} data-size={size} data-scheme={scheme}>
        {(['light', 'dark'] as const).map((shown) => (
          <figure key={shown} className={styles.pane}>
            <figcaption>{shown === 'light' ? t('Light') : t('Dark')}</figcaption>
            <div data-theme={shown} data-theme-sample="draft" inert className={styles.page}>
              <SamplePage page={page} logo={logo} />
            </div>
          </figure>
        ))}
      </div>
    </section>
  );
}
