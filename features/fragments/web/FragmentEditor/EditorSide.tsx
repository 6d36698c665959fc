// What a fragment is given, where it stands, what it was, and how it goes.
import { useState } from 'react';
import { Button } from '../../../../platform/ui/Button/Button.tsx';
import { ConfirmModal } from '../../../../platform/ui/Modal/Modal.tsx';
import { useTask } from '../../../../platform/web/forms/use-task.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { useNavigate, useRevalidator } from '../../../../platform/web/router/screen.tsx';
import type { AuthoredFragment } from '../../fragment-pages.contract.ts';
import { deleteFragment, dropDraft, FRAGMENTS } from '../fragment-calls.ts';
import { FRAGMENT_KINDS } from '../fragment-kinds.ts';
import styles from './FragmentEditor.module.css';
import { RevisionList } from './RevisionList.tsx';
import type { FragmentDraft } from './use-fragment-draft.ts';

export interface EditorSideProps {
  draft: FragmentDraft;
  revisions: AuthoredFragment[];
  total: number;
  /** Nothing that is unsaved is missed any more. */
  letGo: () => void;
}

export function EditorSide({ draft, revisions, total, letGo }: EditorSideProps) {
  const { t } = useTranslator();
  const { name, description } = FRAGMENT_KINDS[draft.fragmentType];
  return (
    <div className={styles.side}>
      <section>
        <h2>{t(name)}</h2>
        <p>{t(description)}</p>
      </section>
      {draft.stored && (
        <>
          <Places draft={draft} />
          <RevisionList draft={draft} revisions={revisions} total={total} />
          <Removal
            draft={draft}
            hasPublished={revisions.some(({ status }) => status !== 'draft')}
            letGo={letGo}
          />
        </>
      )}
    </div>
  );
}

function Places({ draft: { stored } }: { draft: FragmentDraft }) {
  const { t } = useTranslator();
  const views = stored?.fragmentViews ?? [];
  return (
    <section>
      <h2>{t('Stands in')}</h2>
      {views.length === 0 && (
        <p>
          {stored?.fragmentType === 'TitleBarFragment'
            ? t(
                'No layout names it yet. Once it is published, name it in the titleBar of a layout, by the API.',
              )
            : t('No layout names it yet. Once it is published, choose it in the settings of a widget.')}
        </p>
      )}
      <ul>
        {views.map(({ recordID, recordName, recordUrl }) => (
          <li key={recordID}>
            <a href={new URL(recordUrl).pathname}>
              <bdi>{recordName}</bdi>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

type RemovalProps = Pick<EditorSideProps, 'draft' | 'letGo'> & { hasPublished: boolean };

function Removal({ draft, hasPublished, letGo }: RemovalProps) {
  const { t } = useTranslator();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [toConfirm, setToConfirm] = useState<'draft' | 'all'>();
  const { isBusy, run } = useTask('fragments');
  const { stored, take } = draft;
  if (!stored) return null;
  const remove = async () => {
    await run(async () => {
      if (toConfirm === 'all') {
        await deleteFragment(stored);
        letGo();
        navigate(FRAGMENTS);
      } else {
        take(await dropDraft(stored));
        await revalidate();
      }
    });
    setToConfirm(undefined);
  };
  return (
    <section className={styles.removal}>
      {stored.status === 'draft' && hasPublished && (
        <Button kind="text" size={32} icon="undo-2" onClick={() => setToConfirm('draft')}>
          {t('Discard the draft')}
        </Button>
      )}
      <Button kind="dangerText" size={32} icon="trash-2" onClick={() => setToConfirm('all')}>
        {t('Delete fragment')}
      </Button>
      {toConfirm && (
        <ConfirmModal
          title={toConfirm === 'all' ? t('Delete fragment') : t('Discard the draft')}
          confirmLabel={toConfirm === 'all' ? t('Delete') : t('Discard')}
          isDangerous
          isBusy={isBusy}
          onCancel={() => setToConfirm(undefined)}
          onConfirm={remove}
        >
          <p>
            {toConfirm === 'all'
              ? t('{name} goes with all its revisions. This cannot be undone.', { name: stored.name })
              : t('What was written since it was last published is lost.')}
          </p>
        </ConfirmModal>
      )}
    </section>
  );
}
