// Beside the page, while it is edited: what was pressed on it, what was changed, and one press that publishes all of it.
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../../../../platform/ui/Button/Button.tsx';
import { IconButton } from '../../../../platform/ui/IconButton/IconButton.tsx';
import { Notice } from '../../../../platform/ui/Notice/Notice.tsx';
import { PostSkeletons } from '../../../../platform/ui/Skeleton/Skeleton.tsx';
import { showToast } from '../../../../platform/ui/Toast/toast-store.ts';
import { newRunID } from '../../../../platform/web/api/run-id.ts';
import { invalidateQueries, useQuery } from '../../../../platform/web/api/use-query.ts';
import { problemText } from '../../../../platform/web/forms/problem-text.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { useRevalidator } from '../../../../platform/web/router/screen.tsx';
import { UndoButton } from '../../../audit-log/web/UndoButton/UndoButton.tsx';
import type { listCategories } from '../../../categories/categories.contract.ts';
import type { listNavigations } from '../../../navigation/navigation.contract.ts';
import { CategoryPart } from './CategoryPart.tsx';
import { FurtherEditors } from './FurtherEditors.tsx';
import { NavigationPart } from './NavigationPart.tsx';
import styles from './PageEditor.module.css';
import {
  countChanges,
  lastPublished,
  NO_DRAFT,
  type PageDraft,
  storeDraft,
  storedDraft,
  storePublished,
} from './page-draft.ts';
import { publish } from './publish.ts';
import { usePressedText } from './use-pressed-text.ts';
import { WordsPart } from './WordsPart.tsx';

export default function PageEditor({ onClose }: { onClose: () => void }) {
  const { t, plural } = useTranslator();
  const stored = useStored();
  const [draft, setDraft] = useState(storedDraft);
  const [pressed, setPressed] = usePressedText();
  const change = (changes: Partial<PageDraft>) => {
    const next = { ...draft, ...changes };
    setDraft(next);
    storeDraft(next);
  };
  const count = countChanges(draft);
  const publishing = usePublishing(draft, stored.standing, () => change({ ...NO_DRAFT, ...CLEARED }));
  return createPortal(
    <aside className={styles.editor} aria-label={t('Editing the page')} data-page-editor="">
      <header className={styles.head}>
        <h2>{t('Editing the page')}</h2>
        <IconButton icon="x" label={t('Stop editing')} onClick={onClose} />
        <p role="status">
          {count === 0
            ? t('Press a text on the page, or change something here. Others see nothing before you publish.')
            : plural(count, {
                one: '{count} change, saved as a draft',
                other: '{count} changes, saved as a draft',
              })}
        </p>
      </header>
      <div className={styles.parts}>
        {publishing.problem && (
          <Notice tone="error" role="alert">
            {t('Not everything was published.')} {publishing.problem}
          </Notice>
        )}
        {stored.problem && <Notice tone="error">{stored.problem}</Notice>}
        {stored.isThere ? (
          <>
            <WordsPart draft={draft} onChange={change} query={pressed} onQuery={setPressed} />
            <CategoryPart draft={draft} onChange={change} categories={stored.categories} />
            <NavigationPart draft={draft} onChange={change} items={stored.navigation} />
            <FurtherEditors />
          </>
        ) : (
          !stored.problem && <PostSkeletons count={2} />
        )}
      </div>
      <footer className={styles.foot}>
        {publishing.last !== undefined && count === 0 && (
          <UndoButton
            what={{ runID: publishing.last }}
            label={t('Undo the last publishing')}
            onDone={publishing.forget}
          />
        )}
        {count > 0 && (
          <Button kind="text" onClick={() => change({ ...NO_DRAFT, ...CLEARED })}>
            {t('Discard')}
          </Button>
        )}
        <Button
          kind="primary"
          disabled={count === 0}
          isBusy={publishing.isBusy}
          onClick={() => void publishing.publish()}
        >
          {t('Publish')}
        </Button>
      </footer>
    </aside>,
    document.body,
  );
}

const CLEARED = { order: undefined, navigation: undefined } as const;

/** What the page is made of now. */
function useStored() {
  const categories = useQuery<typeof listCategories>(
    'GET /categories',
    { query: { outputFormat: 'tree', maxDepth: 1 } },
    { staleTime: 0 },
  );
  const navigation = useQuery<typeof listNavigations>('GET /navigation/lists', {}, { staleTime: 0 });
  const top = categories.data ?? [];
  return {
    isThere: categories.data !== undefined && navigation.data !== undefined,
    problem: (categories.error ?? navigation.error)?.message,
    categories: top,
    standing: top.map(({ categoryID }) => categoryID),
    navigation: navigation.data?.find(({ locale }) => locale === 'default')?.items ?? [],
  };
}

function usePublishing(draft: PageDraft, standing: readonly number[], onPublished: () => void) {
  const { t } = useTranslator();
  const { revalidate } = useRevalidator();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [last, setLast] = useState(lastPublished);
  const remember = (runID: string | undefined) => {
    setLast(runID);
    storePublished(runID);
  };
  const readAgain = () => invalidateQueries('GET /categories', 'GET /navigation/lists');
  return {
    isBusy,
    problem,
    last,
    forget: () => {
      remember(undefined);
      void readAgain();
    },
    publish: async () => {
      const runID = newRunID();
      setBusy(true);
      setProblem(undefined);
      try {
        await publish(draft, standing, runID);
        onPublished();
        showToast(t('Published: everybody sees it now.'), { id: 'page-editor', tone: 'success' });
      } catch (error) {
        setProblem(problemText(error));
      }
      // Also what was published before something was refused is taken back by it.
      remember(runID);
      await readAgain();
      await revalidate();
      setBusy(false);
    },
  };
}
