import { lazy, Suspense, useId, useState } from 'react';
import { Button } from '../../../../platform/ui/Button/Button.tsx';
import { Notice } from '../../../../platform/ui/Notice/Notice.tsx';
import { Panel } from '../../../../platform/ui/Panel/Panel.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { useUnsavedGuard } from '../../../../platform/web/router/use-unsaved-guard.ts';
import { Composer } from '../../../editor/web/Composer/Composer.tsx';
import { isComposerFormat } from '../../../editor/web/editable-body.ts';
import { usePreferredFormat } from '../../../editor/web/preferred-format.ts';
import type { SignaturePageProps } from '../../signatures.contract.ts';
import { LimitsNote } from './LimitsNote.tsx';
import styles from './SignaturePage.module.css';
import { useSaveSignature } from './use-save-signature.ts';

// Fetched with the first signature, and with the first step away from words that are not saved.
const ShownSignature = lazy(async () => ({
  default: (await import('./ShownSignature.tsx')).ShownSignature,
}));
const UnsavedModal = lazy(async () => ({
  default: (await import('../../../../platform/web/router/UnsavedModal.tsx')).UnsavedModal,
}));

export default function SignatureForm({ userID, source, format, html, limits }: SignaturePageProps) {
  const { t } = useTranslator();
  const preferred = usePreferredFormat();
  const [written, setWritten] = useState(() => ({
    value: source,
    format: source !== '' && isComposerFormat(format) ? format : preferred,
  }));
  const [isDirty, setIsDirty] = useState(false);
  const [shown, setShown] = useState(html);
  const guard = useUnsavedGuard(isDirty);
  const form = useSaveSignature(userID, (saved) => {
    setShown(saved);
    setIsDirty(false);
  });
  const areaID = useId();
  return (
    <div className={styles.page}>
      <Panel isPadded className={styles.panel}>
        <LimitsNote limits={limits} />
        {form.problem && (
          <div id={`${areaID}-problem`}>
            <Notice tone="error" role="alert">
              {form.problem}
            </Notice>
          </div>
        )}
        <Composer
          id={areaID}
          label={t('Signature')}
          value={written.value}
          format={written.format}
          onChange={(value, chosen) => {
            setIsDirty(true);
            setWritten({ value, format: chosen });
          }}
          onSubmit={() => void form.save(written)}
          submitLabel={t('Save')}
          maxLength={limits.maxLength}
          isBusy={form.isBusy}
          isInvalid={form.problem !== undefined}
          describedBy={form.problem ? `${areaID}-problem` : undefined}
          actions={
            shown !== '' && (
              <Button
                size={32}
                disabled={form.isBusy}
                onClick={() => {
                  setWritten({ ...written, value: '' });
                  void form.remove();
                }}
              >
                {t('Remove signature')}
              </Button>
            )
          }
        />
      </Panel>
      <Suspense fallback={null}>{shown !== '' && <ShownSignature html={shown} />}</Suspense>
      <Suspense fallback={null}>
        {guard.isAsking && <UnsavedModal onStay={guard.stay} onLeave={guard.leave} />}
      </Suspense>
    </div>
  );
}
