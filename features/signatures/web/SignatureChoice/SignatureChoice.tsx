// Whether I read posts with signatures: saved as it is chosen.
import { useState } from 'react';
import { HeadedPanel } from '../../../../platform/ui/HeadedPanel/HeadedPanel.tsx';
import { Switch } from '../../../../platform/ui/Switch/Switch.tsx';
import { showToast } from '../../../../platform/ui/Toast/toast-store.ts';
import { call } from '../../../../platform/web/api/call.ts';
import { problemText } from '../../../../platform/web/forms/problem-text.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { useSite } from '../../../../platform/web/page/site-context.tsx';
import { setViewerState, useViewerState } from '../../../../platform/web/viewer/viewer-state.ts';
import type { patchSignaturePreferences } from '../../signatures.contract.ts';

/** A site without signatures has nothing to choose. */
export function SignatureChoice() {
  const { t } = useTranslator();
  const [isBusy, setIsBusy] = useState(false);
  const isHiding = useViewerState('hidesSignatures');
  if (useSite().signatures?.enabled !== true || isHiding === undefined) return null;
  const choose = async (hidesSignatures: boolean) => {
    setIsBusy(true);
    show(hidesSignatures);
    try {
      await call<typeof patchSignaturePreferences>('PATCH /signatures/preferences', {
        body: { hidesSignatures },
      });
    } catch (error) {
      show(!hidesSignatures);
      showToast(problemText(error), { id: 'signatures', tone: 'error' });
    }
    setIsBusy(false);
  };
  return (
    <HeadedPanel
      icon="square-pen"
      title={t('Signatures')}
      control={
        <Switch
          label={t('Show signatures')}
          isLabelHidden
          checked={!isHiding}
          disabled={isBusy}
          onChange={({ target }) => void choose(!target.checked)}
        />
      }
    >
      <p>{t('What members have below everything they write. Switched off, you read without it.')}</p>
    </HeadedPanel>
  );
}

/** The root of the document says it to stylesheets, as the server does for the next page. */
function show(hidesSignatures: boolean): void {
  setViewerState({ hidesSignatures });
  const { dataset } = document.documentElement;
  const others = (dataset.reader ?? '').split(' ').filter((name) => name && name !== 'hidesSignatures');
  const names = hidesSignatures ? [...others, 'hidesSignatures'] : others;
  if (names.length > 0) dataset.reader = names.join(' ');
  else delete dataset.reader;
}
