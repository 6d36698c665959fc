import { useRef, useState } from 'react';
import { Button, LinkButton } from '../../../../platform/ui/Button/Button.tsx';
import { Notice } from '../../../../platform/ui/Notice/Notice.tsx';
import { showToast } from '../../../../platform/ui/Toast/toast-store.ts';
import { call } from '../../../../platform/web/api/call.ts';
import { problemText } from '../../../../platform/web/forms/problem-text.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { usePermission } from '../../../../platform/web/page/site-context.tsx';
import type { importSettings } from '../../settings.contract.ts';
import styles from './Settings.module.css';

/** A larger file holds no settings. */
const MOST_BYTES = 2_000_000;

/** Settings as a file, for whoever manages the site; a foreign one is refused whole. */
export function SettingFiles({ onImported }: { onImported: () => Promise<void> }) {
  const { t, plural } = useTranslator();
  const mayMoveFiles = usePermission('site.manage');
  const input = useRef<HTMLInputElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  if (!mayMoveFiles) return null;
  const bring = async (file: File) => {
    setBusy(true);
    setProblem(undefined);
    try {
      const body = file.size > MOST_BYTES ? {} : parsed(await file.text());
      const { body: answer } = await call<typeof importSettings>('POST /settings/import', { body });
      await onImported();
      const done = plural(answer.count, {
        one: '{count} setting changed.',
        other: '{count} settings changed.',
      });
      showToast(done, { id: 'settings', tone: 'success', isAutoDismissed: true });
    } catch (error) {
      setProblem(problemText(error));
    }
    setBusy(false);
  };
  return (
    <section className={styles.files} aria-label={t('Settings as a file')}>
      <LinkButton icon="download" href="/api/v2/settings/export" download="settings.json">
        {t('Export')}
      </LinkButton>
      <Button icon="upload" isBusy={isBusy} onClick={() => input.current?.click()}>
        {t('Import')}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept="application/json,.json"
        aria-label={t('A file of settings')}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          if (file) void bring(file);
          event.target.value = '';
        }}
      />
      {problem && <Notice tone="error">{problem}</Notice>}
    </section>
  );
}

/** What is no object is foreign, as the answer will say. */
function parsed(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : {};
  } catch {
    return {};
  }
}
