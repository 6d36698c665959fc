import { useState } from 'react';
import { Breadcrumbs } from '../../../../platform/ui/Breadcrumbs/Breadcrumbs.tsx';
import { Button, LinkButton } from '../../../../platform/ui/Button/Button.tsx';
import { EmptyState } from '../../../../platform/ui/EmptyState/EmptyState.tsx';
import { PageHead } from '../../../../platform/ui/PageFrame/PageFrame.tsx';
import { Tag } from '../../../../platform/ui/Tag/Tag.tsx';
import { TimeAgo } from '../../../../platform/ui/TimeAgo/TimeAgo.tsx';
import { useTask } from '../../../../platform/web/forms/use-task.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { RestoreModal } from '../../../../platform/web/RestoreModal/RestoreModal.tsx';
import { fullReload } from '../../../../platform/web/router/full-reload.ts';
import type { ThemeRevisionsProps } from '../../theme-pages.contract.ts';
import type { ThemeRevision } from '../../themes.contract.ts';
import { previewTheme, restoreRevision } from '../theme-calls.ts';
import styles from './ThemeRevisions.module.css';

/** All states of a theme: each can be viewed, and be restored. */
export function ThemeRevisions({ theme, revisions, total }: ThemeRevisionsProps) {
  const { t, plural } = useTranslator();
  const [chosen, setChosen] = useState<ThemeRevision>();
  const { isBusy, run } = useTask('themes');
  const { themeID, name } = theme;
  const preview = ({ revisionID, active }: ThemeRevision) =>
    run(async () => {
      await previewTheme(themeID, active ? undefined : (revisionID ?? undefined));
      fullReload('/');
    });
  const restore = ({ revisionID }: ThemeRevision) =>
    run(async () => {
      await restoreRevision(themeID, revisionID as number);
      fullReload(`/appearance/style-guides/${themeID}/revisions`);
    });
  const crumbs = [
    { name: t('Appearance'), href: '/appearance' },
    { name: t('Themes'), href: '/appearance/themes' },
  ];
  return (
    <div className={styles.page}>
      <div>
        <Breadcrumbs crumbs={crumbs} />
        <PageHead
          title={t('Revisions of {name}', { name })}
          note={total > 0 && plural(total, { one: '{count} revision', other: '{count} revisions' })}
          actions={
            theme.type === 'themeDB' && (
              <LinkButton icon="pencil" href={`/appearance/themes/${themeID}/edit`}>
                {t('Edit')}
              </LinkButton>
            )
          }
        />
      </div>
      {revisions.length === 0 && (
        <EmptyState
          icon="history"
          title={t('No revisions')}
          action={<LinkButton href="/appearance/themes">{t('To all themes')}</LinkButton>}
        >
          <p>{t('This theme comes with the product and stays as it is. Make a copy to change it.')}</p>
        </EmptyState>
      )}
      <ul className={styles.revisions}>
        {revisions.map((revision) => (
          <RevisionRow
            key={revision.revisionID}
            revision={revision}
            isBusy={isBusy}
            onPreview={preview}
            onRestore={setChosen}
          />
        ))}
      </ul>
      {total > revisions.length && (
        <p className={styles.more}>{t('These are the {count} newest.', { count: revisions.length })}</p>
      )}
      {chosen && (
        <RestoreModal
          name={chosen.revisionName ?? t('Revision {number}', { number: chosen.version })}
          isLive={theme.current}
          isBusy={isBusy}
          onCancel={() => setChosen(undefined)}
          onRestore={() => restore(chosen)}
        />
      )}
    </div>
  );
}

interface RevisionRowProps {
  revision: ThemeRevision;
  isBusy: boolean;
  onPreview: (revision: ThemeRevision) => void;
  onRestore: (revision: ThemeRevision) => void;
}

function RevisionRow({ revision, isBusy, onPreview, onRestore }: RevisionRowProps) {
  const { t } = useTranslator();
  const number = t('Revision {number}', { number: revision.version });
  return (
    <li className={styles.revision}>
      <div className={styles.facts}>
        <h2 dir="auto">{revision.revisionName ?? number}</h2>
        {revision.active && (
          <Tag preset="success" icon="circle-check">
            {t('Live')}
          </Tag>
        )}
        <p>
          {revision.revisionName && `${number} · `}
          {revision.insertUser && (
            <>
              <bdi>{revision.insertUser.name}</bdi> ·{' '}
            </>
          )}
          {revision.dateInserted && <TimeAgo date={revision.dateInserted} />}
        </p>
      </div>
      <div className={styles.actions}>
        <Button size={32} icon="eye" disabled={isBusy} onClick={() => onPreview(revision)}>
          {t('Preview')}
        </Button>
        {!revision.active && (
          <Button size={32} icon="rotate-ccw" disabled={isBusy} onClick={() => onRestore(revision)}>
            {t('Restore')}
          </Button>
        )}
      </div>
    </li>
  );
}
