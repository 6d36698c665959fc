// Every kind of page with the layouts made for it: which one stands, and what can be done with each.
import { useState } from 'react';
import { Breadcrumbs } from '../../../../platform/ui/Breadcrumbs/Breadcrumbs.tsx';
import { LinkButton } from '../../../../platform/ui/Button/Button.tsx';
import { Icon } from '../../../../platform/ui/Icon/Icon.tsx';
import type { IconName } from '../../../../platform/ui/icons/icon-names.ts';
import { ConfirmModal } from '../../../../platform/ui/Modal/Modal.tsx';
import { PageHead } from '../../../../platform/ui/PageFrame/PageFrame.tsx';
import { Panel } from '../../../../platform/ui/Panel/Panel.tsx';
import { useTask } from '../../../../platform/web/forms/use-task.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { useNavigate, useRevalidator } from '../../../../platform/web/router/screen.tsx';
import type { LayoutMetadata } from '../../layout-documents.contract.ts';
import type { LayoutsPageProps, ShownPageKind } from '../../layout-pages.contract.ts';
import { editorAddress, newLayoutAddress } from '../layout-address.ts';
import { applyTo, copyLayout, deleteLayout, EVERYWHERE, takeOff } from '../layout-calls.ts';
import { ApplyModal } from './ApplyModal.tsx';
import { type LayoutActions, LayoutRow } from './LayoutRow.tsx';
import styles from './LayoutsPage.module.css';

export function LayoutsPage({ kinds, layouts }: LayoutsPageProps) {
  const { t } = useTranslator();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [toDelete, setToDelete] = useState<LayoutMetadata>();
  const [placed, setPlaced] = useState<LayoutMetadata>();
  const task = useTask('layouts');
  const { isBusy } = task;
  const run = (work: () => Promise<void>, done?: string) => task.run(() => work().then(revalidate), done);
  const actions: LayoutActions = {
    onApply: setPlaced,
    onTakeOff: (layout) =>
      run(() => takeOff(layout), t('{name} was taken off all pages.', { name: t(layout.name) })),
    onCopy: (layout) =>
      run(async () => {
        const name = t('{name}, a copy', { name: t(layout.name) }).slice(0, 100);
        navigate(editorAddress(await copyLayout(layout.layoutID, name)));
      }),
    onDelete: setToDelete,
  };
  const byKind = Map.groupBy(layouts, ({ layoutViewType }) => layoutViewType);
  return (
    <>
      <div>
        <Breadcrumbs crumbs={[{ name: t('Appearance'), href: '/appearance' }]} />
        <PageHead
          title={t('Layouts')}
          note={t('Which widgets each kind of page shows, and in which order.')}
        />
      </div>
      {kinds.map((kind) => (
        <Panel key={kind.layoutViewType} as="section" labelledBy={`layouts-${kind.layoutViewType}`}>
          <KindHead kind={kind} />
          <ul>
            {byKind.get(kind.layoutViewType)?.map((layout) => (
              <LayoutRow key={layout.layoutID} layout={layout} isBusy={isBusy} {...actions} />
            ))}
          </ul>
        </Panel>
      ))}
      {placed && (
        <ApplyModal
          layout={placed}
          isForCategories={isInCategories(kinds, placed)}
          isBusy={isBusy}
          onClose={() => setPlaced(undefined)}
          onApply={(places) =>
            run(
              () => applyTo(placed.layoutID, places ?? [EVERYWHERE]),
              t('{name} was applied.', { name: t(placed.name) }),
            ).finally(() => setPlaced(undefined))
          }
        />
      )}
      {toDelete && (
        <ConfirmModal
          title={t('Delete layout')}
          confirmLabel={t('Delete')}
          isDangerous
          isBusy={isBusy}
          onCancel={() => setToDelete(undefined)}
          onConfirm={() =>
            run(
              () => deleteLayout(toDelete.layoutID),
              t('{name} was deleted.', { name: toDelete.name }),
            ).finally(() => setToDelete(undefined))
          }
        >
          <p>{t('{name} goes with all its revisions. This cannot be undone.', { name: toDelete.name })}</p>
        </ConfirmModal>
      )}
    </>
  );
}

function isInCategories(kinds: readonly ShownPageKind[], { layoutViewType }: LayoutMetadata): boolean {
  return kinds.some((kind) => kind.layoutViewType === layoutViewType && kind.isInCategories);
}

function KindHead({ kind }: { kind: ShownPageKind }) {
  const { t } = useTranslator();
  const { layoutViewType, name, description, icon } = kind;
  return (
    <div className={styles.kindHead}>
      <Icon name={icon as IconName} size="md" className={styles.kindIcon} />
      <div className={styles.kindText}>
        <h2 id={`layouts-${layoutViewType}`}>{t(name)}</h2>
        {description && <p className={styles.note}>{t(description)}</p>}
      </div>
      <LinkButton
        size={32}
        icon="plus"
        href={newLayoutAddress(layoutViewType)}
        aria-label={t('New layout: {name}', { name: t(name) })}
      >
        {t('New layout')}
      </LinkButton>
    </div>
  );
}
