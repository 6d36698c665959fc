// What the saved draft draws, in the frame that shows layouts too: a document of its own, that a broken script cannot
// take the editor down with.
import { useEffect, useMemo, useRef, useState } from 'react';
import type { HydratedLayout } from '../../../../platform/contract/page.ts';
import { EmptyState } from '../../../../platform/ui/EmptyState/EmptyState.tsx';
import { Select } from '../../../../platform/ui/Input/Input.tsx';
import { Notice } from '../../../../platform/ui/Notice/Notice.tsx';
import { Spinner } from '../../../../platform/ui/Spinner/Spinner.tsx';
import { call } from '../../../../platform/web/api/call.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { previewLayout } from '../../../layouts/layouts.contract.ts';
import { onReady, PREVIEW_ADDRESS, postToShow } from '../../../layouts/web/preview-messages.ts';
import type { FragmentDetails } from '../../fragments.contract.ts';
import type { FragmentType } from '../../injectables.contract.ts';
import { onProblem } from '../fragment-problems.ts';
import styles from './FragmentEditor.module.css';
import { previewedWidget, previewPage } from './preview-page.ts';
import type { FragmentDraft } from './use-fragment-draft.ts';
import { dataIn } from './use-fragment-draft.ts';

export function FragmentPreview({ draft }: { draft: FragmentDraft }) {
  const { t } = useTranslator();
  const { stored, isDirty, text, fragmentType } = draft;
  const [example, setExample] = useState('');
  const chosen = text.previewData.find(({ previewDataUUID }) => previewDataUUID === example);
  return (
    <section className={styles.preview} aria-label={t('Preview')}>
      <div className={styles.previewHead}>
        <h2>{t('Preview')}</h2>
        {text.previewData.length > 0 && (
          <Select
            controlSize={32}
            className={styles.example}
            aria-label={t('Preview data')}
            value={chosen ? example : ''}
            onChange={({ target }) => setExample(target.value)}
          >
            <option value="">{t('As on the site')}</option>
            {text.previewData.map(({ previewDataUUID, name }) => (
              <option key={previewDataUUID} value={previewDataUUID}>
                {name}
              </option>
            ))}
          </Select>
        )}
        <p className={styles.state} role="status">
          {stored && isDirty && t('Changed since: save the draft to see it.')}
        </p>
      </div>
      {stored ? (
        <Shown
          // Another revision gets another document: nothing of the one before goes on in it.
          key={stored.fragmentRevisionUUID}
          fragment={stored}
          fragmentType={fragmentType}
          dataText={chosen?.text ?? ''}
        />
      ) : (
        <EmptyState icon="eye" title={t('Nothing to see yet')}>
          <p>{t('Save the draft to see what it draws. Nobody else sees it.')}</p>
        </EmptyState>
      )}
    </section>
  );
}

interface ShownProps {
  fragment: FragmentDetails;
  fragmentType: FragmentType;
  dataText: string;
}

function Shown({ fragment, fragmentType, dataText }: ShownProps) {
  const { t } = useTranslator();
  const frame = useRef<HTMLIFrameElement>(null);
  const { page, problem } = useWidgetPage(fragmentType);
  const [errorText, setErrorText] = useState<string>();
  const shown = useMemo(
    () => page && previewPage(page, fragment, dataIn(dataText)),
    [page, fragment, dataText],
  );
  useEffect(() => onProblem(() => frame.current?.contentWindow, setErrorText), []);
  useEffect(() => {
    const show = () => {
      const target = frame.current?.contentWindow;
      if (target && shown) postToShow(target, shown);
    };
    setErrorText(undefined);
    show();
    return onReady(() => frame.current?.contentWindow, show);
  }, [shown]);
  if (problem) return <Notice tone="error">{problem}</Notice>;
  if (page && !shown)
    return (
      <EmptyState icon="inbox" title={t('There is nothing for it to draw yet')}>
        <p>{t('Write a post with a comment first.')}</p>
      </EmptyState>
    );
  if (!shown) return <Spinner />;
  return (
    <>
      {errorText && (
        <Notice tone="error" role="alert">
          <code dir="ltr">{errorText}</code>
        </Notice>
      )}
      <iframe ref={frame} className={styles.frame} src={PREVIEW_ADDRESS} title={t('Preview')} />
    </>
  );
}

function useWidgetPage(fragmentType: FragmentType): { page?: HydratedLayout; problem?: string } {
  const [found, setFound] = useState<{ page?: HydratedLayout; problem?: string }>({});
  useEffect(() => {
    const end = new AbortController();
    const { layoutViewType, layout } = previewedWidget(fragmentType);
    call<typeof previewLayout>('POST /layouts/hydrate', {
      body: { layoutViewType, layout, params: {} },
      signal: end.signal,
    })
      .then(({ body }) => setFound('redirectTo' in body ? {} : { page: body as unknown as HydratedLayout }))
      .catch((error: Error) => {
        if (!end.signal.aborted) setFound({ problem: error.message });
      });
    return () => end.abort();
  }, [fragmentType]);
  return found;
}
