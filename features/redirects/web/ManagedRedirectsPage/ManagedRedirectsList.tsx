import { useDeferredValue, useState } from 'react';
import { Button } from '../../../../platform/ui/Button/Button.tsx';
import { EmptyState, ErrorPanel } from '../../../../platform/ui/EmptyState/EmptyState.tsx';
import { FormField } from '../../../../platform/ui/FormField/FormField.tsx';
import { Input } from '../../../../platform/ui/Input/Input.tsx';
import { ListTools, ManagedList, RowAct, RowActs } from '../../../../platform/ui/ManagedList/ManagedList.tsx';
import { Panel } from '../../../../platform/ui/Panel/Panel.tsx';
import { PostSkeletons } from '../../../../platform/ui/Skeleton/Skeleton.tsx';
import { Table, type TableColumn } from '../../../../platform/ui/Table/Table.tsx';
import { call } from '../../../../platform/web/api/call.ts';
import { invalidateQueries, useQuery } from '../../../../platform/web/api/use-query.ts';
import { DeleteModal } from '../../../../platform/web/forms/DeleteModal/DeleteModal.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { deleteRedirect, listRedirects, Redirect } from '../../redirects.contract.ts';
import { RedirectForm } from './RedirectForm.tsx';

const PAGE_SIZE = 50;

/** Found by part of either address; a page at a time. */
export default function ManagedRedirectsList() {
  const { t } = useTranslator();
  const [query, setQuery] = useState('');
  const [page, setPage] = useState(1);
  const [edited, setEdited] = useState<Redirect | 'new'>();
  const [deleted, setDeleted] = useState<Redirect>();
  const columns = useColumns(setEdited, setDeleted);
  const wanted = useDeferredValue(query.trim());
  const { data, error } = useQuery<typeof listRedirects>(
    'GET /redirects',
    { query: { ...(wanted && { query: wanted }), page, limit: PAGE_SIZE } },
    { staleTime: 0 },
  );
  return (
    <ManagedList>
      <ListTools>
        <FormField label={t('Find an address')}>
          {(control) => (
            <Input
              {...control}
              type="search"
              maxLength={200}
              value={query}
              onChange={(event) => {
                setQuery(event.target.value);
                setPage(1);
              }}
            />
          )}
        </FormField>
        <Button kind="primary" icon="plus" onClick={() => setEdited('new')}>
          {t('Add a redirect')}
        </Button>
      </ListTools>
      {error && !data ? (
        <ErrorPanel title={t('The redirects did not come.')} headingLevel={2}>
          {error.message}
        </ErrorPanel>
      ) : data ? (
        <Panel>
          <Table
            caption={t('Redirects')}
            isCaptionHidden
            columns={columns}
            rows={data}
            keyOf={({ redirectID }) => redirectID}
            empty={
              <EmptyState icon="corner-up-right" title={t('There is no such redirect')}>
                {t('Where nothing stands at an old address any more, a redirect leads on.')}
              </EmptyState>
            }
          />
        </Panel>
      ) : (
        <PostSkeletons count={3} />
      )}
      <ListTools>
        {page > 1 && <Button onClick={() => setPage(page - 1)}>{t('Previous')}</Button>}
        {data?.length === PAGE_SIZE && <Button onClick={() => setPage(page + 1)}>{t('Next')}</Button>}
      </ListTools>
      {edited && (
        <RedirectForm redirect={edited === 'new' ? undefined : edited} onClose={() => setEdited(undefined)} />
      )}
      {deleted && <DeleteRedirect redirect={deleted} onClose={() => setDeleted(undefined)} />}
    </ManagedList>
  );
}

function useColumns(
  onEdit: (redirect: Redirect) => void,
  onDelete: (redirect: Redirect) => void,
): TableColumn<Redirect>[] {
  const { t } = useTranslator();
  return [
    {
      id: 'path',
      name: t('Old address'),
      isRowHead: true,
      cell: ({ path }) => <bdi dir="ltr">{path}</bdi>,
    },
    {
      id: 'destination',
      name: t('Leads to'),
      cell: ({ destination }) => (
        <a href={destination}>
          <bdi dir="ltr">{destination}</bdi>
        </a>
      ),
    },
    {
      id: 'acts',
      name: t('Actions'),
      isNameHidden: true,
      cell: (redirect) => (
        <RowActs>
          <RowAct icon="pencil" of={redirect.path} onClick={() => onEdit(redirect)}>
            {t('Edit')}
          </RowAct>
          <RowAct icon="trash-2" of={redirect.path} onClick={() => onDelete(redirect)}>
            {t('Delete')}
          </RowAct>
        </RowActs>
      ),
    },
  ];
}

function DeleteRedirect({ redirect, onClose }: { redirect: Redirect; onClose: () => void }) {
  const { t } = useTranslator();
  const { redirectID, path } = redirect;
  const remove = async () => {
    await call<typeof deleteRedirect>('DELETE /redirects/:redirectID', { params: { redirectID } });
    await invalidateQueries('GET /redirects');
  };
  return (
    <DeleteModal
      title={t('Delete the redirect of {path}?', { path })}
      onDelete={remove}
      deleted={t('The redirect is deleted.')}
      onClose={onClose}
    >
      {t('Whoever follows an old link is told that the page is not there.')}
    </DeleteModal>
  );
}
