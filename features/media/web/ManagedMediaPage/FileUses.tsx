import { Fragment } from 'react';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { ManagedMediaItem } from '../../media.contract.ts';

const MOST = 3;

/** The first of the records that show a file, and how many there are besides. */
export function FileUses({ file: { uses, countUses, isInSettings } }: { file: ManagedMediaItem }) {
  const { t, plural } = useTranslator();
  const kinds: Record<string, string> = { discussion: t('Post'), comment: t('Comment') };
  const shown = uses.slice(0, MOST);
  const others = countUses - shown.length;
  if (countUses === 0) return isInSettings ? t('A setting') : t('Nowhere');
  return (
    <>
      {shown.map(({ recordType, recordID, url }, at) => (
        <Fragment key={`${recordType} ${recordID}`}>
          {at > 0 && ', '}
          {url ? (
            <a href={url}>
              {kinds[recordType] ?? recordType} {recordID}
            </a>
          ) : (
            (kinds[recordType] ?? recordType)
          )}
        </Fragment>
      ))}
      {others > 0 && ` ${plural(others, { one: 'and {count} more', other: 'and {count} more' })}`}
      {isInSettings && ` · ${t('A setting')}`}
    </>
  );
}
