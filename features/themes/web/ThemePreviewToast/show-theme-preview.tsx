// The toast of whoever tries a theme. It stays until they have decided.
import { useState } from 'react';
import { Button } from '../../../../platform/ui/Button/Button.tsx';
import { showToast } from '../../../../platform/ui/Toast/toast-store.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { fullReload } from '../../../../platform/web/router/full-reload.ts';
import type { ThemePreview } from '../../theme-preview.ts';
import { applyTheme, endPreview, restoreRevision } from '../theme-calls.ts';

const TOAST = 'theme-preview';

export function showThemePreview(preview: ThemePreview): void {
  showToast(<PreviewText {...preview} />, {
    id: TOAST,
    isPersistent: true,
    isWide: true,
    actions: <PreviewActions {...preview} />,
  });
}

function PreviewText({ name, revisionID }: ThemePreview) {
  const { t } = useTranslator();
  return revisionID === null
    ? t('You are previewing the {name} theme.', { name })
    : t('You are previewing an earlier revision of the {name} theme.', { name });
}

export function PreviewActions({ themeID, revisionID, redirect }: ThemePreview) {
  const { t } = useTranslator();
  const [running, setRunning] = useState<'apply' | 'cancel'>();
  const [problem, setProblem] = useState('');

  const decide = async (which: 'apply' | 'cancel', work: () => Promise<void>) => {
    setRunning(which);
    setProblem('');
    try {
      await work();
      await endPreview();
      fullReload(redirect ?? `/appearance/style-guides/${themeID}/revisions`);
    } catch (error) {
      setProblem((error as Error).message);
      setRunning(undefined);
    }
  };
  const apply = () => (revisionID === null ? applyTheme(themeID) : restoreRevision(themeID, revisionID));
  return (
    <>
      {problem && <span role="alert">{problem}</span>}
      <Button
        kind="text"
        size={32}
        isBusy={running === 'cancel'}
        disabled={running === 'apply'}
        onClick={() => decide('cancel', async () => {})}
      >
        {t('Cancel')}
      </Button>
      <Button
        kind="primary"
        size={32}
        isBusy={running === 'apply'}
        disabled={running === 'cancel'}
        onClick={() => decide('apply', apply)}
      >
        {revisionID === null ? t('Apply') : t('Restore')}
      </Button>
    </>
  );
}
