import { useDeferredValue, useState } from 'react';
import { Button } from '../../../../platform/ui/Button/Button.tsx';
import { EmptyState, ErrorPanel } from '../../../../platform/ui/EmptyState/EmptyState.tsx';
import { FormField } from '../../../../platform/ui/FormField/FormField.tsx';
import { Input, Select } from '../../../../platform/ui/Input/Input.tsx';
import { ListTools, ManagedList, RowAct, RowActs } from '../../../../platform/ui/ManagedList/ManagedList.tsx';
import { Panel } from '../../../../platform/ui/Panel/Panel.tsx';
import { PostSkeletons } from '../../../../platform/ui/Skeleton/Skeleton.tsx';
import { Table, type TableColumn } from '../../../../platform/ui/Table/Table.tsx';
import { call } from '../../../../platform/web/api/call.ts';
import { invalidateQueries, useQuery } from '../../../../platform/web/api/use-query.ts';
import { DeleteModal } from '../../../../platform/web/forms/DeleteModal/DeleteModal.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { deleteTag, ListedTag, listTags } from '../../tags.contract.ts';
import { MergeTagForm } from './MergeTagForm.tsx';
import { TagEditForm } from './TagEditForm.tsx';

const PAGE_SIZE = 50;
type Order = '-countDiscussions' | 'name';

/** Found by part of their name; a page at a time, however many there are. */
export default function TagsList() {
  const { t } = useTranslator();
  const [query, setQuery] = useState('');
  const [sort, setSort] = useState<Order>('-countDiscussions');
  const [page, setPage] = useState(1);
  const [edited, setEdited] = useState<ListedTag | 'new'>();
  const [deleted, setDeleted] = useState<ListedTag>();
  const [merged, setMerged] = useState<ListedTag>();
  const columns = useColumns({ onEdit: setEdited, onDelete: setDeleted, onMerge: setMerged });
  const wanted = useDeferredValue(query.trim());
  const { data, error } = useQuery<typeof listTags>(
    'GET /tags',
    { query: { ...(wanted && { query: wanted }), sort, page, limit: PAGE_SIZE } },
    { staleTime: 0 },
  );
  return (
    <ManagedList>
      <ListTools>
        <FormField label={t('Find a tag')}>
          {(control) => (
            <Input
              {...control}
              type="search"
              value={query}
              onChange={(event) => {
                setQuery(event.target.value);
                setPage(1);
              }}
            />
          )}
        </FormField>
        <FormField label={t('Order')}>
          {(control) => (
            <Select {...control} value={sort} onChange={(event) => setSort(event.target.value as Order)}>
              <option value="-countDiscussions">{t('Most used first')}</option>
              <option value="name">{t('By name')}</option>
            </Select>
          )}
        </FormField>
        <Button kind="primary" icon="plus" onClick={() => setEdited('new')}>
          {t('Add a tag')}
        </Button>
      </ListTools>
      {error && !data ? (
        <ErrorPanel title={t('The tags did not come.')} headingLevel={2}>
          {error.message}
        </ErrorPanel>
      ) : data ? (
        <Panel>
          <Table
            caption={t('Tags')}
            isCaptionHidden
            columns={columns}
            rows={data}
            keyOf={({ tagID }) => tagID}
            empty={<EmptyState icon="tag" title={t('No tag is called so')} />}
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
        <TagEditForm tag={edited === 'new' ? undefined : edited} onClose={() => setEdited(undefined)} />
      )}
      {merged && <MergeTagForm tag={merged} onClose={() => setMerged(undefined)} />}
      {deleted && <DeleteTag tag={deleted} onClose={() => setDeleted(undefined)} />}
    </ManagedList>
  );
}

interface TagActs {
  onEdit: (tag: ListedTag) => void;
  onDelete: (tag: ListedTag) => void;
  onMerge: (tag: ListedTag) => void;
}

function useColumns({ onEdit, onDelete, onMerge }: TagActs): TableColumn<ListedTag>[] {
  const { t } = useTranslator();
  return [
    {
      id: 'name',
      name: t('Tag'),
      isRowHead: true,
      cell: ({ name, url }) => (
        <a href={url}>
          <bdi>{name}</bdi>
        </a>
      ),
    },
    { id: 'address', name: t('Address'), cell: ({ urlcode }) => <bdi>{urlcode}</bdi> },
    {
      id: 'count',
      name: t('Discussions'),
      isNumeric: true,
      cell: ({ countDiscussions }) => countDiscussions,
    },
    {
      id: 'acts',
      name: t('Actions'),
      isNameHidden: true,
      cell: (tag) => (
        <RowActs>
          <RowAct icon="pencil" onClick={() => onEdit(tag)} of={tag.name}>
            {t('Edit')}
          </RowAct>
          <RowAct icon="git-merge" onClick={() => onMerge(tag)} of={tag.name}>
            {t('Merge')}
          </RowAct>
          <RowAct
            icon="trash-2"
            disabled={tag.countDiscussions > 0}
            title={tag.countDiscussions > 0 ? t('Only a tag that nothing uses is deleted.') : undefined}
            onClick={() => onDelete(tag)}
            of={tag.name}
          >
            {t('Delete')}
          </RowAct>
        </RowActs>
      ),
    },
  ];
}

function DeleteTag({ tag: { tagID, name }, onClose }: { tag: ListedTag; onClose: () => void }) {
  const { t } = useTranslator();
  const remove = async () => {
    await call<typeof deleteTag>('DELETE /tags/:tagID', { params: { tagID } });
    await invalidateQueries('GET /tags');
  };
  return (
    <DeleteModal
      title={t('Delete the tag {name}?', { name })}
      onDelete={remove}
      deleted={t('The tag is deleted.')}
      onClose={onClose}
    >
      {t('Nothing uses it.')}
    </DeleteModal>
  );
}
