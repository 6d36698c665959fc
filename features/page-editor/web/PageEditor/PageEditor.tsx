// Beside the page, while it is edited: what was pressed on it, what was changed, and one press that publishes all of it.
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../../../../platform/ui/Button/Button.tsx';
import { IconButton } from '../../../../platform/ui/IconButton/IconButton.tsx';
import { Notice } from '../../../../platform/ui/Notice/Notice.tsx';
import { PostSkeletons } from '../../../../platform/ui/Skeleton/Skeleton.tsx';
import { showToast } from '../../../../platform/ui/Toast/toast-store.ts';
import { invalidateQueries, useQuery } from '../../../../platform/web/api/use-query.ts';
import { problemText } from '../../../../platform/web/forms/problem-text.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { useRevalidator } from '../../../../platform/web/router/screen.tsx';
import { UndoButton } from '../../../audit-log/web/UndoButton/UndoButton.tsx';
import type { listCategories } from '../../../categories/categories.contract.ts';
import type { listNavigations } from '../../../navigation/navigation.contract.ts';
import { CategoryPart } from './CategoryPart.tsx';
import { Conflicts, Elsewhere } from './Conflicts.tsx';
import { FurtherEditors } from './FurtherEditors.tsx';
import { NavigationPart } from './NavigationPart.tsx';
import styles from './PageEditor.module.css';
import { type PageDraftState, usePageDraft } from './use-page-draft.ts';
import { usePressedText } from './use-pressed-text.ts';
import { WordsPart } from './WordsPart.tsx';

export default function PageEditor({ onClose }: { onClose: () => void }) {
  const { t } = useTranslator();
  const stored = useStored();
  const draft = usePageDraft();
  const [pressed, setPressed] = usePressedText();
  const part = { draftOf: draft.draftOf, onChange: draft.change };
  const readProblem = stored.problem ?? draft.readProblem;
  return createPortal(
    <aside className={styles.editor} aria-label={t('Editing the page')} data-page-editor="">
      <header className={styles.head}>
        <h2>{t('Editing the page')}</h2>
        <IconButton icon="x" label={t('Stop editing')} onClick={onClose} />
        <State draft={draft} />
      </header>
      <div className={styles.parts}>
        {draft.isElsewhere ? <Elsewhere draft={draft} /> : <Problem draft={draft} />}
        <Conflicts draft={draft} />
        {readProblem && <Notice tone="error">{readProblem}</Notice>}
        {stored.isThere && draft.isThere ? (
          <>
            <WordsPart {...part} query={pressed} onQuery={setPressed} />
            <CategoryPart {...part} categories={stored.categories} />
            <NavigationPart {...part} items={stored.navigation} />
            <FurtherEditors />
          </>
        ) : (
          !readProblem && <PostSkeletons count={2} />
        )}
      </div>
      <Foot draft={draft} />
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

function Foot({ draft }: { draft: PageDraftState }) {
  const { t } = useTranslator();
  const { revalidate } = useRevalidator();
  const [isBusy, setBusy] = useState(false);
  const count = draft.changes.length;
  const readAgain = () =>
    invalidateQueries('GET /categories', 'GET /navigation/lists', 'GET /locales/:localeID/wordings');
  const publish = async () => {
    setBusy(true);
    try {
      await draft.publish();
      showToast(t('Published: everybody sees it now.'), { id: 'page-editor', tone: 'success' });
      await readAgain();
      await revalidate();
    } catch {
      // Shown where the draft is.
    }
    setBusy(false);
  };
  return (
    <footer className={styles.foot}>
      {draft.publishedEntryID !== null && count === 0 && (
        <UndoButton
          what={{ auditLogIDs: [draft.publishedEntryID] }}
          label={t('Undo the last publishing')}
          onDone={() => {
            void draft.readAgain();
            void readAgain();
          }}
        />
      )}
      {count > 0 && (
        <Button kind="text" onClick={draft.discard}>
          {t('Discard')}
        </Button>
      )}
      <Button
        kind="primary"
        disabled={count === 0 || draft.isElsewhere || draft.conflicts.length > 0}
        isBusy={isBusy}
        onClick={() => void publish()}
      >
        {t('Publish')}
      </Button>
    </footer>
  );
}

/** What the page is made of now. */
function useStored() {
  const categories = useQuery<typeof listCategories>(
    'GET /categories',
    { query: { outputFormat: 'tree', maxDepth: 1 } },
    { staleTime: 0 },
  );
  const navigation = useQuery<typeof listNavigations>('GET /navigation/lists', {}, { staleTime: 0 });
  return {
    isThere: categories.data !== undefined && navigation.data !== undefined,
    problem: (categories.error ?? navigation.error)?.message,
    categories: categories.data ?? [],
    navigation: navigation.data?.find(({ locale }) => locale === 'default')?.items ?? [],
  };
}
