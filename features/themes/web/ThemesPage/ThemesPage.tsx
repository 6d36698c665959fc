import { useState } from 'react';
import { Breadcrumbs } from '../../../../platform/ui/Breadcrumbs/Breadcrumbs.tsx';
import { ConfirmModal } from '../../../../platform/ui/Modal/Modal.tsx';
import { PageHead } from '../../../../platform/ui/PageFrame/PageFrame.tsx';
import { showToast } from '../../../../platform/ui/Toast/toast-store.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { fullReload } from '../../../../platform/web/router/full-reload.ts';
import { useNavigate, useRevalidator } from '../../../../platform/web/router/screen.tsx';
import type { ThemesPageProps } from '../../theme-pages.contract.ts';
import type { Theme } from '../../themes.contract.ts';
import { applyTheme, copyTheme, deleteTheme, previewTheme } from '../theme-calls.ts';
import { scopedSheet, useSheet } from '../theme-sheets.ts';
import { DeletedThemes } from './DeletedThemes.tsx';
import { ThemeCard } from './ThemeCard.tsx';
import styles from './ThemesPage.module.css';

export function ThemesPage({ themes, previewedID, deleted }: ThemesPageProps) {
  const { t, plural } = useTranslator();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [toDelete, setToDelete] = useState<Theme>();
  const [busyID, setBusyID] = useState<Theme['themeID']>();
  useSheet(
    themes
      .map(({ theme, parentKey, variables }) =>
        scopedSheet(`[data-theme-sample="${theme.themeID}"]`, parentKey, variables),
      )
      .join(''),
  );

  /** One at a time; what went wrong stays until it is dismissed. */
  const run = async ({ themeID }: Theme, work: () => Promise<void>) => {
    setBusyID(themeID);
    try {
      await work();
    } catch (error) {
      showToast((error as Error).message, { id: 'themes', tone: 'error' });
    }
    setBusyID(undefined);
  };
  const actions = {
    onPreview: (theme: Theme) =>
      run(theme, async () => {
        await previewTheme(theme.themeID);
        fullReload('/');
      }),
    onApply: (theme: Theme) =>
      run(theme, async () => {
        await applyTheme(theme.themeID);
        fullReload('/appearance/themes');
      }),
    onCopy: (theme: Theme) =>
      run(theme, async () => {
        const copy = await copyTheme(theme, t('{name}, a copy', { name: theme.name }).slice(0, 100));
        navigate(`/appearance/themes/${copy.themeID}/edit`);
      }),
    onDelete: setToDelete,
  };
  return (
    <div className={styles.page}>
      <div>
        <Breadcrumbs crumbs={[{ name: t('Appearance'), href: '/appearance' }]} />
        <PageHead
          title={t('Themes')}
          note={plural(themes.length, { one: '{count} theme', other: '{count} themes' })}
        />
      </div>
      <ul className={styles.themes}>
        {themes.map((listed) => (
          <ThemeCard
            key={listed.theme.themeID}
            {...listed}
            isPreviewed={listed.theme.themeID === previewedID}
            isBusy={busyID === listed.theme.themeID}
            {...actions}
          />
        ))}
      </ul>
      <DeletedThemes themes={deleted} />
      {toDelete && (
        <ConfirmModal
          title={t('Delete theme')}
          confirmLabel={t('Delete')}
          isDangerous
          isBusy={busyID === toDelete.themeID}
          onCancel={() => setToDelete(undefined)}
          onConfirm={() =>
            run(toDelete, async () => {
              await deleteTheme(toDelete.themeID);
              await revalidate();
              const message = t('{name} was deleted.', { name: toDelete.name });
              showToast(message, { id: 'themes', tone: 'success', isAutoDismissed: true });
            }).finally(() => setToDelete(undefined))
          }
        >
          <p>
            {t('{name} goes with all its revisions. It can be brought back for 30 days.', {
              name: toDelete.name,
            })}
          </p>
        </ConfirmModal>
      )}
    </div>
  );
}
