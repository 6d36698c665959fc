import { Button } from '../../../../platform/ui/Button/Button.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { useAdditions } from '../../../../platform/web/nodes/use-additions.ts';
import { usePermissions } from '../../../../platform/web/page/site-context.tsx';
import {
  type CommentBulkFormProps,
  type CommentBulkOption,
  type CommentBulkSubject,
  commentBulkOptions,
} from '../comment-bulk-options.ts';

interface CommentActionButtonsProps extends Omit<CommentBulkFormProps, 'onClose'> {
  onOpen: (option: CommentBulkOption) => void;
}

/** What can be done with the selected comments; what cannot says why. */
export function CommentActionButtons({ selected, discussion, onOpen }: CommentActionButtonsProps) {
  const { t } = useTranslator();
  const permissions = usePermissions();
  const subject: CommentBulkSubject = { selected, discussion, permissions, t };
  return useAdditions(commentBulkOptions)
    .filter(({ isOffered }) => isOffered(subject))
    .sort((a, b) => a.position - b.position)
    .map((option) => {
      const reason = selected.length === 0 ? t('Select comments first.') : option.whyNot?.(subject);
      return (
        <Button
          key={option.name}
          icon={option.icon}
          kind={option.isDanger ? 'danger' : undefined}
          aria-disabled={reason !== undefined || undefined}
          title={reason}
          onClick={() => reason === undefined && onOpen(option)}
        >
          {t(option.name)}
        </Button>
      );
    });
}
