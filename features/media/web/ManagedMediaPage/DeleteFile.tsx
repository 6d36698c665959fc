import { call } from '../../../../platform/web/api/call.ts';
import { invalidateQueries } from '../../../../platform/web/api/use-query.ts';
import { DeleteModal } from '../../../../platform/web/forms/DeleteModal/DeleteModal.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { deleteMedia, ManagedMediaItem } from '../../media.contract.ts';

/** What breaks is said before. */
export function DeleteFile({ file, onClose }: { file: ManagedMediaItem; onClose: () => void }) {
  const { t, plural } = useTranslator();
  const { mediaID, name, countUses, isInSettings } = file;
  const remove = async () => {
    await call<typeof deleteMedia>('DELETE /media/:mediaID', {
      params: { mediaID },
      query: { deleteFile: true },
    });
    await invalidateQueries('GET /media');
  };
  return (
    <DeleteModal
      title={t('Delete the file {name}?', { name })}
      onDelete={remove}
      deleted={t('The file is deleted.')}
      onClose={onClose}
    >
      <p>
        {countUses === 0
          ? t('No record shows it.')
          : plural(countUses, {
              one: '{count} post or other record shows it, and will show a gap.',
              other: '{count} posts and other records show it, and will show a gap.',
            })}{' '}
        {isInSettings && t('A setting names it, as a logo: choose another one first.')}{' '}
        {t('It cannot be brought back.')}
      </p>
    </DeleteModal>
  );
}
