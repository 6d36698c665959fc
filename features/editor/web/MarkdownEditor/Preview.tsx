import { useEffect, useState } from 'react';
import { Notice } from '../../../../platform/ui/Notice/Notice.tsx';
import { Spinner } from '../../../../platform/ui/Spinner/Spinner.tsx';
import { call } from '../../../../platform/web/api/call.ts';
import { problemText } from '../../../../platform/web/forms/problem-text.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { RenderedBody } from '../../../../platform/web/RenderedBody/RenderedBody.tsx';
import type { previewBody } from '../../editor.contract.ts';
import type { ComposerFormat } from '../Composer/composer-props.ts';
import styles from './Preview.module.css';

type State = { html: string } | { problem: string } | 'loading';

interface PreviewProps {
  source: string;
  format: ComposerFormat;
  categoryID?: number | undefined;
  id: string;
}

export function Preview({ source, format, categoryID, id }: PreviewProps) {
  const { t } = useTranslator();
  const [state, setState] = useState<State>('loading');
  const isEmpty = source.trim() === '';

  useEffect(() => {
    if (isEmpty) return;
    const stop = new AbortController();
    call<typeof previewBody>('POST /bodies/preview', {
      body: { body: source, format, categoryID },
      signal: stop.signal,
    })
      .then(({ body }) => setState({ html: body.html }))
      .catch((error: unknown) => {
        if (!stop.signal.aborted) setState({ problem: problemText(error) });
      });
    return () => stop.abort();
  }, [source, format, categoryID, isEmpty]);

  return (
    <section className={styles.preview} aria-label={t('Preview')} aria-busy={state === 'loading' && !isEmpty}>
      {isEmpty ? (
        <p className="muted">{t('Nothing to preview yet.')}</p>
      ) : state === 'loading' ? (
        <Spinner />
      ) : 'problem' in state ? (
        <Notice tone="error" role="alert">
          {state.problem}
        </Notice>
      ) : (
        <RenderedBody html={state.html} id={id} />
      )}
    </section>
  );
}
