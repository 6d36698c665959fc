import { useEffect, useState } from 'react';
import { Spinner } from '../../../../../platform/ui/Spinner/Spinner.tsx';
import { call } from '../../../../../platform/web/api/call.ts';
import { useTranslator } from '../../../../../platform/web/i18n/language.tsx';
import { RawHtml } from '../../../../../platform/web/RawHtml/RawHtml.tsx';
import type { previewBody } from '../../../editor.contract.ts';
import type { EditorElement } from '../../../rich2/editor-nodes.ts';

/** A post of this site, as its reader may see it: only the site knows what it says. */
export function OwnPostCard({ element }: { element: EditorElement }) {
  const { t } = useTranslator();
  const [html, setHtml] = useState<string>();
  const [hasFailed, setHasFailed] = useState(false);
  const body = JSON.stringify([element]);
  useEffect(() => {
    const stop = new AbortController();
    call<typeof previewBody>('POST /bodies/preview', {
      body: { body, format: 'rich2' },
      signal: stop.signal,
    }).then(
      (answer) => setHtml(answer.body.html),
      () => !stop.signal.aborted && setHasFailed(true),
    );
    return () => stop.abort();
  }, [body]);
  if (hasFailed)
    return (
      <span role="status">
        {t('This post cannot be shown right now. It stays quoted.')} {String(element.url)}
      </span>
    );
  return html === undefined ? <Spinner /> : <RawHtml html={html} />;
}
