// What last week would have sent, in more words than the table above says it.
import { lazy, Suspense } from 'react';
import { Button } from '../../../../platform/ui/Button/Button.tsx';
import { Notice } from '../../../../platform/ui/Notice/Notice.tsx';
import { useTask } from '../../../../platform/web/forms/use-task.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { PreferenceSection } from '../PreferenceSection/PreferenceSection.tsx';
import { countLastWeek, useLastWeek } from '../use-last-week.ts';
import styles from './PreferencePreview.module.css';

const Shown = lazy(() => import('./Shown.tsx'));

export function PreferencePreview() {
  const { t } = useTranslator();
  const { preview, problem } = useLastWeek();
  const task = useTask('last-week');
  return (
    <PreferenceSection
      id="last-week"
      title={t('Last week, as set now')}
      aside={
        <Button size={32} isBusy={task.isBusy} onClick={() => void task.run(countLastWeek)}>
          {t('Count again')}
        </Button>
      }
    >
      <p className={styles.note}>{t('What you would have got. Nothing is sent to find out.')}</p>
      {problem && <Notice tone="error">{problem}</Notice>}
      <div role="status">
        {preview && (
          <Suspense fallback={null}>
            <Shown preview={preview} />
          </Suspense>
        )}
      </div>
    </PreferenceSection>
  );
}
