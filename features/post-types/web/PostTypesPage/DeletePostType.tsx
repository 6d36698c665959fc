import { call } from '../../../../platform/web/api/call.ts';
import { invalidateQueries } from '../../../../platform/web/api/use-query.ts';
import { DeleteModal } from '../../../../platform/web/forms/DeleteModal/DeleteModal.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { deletePostType, PostType } from '../../post-types.contract.ts';

export function DeletePostType({ type, onClose }: { type: PostType; onClose: () => void }) {
  const { t } = useTranslator();
  const { postTypeID, name } = type;
  const remove = async () => {
    await call<typeof deletePostType>('DELETE /post-types/:postTypeID', { params: { postTypeID } });
    await invalidateQueries('GET /post-types');
  };
  return (
    <DeleteModal
      title={t('Delete the post type {name}?', { name: t(name) })}
      onDelete={remove}
      deleted={t('The post type is out of use.')}
      onClose={onClose}
    >
      {t('Nobody posts with it any more. What was posted with it stays.')}
    </DeleteModal>
  );
}
