// Beside the page, while it is edited: what was pressed on it, what was changed, and one press that publishes all of it.
import { Suspense, useState } from 'react';
import { createPortal } from 'react-dom';
import { hasPermission } from '../../../../platform/contract/permission.ts';
import { IconButton } from '../../../../platform/ui/IconButton/IconButton.tsx';
import { Notice } from '../../../../platform/ui/Notice/Notice.tsx';
import { PostSkeletons } from '../../../../platform/ui/Skeleton/Skeleton.tsx';
import { problemText } from '../../../../platform/web/forms/problem-text.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { useAdditions } from '../../../../platform/web/nodes/use-additions.ts';
import { usePermissions } from '../../../../platform/web/page/site-context.tsx';
import { type PagePartForm, pagePartForms } from '../page-part-forms.ts';
import { Conflicts, Elsewhere } from './Conflicts.tsx';
import styles from './PageEditor.module.css';
import { PublishFoot } from './PublishFoot.tsx';
import { type PageDraftState, usePageDraft } from './use-page-draft.ts';
import { usePressedText } from './use-pressed-text.ts';

export default function PageEditor({ onClose }: { onClose: () => void }) {
  const { t } = useTranslator();
  const draft = usePageDraft();
  const [pressed, setPressed] = usePressedText();
  const forms = usePartForms();
  const [isUndoing, setUndoing] = useState(false);
  return createPortal(
    <aside className={styles.editor} aria-label={t('Editing the page')} data-page-editor="">
      <header className={styles.head}>
        <h2>{t('Editing the page')}</h2>
        <IconButton icon="x" label={t('Stop editing')} onClick={onClose} />
        <State draft={draft} />
      </header>
      {/* Whoever goes on at once changes what stands there once it is undone. */}
      <fieldset className={styles.parts} disabled={isUndoing}>
        {draft.isElsewhere ? <Elsewhere draft={draft} /> : <Problem draft={draft} />}
        <Conflicts draft={draft} />
        {draft.readProblem && <Notice tone="error">{draft.readProblem}</Notice>}
        {draft.isThere
          ? forms.map(({ id, Form }) => (
              <Suspense key={id} fallback={<PostSkeletons count={1} />}>
                <Form
                  draftOf={draft.draftOf}
                  onChange={draft.change}
                  pressed={pressed}
                  onPressed={setPressed}
                />
              </Suspense>
            ))
          : !draft.readProblem && <PostSkeletons count={2} />}
      </fieldset>
      <PublishFoot draft={draft} forms={forms} onUndoing={setUndoing} />
    </aside>,
    document.body,
  );
}

function State({ draft: { changes, isSaved } }: { draft: PageDraftState }) {
  const { t, plural } = useTranslator();
  const count = changes.length;
  const words = () => {
    if (!isSaved) return t('Saving the draft.');
    if (count === 0)
      return t('Press a text on the page, or change something here. Others see nothing before you publish.');
    return plural(count, {
      one: '{count} change, saved as a draft',
      other: '{count} changes, saved as a draft',
    });
  };
  return <p role="status">{words()}</p>;
}

function Problem({ draft: { problem, isSaved } }: { draft: PageDraftState }) {
  const { t } = useTranslator();
  if (!problem) return null;
  return (
    <Notice tone="error" role="alert">
      {isSaved ? t('Nothing was published.') : t('The draft could not be saved.')} {problemText(problem)}
    </Notice>
  );
}

/** Those that capabilities add, for whoever may change what they are about. */
function usePartForms(): PagePartForm[] {
  const permissions = usePermissions();
  return useAdditions(pagePartForms)
    .filter(({ permission }) => permission === undefined || hasPermission(permissions, permission))
    .toSorted((a, b) => a.position - b.position);
}
