// Whether the site could be had back: what is stored, when it was proven last, and when the next one is made.
import { lazy } from 'react';
import { Panel } from '../../../../platform/ui/Panel/Panel.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { ScriptedPage } from '../../../../platform/web/page/ScriptedPage/ScriptedPage.tsx';
import { type SettingField, SettingsForm } from '../../../config/web/SettingsForm/SettingsForm.tsx';
import type { BackupsPageProps } from '../../backups.contract.ts';
import styles from './BackupsPage.module.css';

const StoredBackups = lazy(() => import('./StoredBackups.tsx'));

export function BackupsPage({ settings }: BackupsPageProps) {
  const { t } = useTranslator();
  const fields = useFields(settings);
  return (
    <ScriptedPage title={t('Backups')}>
      <div className={styles.page}>
        <StoredBackups />
        <Panel>
          <section className={styles.section} aria-labelledby="backup-schedule">
            <h2 id="backup-schedule">{t('Schedule')}</h2>
            <p className={styles.quiet}>{t('The site runs on meanwhile.')}</p>
            <SettingsForm fields={fields} />
          </section>
        </Panel>
      </div>
    </ScriptedPage>
  );
}

function useFields({ everyHours, count, isTried }: BackupsPageProps['settings']): SettingField[] {
  const { t } = useTranslator();
  return [
    {
      kind: 'number',
      key: 'backups.everyHours',
      label: t('A backup every so many hours'),
      hint: t('24 is once a day; 0 is never.'),
      value: everyHours,
      min: 0,
      max: 744,
    },
    {
      kind: 'number',
      key: 'backups.count',
      label: t('So many of them stay'),
      hint: t('Those made by hand stay, and so does the last that was proven.'),
      value: count,
      min: 1,
      max: 365,
    },
    {
      kind: 'switch',
      key: 'backups.trial',
      label: t('Restore each of them on the side, which proves that it can be'),
      value: isTried,
    },
  ];
}
