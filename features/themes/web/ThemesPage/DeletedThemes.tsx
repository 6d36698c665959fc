import { useState } from 'react';
import { Button } from '../../../../platform/ui/Button/Button.tsx';
import { TimeAgo } from '../../../../platform/ui/TimeAgo/TimeAgo.tsx';
import { useTask } from '../../../../platform/web/forms/use-task.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { useRevalidator } from '../../../../platform/web/router/screen.tsx';
import type { ThemesPageProps } from '../../theme-pages.contract.ts';
import { undeleteTheme } from '../theme-calls.ts';
import styles from './ThemesPage.module.css';

type Deleted = ThemesPageProps['deleted'][number];

/** What was deleted lately; each can be brought back with all its revisions. */
export function DeletedThemes({ themes }: { themes: readonly Deleted[] }) {
  const { t } = useTranslator();
  const { revalidate } = useRevalidator();
  const { isBusy, run } = useTask('themes');
  const [chosen, setChosen] = useState<Deleted['themeID']>();
  if (themes.length === 0) return null;
  const undelete = ({ themeID, name }: Deleted) => {
    setChosen(themeID);
    void run(
      async () => {
        await undeleteTheme(themeID);
        await revalidate();
      },
      t('{name} is back.', { name }),
    );
  };
  return (
    <section aria-labelledby="deleted-themes" className={styles.deleted}>
      <h2 id="deleted-themes">{t('Deleted themes')}</h2>
      <ul>
        {themes.map((theme) => (
          <li key={theme.themeID} className={styles.nameLine}>
            <bdi>{theme.name}</bdi>
            <span className={styles.about}>
              <TimeAgo date={theme.dateDeleted} />
            </span>
            <Button
              size={32}
              icon="undo-2"
              disabled={isBusy}
              isBusy={isBusy && chosen === theme.themeID}
              aria-label={t('Undelete {name}', { name: theme.name })}
              onClick={() => undelete(theme)}
            >
              {t('Undelete')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
