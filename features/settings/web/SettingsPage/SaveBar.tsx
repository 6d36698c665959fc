import { Button } from '../../../../platform/ui/Button/Button.tsx';
import { Notice } from '../../../../platform/ui/Notice/Notice.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import styles from './SaveBar.module.css';
import type { SettingEdits } from './use-setting-edits.ts';

/** In sight for as long as something is not saved. */
export function SaveBar({ edits }: { edits: SettingEdits }) {
  const { t, plural } = useTranslator();
  const { count, isBusy, problem } = edits;
  if (count === 0 && !problem) return null;
  return (
    <section className={styles.bar} aria-label={t('Unsaved changes')}>
      {problem && <Notice tone="error">{problem}</Notice>}
      <b role="status" className={styles.count}>
        {plural(count, { one: '{count} unsaved change', other: '{count} unsaved changes' })}
      </b>
      <Button kind="text" disabled={isBusy} onClick={edits.discard}>
        {t('Discard')}
      </Button>
      <Button kind="primary" isBusy={isBusy} disabled={count === 0} onClick={edits.save}>
        {t('Save')}
      </Button>
    </section>
  );
}
