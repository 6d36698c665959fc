// All that was published of a layout: each state can be restored, and so can the template.
import { useState } from 'react';
import { Breadcrumbs } from '../../../../platform/ui/Breadcrumbs/Breadcrumbs.tsx';
import { Button, LinkButton } from '../../../../platform/ui/Button/Button.tsx';
import { PageHead } from '../../../../platform/ui/PageFrame/PageFrame.tsx';
import { Panel } from '../../../../platform/ui/Panel/Panel.tsx';
import { Tag } from '../../../../platform/ui/Tag/Tag.tsx';
import { TimeAgo } from '../../../../platform/ui/TimeAgo/TimeAgo.tsx';
import { useTask } from '../../../../platform/web/forms/use-task.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { RestoreModal } from '../../../../platform/web/RestoreModal/RestoreModal.tsx';
import { useRevalidator } from '../../../../platform/web/router/screen.tsx';
import type { LayoutHistoryProps } from '../../layout-pages.contract.ts';
import type { LayoutRevision } from '../../layout-revisions.contract.ts';
import { editorAddress, LAYOUTS } from '../layout-address.ts';
import { restore } from '../layout-calls.ts';
import styles from './LayoutHistory.module.css';

export function LayoutHistory({ layout, revisions, total }: LayoutHistoryProps) {
  const { t, plural } = useTranslator();
  const { revalidate } = useRevalidator();
  const [chosen, setChosen] = useState<number | 'template'>();
  const { isBusy, run } = useTask('layouts');
  const bringBack = async (wanted: number | 'template') => {
    await run(async () => {
      await restore(layout.layoutID, wanted);
      await revalidate();
    }, t('The layout was restored.'));
    setChosen(undefined);
  };
  return (
    <>
      <div>
        <Breadcrumbs
          crumbs={[
            { name: t('Appearance'), href: '/appearance' },
            { name: t('Layouts'), href: LAYOUTS },
          ]}
        />
        <PageHead
          title={t('Revisions of {name}', { name: layout.name })}
          note={plural(total, { one: '{count} revision', other: '{count} revisions' })}
          actions={
            <>
              <Button icon="rotate-ccw" onClick={() => setChosen('template')}>
                {t('Restore the template')}
              </Button>
              <LinkButton icon="pencil" href={editorAddress(layout)}>
                {t('Edit')}
              </LinkButton>
            </>
          }
        />
      </div>
      <Panel as="section" label={t('Revisions')}>
        <ul>
          {revisions.map((revision) => (
            <RevisionRow key={revision.layoutRevisionID} revision={revision} onRestore={setChosen} />
          ))}
        </ul>
      </Panel>
      {total > revisions.length && (
        <p className={styles.more}>{t('These are the {count} newest.', { count: revisions.length })}</p>
      )}
      {chosen !== undefined && (
        <RestoreModal
          name={nameOf(revisions, chosen)}
          instead={
            chosen === 'template'
              ? {
                  title: t('Restore the template'),
                  description: t('The default layout takes its place again.'),
                }
              : undefined
          }
          isLive={layout.isActive}
          isBusy={isBusy}
          onCancel={() => setChosen(undefined)}
          onRestore={() => bringBack(chosen)}
        />
      )}
    </>
  );
}

function nameOf(revisions: readonly LayoutRevision[], id: number | 'template'): string {
  return revisions.find(({ layoutRevisionID }) => layoutRevisionID === id)?.name ?? '';
}

interface RevisionRowProps {
  revision: LayoutRevision;
  onRestore: (layoutRevisionID: number) => void;
}

function RevisionRow({ revision, onRestore }: RevisionRowProps) {
  const { t } = useTranslator();
  const { layoutRevisionID, name, status, dateInserted, dateUpdated } = revision;
  return (
    <li className={styles.revision}>
      <h2 dir="auto">{name}</h2>
      {status === 'active' && (
        <Tag preset="success" icon="circle-check">
          {t('Live')}
        </Tag>
      )}
      {status === 'draft' && <Tag preset="greyscale">{t('Draft')}</Tag>}
      <span className={styles.date}>
        <TimeAgo date={dateUpdated ?? dateInserted} />
      </span>
      {status === 'past-revision' && (
        <Button size={32} onClick={() => onRestore(layoutRevisionID)}>
          {t('Restore')}
        </Button>
      )}
    </li>
  );
}
