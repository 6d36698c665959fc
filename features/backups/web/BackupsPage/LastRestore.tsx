// What came of the last restore; while it is under way, the site is looked for until it is there again.
import { useEffect } from 'react';
import { useUiLanguage } from '../../../../platform/ui/language/language.tsx';
import { Notice } from '../../../../platform/ui/Notice/Notice.tsx';
import { formatNumber } from '../../../../platform/ui/ShortNumber/format-number.ts';
import { ApiError, call } from '../../../../platform/web/api/call.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { getBackups, RestoreOutcome } from '../../backups.contract.ts';

const LOOKED_FOR_EVERY_MS = 1500;

export function Restoring() {
  const { t } = useTranslator();
  useEffect(() => {
    const timer = setInterval(() => void reloadWhenBack(), LOOKED_FOR_EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return (
    <Notice tone="info">
      {t('The backup is being restored. This page comes back by itself when the site is there again.')}
    </Notice>
  );
}

/** Whoever had no session then is asked to sign in. */
async function reloadWhenBack(): Promise<void> {
  try {
    const { body } = await call<typeof getBackups>('GET /backups');
    if (isUnderWay(body.lastRestore)) return;
  } catch (error) {
    if (!(error instanceof ApiError) || (error.status !== 401 && error.status !== 403)) return;
  }
  location.reload();
}

export function isUnderWay(restore: RestoreOutcome | null): boolean {
  return restore?.status === 'requested' || restore?.status === 'running';
}

export function LastRestore({ restore }: { restore: RestoreOutcome }) {
  const { t } = useTranslator();
  const { locale } = useUiLanguage();
  const { title: name, problem, backupBefore, rows } = restore;
  if (restore.status === 'done')
    return (
      <Notice tone="success">
        {t('{name} was restored: {rows} rows.', { name, rows: formatNumber(rows, locale) })}{' '}
        {backupBefore && t('What was there before is {name}.', { name: backupBefore })}
      </Notice>
    );
  return (
    <Notice tone="error">
      {restore.status === 'failed'
        ? t('{name} was not restored, and the site is as it was: {problem}', { name, problem: problem ?? '' })
        : t('Restoring {name} was cut off, and the site is as it was.', { name })}
    </Notice>
  );
}
