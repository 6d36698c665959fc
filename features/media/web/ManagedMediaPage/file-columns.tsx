import { RowAct, RowActs } from '../../../../platform/ui/ManagedList/ManagedList.tsx';
import { formatBytes } from '../../../../platform/ui/ShortNumber/format-bytes.ts';
import type { TableColumn } from '../../../../platform/ui/Table/Table.tsx';
import { TimeAgo } from '../../../../platform/ui/TimeAgo/TimeAgo.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { ManagedMediaItem } from '../../media.contract.ts';
import { FileUses } from './FileUses.tsx';

export function useFileColumns(onDelete: (file: ManagedMediaItem) => void): TableColumn<ManagedMediaItem>[] {
  const { t, locale } = useTranslator();
  return [
    {
      id: 'name',
      name: t('File'),
      isRowHead: true,
      cell: ({ name, url }) => (
        <a href={url}>
          <bdi>{name}</bdi>
        </a>
      ),
    },
    { id: 'size', name: t('Size'), isNumeric: true, cell: ({ size }) => formatBytes(size, locale) },
    { id: 'date', name: t('Uploaded'), cell: ({ dateInserted }) => <TimeAgo date={dateInserted} /> },
    { id: 'uses', name: t('Shown in'), cell: (file) => <FileUses file={file} /> },
    {
      id: 'acts',
      name: t('Actions'),
      isNameHidden: true,
      cell: (file) => (
        <RowActs>
          <RowAct icon="trash-2" of={file.name} onClick={() => onDelete(file)}>
            {t('Delete')}
          </RowAct>
        </RowActs>
      ),
    },
  ];
}
