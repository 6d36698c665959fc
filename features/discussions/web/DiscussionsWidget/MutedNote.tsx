import { Notice } from '../../../../platform/ui/Notice/Notice.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { type ListAddress, listHref } from './list-address.ts';

export interface MutedNoteProps {
  count: number | undefined;
  address: ListAddress;
}

/** What is left out of a list, and the way back. */
export function MutedNote({ count = 0, address }: MutedNoteProps) {
  const { t, plural } = useTranslator();
  if (address.query.get('excludeMuted') === 'false')
    return (
      <Notice>
        {t('What you muted is shown.')}{' '}
        <a href={listHref(address, { excludeMuted: undefined })}>{t('Leave it out')}</a>
      </Notice>
    );
  if (count === 0) return null;
  return (
    <Notice>
      {plural(count, {
        one: '{count} post that you muted is not shown.',
        other: '{count} posts that you muted are not shown.',
      })}{' '}
      <a href={listHref(address, { excludeMuted: 'false' })}>{t('Show')}</a>
    </Notice>
  );
}
