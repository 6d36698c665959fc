import { useDeferredValue, useState } from 'react';
import { Button } from '../../../../platform/ui/Button/Button.tsx';
import { EmptyState, ErrorPanel } from '../../../../platform/ui/EmptyState/EmptyState.tsx';
import { FormField } from '../../../../platform/ui/FormField/FormField.tsx';
import { Input, Select } from '../../../../platform/ui/Input/Input.tsx';
import { ListTools, ManagedList } from '../../../../platform/ui/ManagedList/ManagedList.tsx';
import { Panel } from '../../../../platform/ui/Panel/Panel.tsx';
import { PostSkeletons } from '../../../../platform/ui/Skeleton/Skeleton.tsx';
import { Table } from '../../../../platform/ui/Table/Table.tsx';
import { useQuery } from '../../../../platform/web/api/use-query.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { listMedia, ManagedMediaItem } from '../../media.contract.ts';
import { DeleteFile } from './DeleteFile.tsx';
import { useFileColumns } from './file-columns.tsx';

const PAGE_SIZE = 50;
const WHICH = {
  all: {},
  images: { kind: 'image' },
  others: { kind: 'other' },
  unused: { isUsed: false },
} as const;
type Which = keyof typeof WHICH;

/** The newest or the largest first, a page at a time. */
export default function ManagedMediaList() {
  const { t } = useTranslator();
  const [filter, setFilter] = useState({ query: '', which: 'all' as Which, isBySize: false, page: 1 });
  const [deleted, setDeleted] = useState<ManagedMediaItem>();
  const columns = useFileColumns(setDeleted);
  const change = (changes: Partial<typeof filter>) => setFilter({ ...filter, page: 1, ...changes });
  const { page, which, isBySize } = filter;
  const wanted = useDeferredValue(filter.query.trim());
  const { data, error } = useQuery<typeof listMedia>(
    'GET /media',
    {
      query: {
        ...(wanted && { query: wanted }),
        ...WHICH[which],
        sort: isBySize ? '-size' : '-dateInserted',
        page,
        limit: PAGE_SIZE,
      },
    },
    { staleTime: 0 },
  );
  return (
    <ManagedList>
      <Filters filter={filter} onChange={change} />
      {error && !data ? (
        <ErrorPanel title={t('The files did not come.')} headingLevel={2}>
          {error.message}
        </ErrorPanel>
      ) : data ? (
        <Panel>
          <Table
            caption={t('Files')}
            isCaptionHidden
            columns={columns}
            rows={data}
            keyOf={({ mediaID }) => mediaID}
            empty={<EmptyState icon="image" title={t('There is no such file')} />}
          />
        </Panel>
      ) : (
        <PostSkeletons count={3} />
      )}
      <ListTools>
        {page > 1 && <Button onClick={() => change({ page: page - 1 })}>{t('Previous')}</Button>}
        {data?.length === PAGE_SIZE && (
          <Button onClick={() => change({ page: page + 1 })}>{t('Next')}</Button>
        )}
      </ListTools>
      {deleted && <DeleteFile file={deleted} onClose={() => setDeleted(undefined)} />}
    </ManagedList>
  );
}

interface Filter {
  query: string;
  which: Which;
  isBySize: boolean;
}

function Filters({ filter, onChange }: { filter: Filter; onChange: (changes: Partial<Filter>) => void }) {
  const { t } = useTranslator();
  return (
    <ListTools>
      <FormField label={t('Find a file')}>
        {(control) => (
          <Input
            {...control}
            type="search"
            maxLength={100}
            value={filter.query}
            onChange={(event) => onChange({ query: event.target.value })}
          />
        )}
      </FormField>
      <FormField label={t('Which')}>
        {(control) => (
          <Select
            {...control}
            value={filter.which}
            onChange={(event) => onChange({ which: event.target.value as Which })}
          >
            <option value="all">{t('All')}</option>
            <option value="images">{t('Pictures')}</option>
            <option value="others">{t('Other files')}</option>
            <option value="unused">{t('Shown nowhere')}</option>
          </Select>
        )}
      </FormField>
      <FormField label={t('Order')}>
        {(control) => (
          <Select
            {...control}
            value={filter.isBySize ? 'size' : 'date'}
            onChange={(event) => onChange({ isBySize: event.target.value === 'size' })}
          >
            <option value="date">{t('Newest first')}</option>
            <option value="size">{t('Largest first')}</option>
          </Select>
        )}
      </FormField>
    </ListTools>
  );
}
