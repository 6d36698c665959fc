import type { Token } from '../../../../platform/ui/TokenInput/token.ts';
import { call } from '../../../../platform/web/api/call.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { searchEverything } from '../../../search/search.contract.ts';
import type { CollectableType } from '../../collections.contract.ts';

/** As the contract has it, which the browser takes no values from. */
export const MOST_RECORDS = 30;

export interface CollectedRecord {
  recordType: CollectableType;
  recordID: number;
  name: string;
}

export type RecordToken = Token & { record: CollectedRecord };

export const keyOf = ({ recordType, recordID }: Pick<CollectedRecord, 'recordType' | 'recordID'>): string =>
  `${recordType} ${recordID}`;

const isCollectable = (type: string): type is CollectableType => type === 'discussion' || type === 'category';

export function useFindRecords(): (query: string, signal: AbortSignal) => Promise<RecordToken[]> {
  const { t } = useTranslator();
  return async (query, signal) => {
    if (query === '') return [];
    const { body } = await call<typeof searchEverything>('GET /search', {
      query: {
        query,
        recordTypes: ['discussion', 'category'],
        includeTypeaheads: true,
        includeArchivedCategories: true,
        limit: 20,
      },
      signal,
    });
    return body.flatMap(({ recordType, recordID, name }) =>
      isCollectable(recordType)
        ? [
            {
              id: keyOf({ recordType, recordID }),
              name,
              note: recordType === 'category' ? t('Category') : t('Post'),
              record: { recordType, recordID, name },
            },
          ]
        : [],
    );
  };
}
