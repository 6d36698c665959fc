// All fragments: what each draws, whether it is published, where it stands, who wrote it last.
import { useState } from 'react';
import { Breadcrumbs } from '../../../../platform/ui/Breadcrumbs/Breadcrumbs.tsx';
import { buttonClass } from '../../../../platform/ui/Button/Button.tsx';
import { EmptyState } from '../../../../platform/ui/EmptyState/EmptyState.tsx';
import { Icon } from '../../../../platform/ui/Icon/Icon.tsx';
import { Menu } from '../../../../platform/ui/Menu/Menu.tsx';
import { MenuLink } from '../../../../platform/ui/Menu/MenuItem.tsx';
import { ConfirmModal } from '../../../../platform/ui/Modal/Modal.tsx';
import { PageHead } from '../../../../platform/ui/PageFrame/PageFrame.tsx';
import { Panel } from '../../../../platform/ui/Panel/Panel.tsx';
import { Table } from '../../../../platform/ui/Table/Table.tsx';
import { useTask } from '../../../../platform/web/forms/use-task.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { useRevalidator } from '../../../../platform/web/router/screen.tsx';
import type { AuthoredFragment, FragmentFilters, FragmentsListProps } from '../../fragment-pages.contract.ts';
import { FRAGMENT_TYPES } from '../../injectables.contract.ts';
import { deleteFragment, newFragmentAddress } from '../fragment-calls.ts';
import { FRAGMENT_KINDS } from '../fragment-kinds.ts';
import { useFragmentColumns } from './fragment-columns.tsx';
import { ListFilters } from './ListFilters.tsx';

export function FragmentsList({ fragments, filters }: FragmentsListProps) {
  const { t, plural } = useTranslator();
  const { revalidate } = useRevalidator();
  const [toDelete, setToDelete] = useState<AuthoredFragment>();
  const { isBusy, run } = useTask('fragments');
  const columns = useFragmentColumns(setToDelete);
  const remove = async (fragment: AuthoredFragment) => {
    await run(
      () => deleteFragment(fragment).then(revalidate),
      t('{name} was deleted.', { name: fragment.name }),
    );
    setToDelete(undefined);
  };
  const hasNone = fragments.length === 0 && !isNarrowed(filters);
  return (
    <>
      <div>
        <Breadcrumbs crumbs={[{ name: t('Appearance'), href: '/appearance' }]} />
        <PageHead
          title={t('Fragments')}
          note={!hasNone && plural(fragments.length, { one: '{count} fragment', other: '{count} fragments' })}
          actions={!hasNone && <NewFragment />}
        />
      </div>
      {!hasNone && <ListFilters filters={filters} />}
      {hasNone ? (
        <Panel>
          <EmptyState icon="code" title={t('No fragments yet')} action={<NewFragment />}>
            <p>
              {t(
                'A fragment is code of your own that draws a part of a page in place of the product: a banner, each comment, the title bar, or a widget there was not before. It shows where a layout names it.',
              )}
            </p>
          </EmptyState>
        </Panel>
      ) : (
        <Table
          caption={t('Fragments')}
          isCaptionHidden
          columns={columns}
          rows={fragments}
          keyOf={({ fragmentRevisionUUID }) => fragmentRevisionUUID}
          empty={<EmptyState icon="funnel" title={t('No fragments match these filters')} />}
        />
      )}
      {toDelete && (
        <ConfirmModal
          title={t('Delete fragment')}
          confirmLabel={t('Delete')}
          isDangerous
          isBusy={isBusy}
          onCancel={() => setToDelete(undefined)}
          onConfirm={() => remove(toDelete)}
        >
          <p>{t('{name} goes with all its revisions. This cannot be undone.', { name: toDelete.name })}</p>
          {toDelete.isApplied && (
            <p>{t('Where it stands now, the product draws the widget again from the next page on.')}</p>
          )}
        </ConfirmModal>
      )}
    </>
  );
}

function isNarrowed({ status, appliedStatus, fragmentType }: FragmentFilters): boolean {
  return status !== 'latest' || appliedStatus !== 'all' || fragmentType !== '';
}

/** Without scripts too: each kind is a link. */
function NewFragment() {
  const { t } = useTranslator();
  const face = (
    <>
      <Icon name="plus" />
      {t('New fragment')}
    </>
  );
  return (
    <Menu face={face} faceClassName={buttonClass({ kind: 'primary' })} width="lg">
      {FRAGMENT_TYPES.map((type) => (
        <MenuLink key={type} icon={FRAGMENT_KINDS[type].icon} href={newFragmentAddress(type)}>
          {t(FRAGMENT_KINDS[type].name)}
        </MenuLink>
      ))}
    </Menu>
  );
}
