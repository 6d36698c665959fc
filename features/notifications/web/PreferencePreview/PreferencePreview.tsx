// What last week would have sent, as it is set now; read when it is asked for.
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../../platform/ui/Button/Button.tsx';
import { Notice } from '../../../../platform/ui/Notice/Notice.tsx';
import { call } from '../../../../platform/web/api/call.ts';
import { problemText } from '../../../../platform/web/forms/problem-text.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { getPreferencePreview, PreferencePreview as Preview } from '../../preview.contract.ts';
import { PreferenceSection } from '../PreferenceSection/PreferenceSection.tsx';
import styles from './PreferencePreview.module.css';

const Shown = lazy(() => import('./Shown.tsx'));

export function PreferencePreview() {
  const { t } = useTranslator();
  const [preview, setPreview] = useState<Preview>();
  const [problem, setProblem] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const ask = async () => {
    setIsBusy(true);
    setProblem(undefined);
    try {
      setPreview((await call<typeof getPreferencePreview>('GET /notification-preferences/preview', {})).body);
    } catch (error) {
      setProblem(problemText(error));
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <PreferenceSection
      id="last-week"
      title={t('Last week, as set now')}
      aside={
        <Button size={32} isBusy={isBusy} onClick={() => void ask()}>
          {preview ? t('Count again') : t('Show')}
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
