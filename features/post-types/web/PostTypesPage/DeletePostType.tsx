import { ConfirmModal } from '../../../../platform/ui/Modal/Modal.tsx';
import { call } from '../../../../platform/web/api/call.ts';
import { invalidateQueries } from '../../../../platform/web/api/use-query.ts';
import { useTask } from '../../../../platform/web/forms/use-task.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { deletePostType, PostType } from '../../post-types.contract.ts';

export function DeletePostType({ type, onClose }: { type: PostType; onClose: () => void }) {
  const { t } = useTranslator();
  const { isBusy, run } = useTask('post-types');
  const { postTypeID, name } = type;
  const confirm = () =>
    run(async () => {
      await call<typeof deletePostType>('DELETE /post-types/:postTypeID', { params: { postTypeID } });
      onClose();
      await invalidateQueries('GET /post-types');
    }, t('The post type is out of use.'));
  return (
    <ConfirmModal
      title={t('Delete the post type {name}?', { name: t(name) })}
      confirmLabel={t('Delete')}
      isDangerous
      isBusy={isBusy}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      {t('Nobody posts with it any more. What was posted with it stays.')}
    </ConfirmModal>
  );
}
