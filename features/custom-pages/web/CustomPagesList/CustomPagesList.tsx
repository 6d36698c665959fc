// The pages at addresses of the community's own: where each is, who may read it, what it is made of.
import { useState } from 'react';
import { Breadcrumbs } from '../../../../platform/ui/Breadcrumbs/Breadcrumbs.tsx';
import { LinkButton } from '../../../../platform/ui/Button/Button.tsx';
import { EmptyState } from '../../../../platform/ui/EmptyState/EmptyState.tsx';
import { ConfirmModal } from '../../../../platform/ui/Modal/Modal.tsx';
import { PageHead } from '../../../../platform/ui/PageFrame/PageFrame.tsx';
import { Panel } from '../../../../platform/ui/Panel/Panel.tsx';
import { Table } from '../../../../platform/ui/Table/Table.tsx';
import { useTask } from '../../../../platform/web/forms/use-task.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { useRevalidator } from '../../../../platform/web/router/screen.tsx';
import type { CustomPagesListProps, ManagedPage } from '../../custom-page-settings.contract.ts';
import { changePage, deletePage, PAGES } from '../custom-page-calls.ts';
import { usePageColumns } from './page-columns.tsx';

export function CustomPagesList({ pages }: CustomPagesListProps) {
  const { t, plural } = useTranslator();
  const { revalidate } = useRevalidator();
  const [toDelete, setToDelete] = useState<ManagedPage>();
  const task = useTask('custom-pages');
  const { isBusy } = task;
  const run = (work: () => Promise<unknown>, done: string) => task.run(() => work().then(revalidate), done);
  const columns = usePageColumns({
    isBusy,
    onDelete: setToDelete,
    onTurn: ({ customPageID, status, seoTitle: name }) =>
      status === 'published'
        ? run(
            () => changePage(customPageID, { status: 'unpublished' }),
            t('{name} is not published any more.', { name }),
          )
        : run(() => changePage(customPageID, { status: 'published' }), t('{name} is published.', { name })),
  });
  const add = (
    <LinkButton kind="primary" icon="plus" href={`${PAGES}/add`}>
      {t('New page')}
    </LinkButton>
  );
  return (
    <>
      <div>
        <Breadcrumbs crumbs={[{ name: t('Appearance'), href: '/appearance' }]} />
        <PageHead
          title={t('Pages')}
          note={pages.length > 0 && plural(pages.length, { one: '{count} page', other: '{count} pages' })}
          actions={pages.length > 0 && add}
        />
      </div>
      {pages.length === 0 ? (
        <Panel>
          <EmptyState icon="file-text" title={t('No pages of your own yet')} action={add}>
            <p>
              {t(
                'A page stands at an address that you choose, such as /about, and is made of a layout: house rules, a welcome, help.',
              )}
            </p>
          </EmptyState>
        </Panel>
      ) : (
        <Table
          caption={t('Pages')}
          isCaptionHidden
          columns={columns}
          rows={pages}
          keyOf={({ customPageID }) => customPageID}
        />
      )}
      {toDelete && (
        <ConfirmModal
          title={t('Delete page')}
          confirmLabel={t('Delete')}
          isDangerous
          isBusy={isBusy}
          onCancel={() => setToDelete(undefined)}
          onConfirm={() =>
            run(
              () => deletePage(toDelete.customPageID),
              t('{name} was deleted.', { name: toDelete.seoTitle }),
            ).finally(() => setToDelete(undefined))
          }
        >
          <p>
            {t('{name} goes with its layout, and {address} leads nowhere. This cannot be undone.', {
              name: toDelete.seoTitle,
              address: toDelete.urlcode,
            })}
          </p>
        </ConfirmModal>
      )}
    </>
  );
}
