import {
  Button,
  type CommentFormProps,
  call,
  FormActions,
  FormField,
  FormStack,
  Modal,
  showToast,
  Textarea,
  useForm,
  useRevalidator,
  useTranslator,
} from '@parley/addon-api/web';
import type { giveKudos } from '../../kudos.contract.ts';

/** Opened by the item of the options menu; fetched when it is opened first. */
export default function GiveKudosForm({ comment, onClose }: CommentFormProps) {
  const { t } = useTranslator();
  const { revalidate } = useRevalidator();
  const form = useForm(['text'], async ({ text = '' }) => {
    await call<typeof giveKudos>('POST /kudos', { body: { commentID: comment.commentID, text } });
    showToast(t('Thank you for saying thanks.'), { tone: 'success', isAutoDismissed: true });
    await revalidate();
    onClose();
  });
  return (
    <Modal title={t('Give kudos')} onClose={onClose}>
      <form onSubmit={form.onSubmit}>
        <FormStack>
          <FormField label={t('What do you thank for?')} isRequired error={form.errorOf('text')}>
            {(control) => <Textarea {...control} name="text" maxLength={280} rows={3} />}
          </FormField>
          <FormActions problem={form.problem}>
            <Button type="submit" kind="primary" isBusy={form.isBusy}>
              {t('Give kudos')}
            </Button>
          </FormActions>
        </FormStack>
      </form>
    </Modal>
  );
}
