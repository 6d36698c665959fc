import { useState } from 'react';
import { FormField } from '../../../../platform/ui/FormField/FormField.tsx';
import { Spinner } from '../../../../platform/ui/Spinner/Spinner.tsx';
import { TokenInput } from '../../../../platform/ui/TokenInput/TokenInput.tsx';
import { call } from '../../../../platform/web/api/call.ts';
import { invalidateQueries, useQuery } from '../../../../platform/web/api/use-query.ts';
import { EditModal } from '../../../../platform/web/forms/EditModal/EditModal.tsx';
import { NameField } from '../../../../platform/web/forms/NameField/NameField.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type {
  Collection,
  getCollectionContent,
  patchCollection,
  postCollection,
} from '../../collections.contract.ts';
import { type CollectedRecord, keyOf, MOST_RECORDS, useFindRecords } from './collected-records.ts';
import { RecordOrder } from './RecordOrder.tsx';

interface CollectionFormProps {
  collection: Collection | undefined;
  onClose: () => void;
}

/** Its name, and what it holds in its order. */
export function CollectionForm({ collection, onClose }: CollectionFormProps) {
  const { t, locale } = useTranslator();
  const find = useFindRecords();
  const [name, setName] = useState(collection?.name ?? '');
  const [changed, setChanged] = useState<CollectedRecord[]>();
  const content = useQuery<typeof getCollectionContent>(
    'GET /collections/:collectionID/content/:locale',
    { params: { collectionID: collection?.collectionID ?? 0, locale } },
    { isWanted: collection !== undefined, staleTime: 0 },
  );
  const records = changed ?? recordsOf(collection, content.data?.records);
  const isThere = collection === undefined || content.data !== undefined;
  const save = async () => {
    const body = {
      name,
      ...(changed && {
        records: changed.map(({ recordID, recordType }, at) => ({ recordID, recordType, sort: at + 1 })),
      }),
    };
    if (collection)
      await call<typeof patchCollection>('PATCH /collections/:collectionID', {
        params: { collectionID: collection.collectionID },
        body,
      });
    else await call<typeof postCollection>('POST /collections', { body: { records: [], ...body } });
    await invalidateQueries('GET /collections', 'GET /collections/:collectionID/content/:locale');
  };
  return (
    <EditModal
      title={collection ? t('Edit the collection {name}', { name: collection.name }) : t('Add a collection')}
      isDisabled={!isThere}
      onSave={save}
      onClose={onClose}
    >
      <NameField maxLength={255} value={name} onChange={setName} />
      {isThere ? <RecordOrder records={records} onChange={setChanged} /> : <Spinner />}
      <FormField label={t('Add a post or a category')} hint={t('Found by their words.')}>
        {(control) => (
          <TokenInput
            {...control}
            value={[]}
            search={find}
            listLabel={t('Posts and categories')}
            disabled={!isThere || records.length >= MOST_RECORDS}
            onChange={([chosen]) => {
              if (chosen && !records.some((record) => keyOf(record) === chosen.id))
                setChanged([...records, chosen.record]);
            }}
          />
        )}
      </FormField>
    </EditModal>
  );
}

/** By name those that the viewer sees; the others keep their place by their number. */
function recordsOf(
  collection: Collection | undefined,
  shown: readonly {
    recordType: 'discussion' | 'category';
    recordID: number;
    record: { name: string };
  }[] = [],
): CollectedRecord[] {
  const names = new Map(shown.map((each) => [keyOf(each), each.record.name]));
  return (collection?.records ?? []).map(({ recordType, recordID }) => ({
    recordType,
    recordID,
    name: names.get(keyOf({ recordType, recordID })) ?? `#${recordID}`,
  }));
}
