import { useState } from 'react';
import { ActList, ActListItem, ActListNote } from '../../../../platform/ui/ActList/ActList.tsx';
import { Button } from '../../../../platform/ui/Button/Button.tsx';
import { EmptyState, ErrorPanel } from '../../../../platform/ui/EmptyState/EmptyState.tsx';
import { ManagedList, RowAct } from '../../../../platform/ui/ManagedList/ManagedList.tsx';
import { Panel } from '../../../../platform/ui/Panel/Panel.tsx';
import { PostSkeletons } from '../../../../platform/ui/Skeleton/Skeleton.tsx';
import { call } from '../../../../platform/web/api/call.ts';
import { invalidateQueries, useQuery } from '../../../../platform/web/api/use-query.ts';
import { DeleteModal } from '../../../../platform/web/forms/DeleteModal/DeleteModal.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { Collection, deleteCollection, listCollections } from '../../collections.contract.ts';
import { CollectionForm } from './CollectionForm.tsx';

/** All of them, with how much each holds; what they hold is put in order in the form. */
export default function ManagedCollectionsList() {
  const { t, plural } = useTranslator();
  const { data, error } = useQuery<typeof listCollections>(
    'GET /collections',
    { query: { limit: 500 } },
    { staleTime: 0 },
  );
  const [edited, setEdited] = useState<Collection | 'new'>();
  const [deleted, setDeleted] = useState<Collection>();
  if (error && !data)
    return (
      <ErrorPanel title={t('The collections did not come.')} headingLevel={2}>
        {error.message}
      </ErrorPanel>
    );
  if (!data) return <PostSkeletons count={3} />;
  return (
    <ManagedList>
      <div>
        <Button kind="primary" icon="plus" onClick={() => setEdited('new')}>
          {t('Add a collection')}
        </Button>
      </div>
      <Panel>
        {data.length === 0 ? (
          <EmptyState icon="folder-plus" title={t('There is no collection yet')}>
            {t('A collection shows posts and categories together: the best of a year, where to begin.')}
          </EmptyState>
        ) : (
          <ActList>
            {data.map((collection) => (
              <ActListItem
                key={collection.collectionID}
                title={
                  <a href={`/collections/${collection.collectionID}`}>
                    <bdi>{collection.name}</bdi>
                  </a>
                }
                acts={
                  <>
                    <RowAct icon="pencil" of={collection.name} onClick={() => setEdited(collection)}>
                      {t('Edit')}
                    </RowAct>
                    <RowAct icon="trash-2" of={collection.name} onClick={() => setDeleted(collection)}>
                      {t('Delete')}
                    </RowAct>
                  </>
                }
              >
                <ActListNote>
                  {plural(collection.records.length, {
                    one: '{count} post or category',
                    other: '{count} posts and categories',
                  })}
                </ActListNote>
              </ActListItem>
            ))}
          </ActList>
        )}
      </Panel>
      {edited && (
        <CollectionForm
          collection={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(undefined)}
        />
      )}
      {deleted && <DeleteCollection collection={deleted} onClose={() => setDeleted(undefined)} />}
    </ManagedList>
  );
}

function DeleteCollection({ collection, onClose }: { collection: Collection; onClose: () => void }) {
  const { t } = useTranslator();
  const { collectionID, name } = collection;
  const remove = async () => {
    await call<typeof deleteCollection>('DELETE /collections/:collectionID', { params: { collectionID } });
    await invalidateQueries('GET /collections');
  };
  return (
    <DeleteModal
      title={t('Delete the collection {name}?', { name })}
      onDelete={remove}
      deleted={t('The collection is deleted.')}
      onClose={onClose}
    >
      {t('What it holds stays where it is. Widgets that show it stay empty.')}
    </DeleteModal>
  );
}
