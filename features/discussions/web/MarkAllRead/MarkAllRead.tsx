import { Button } from '../../../../platform/ui/Button/Button.tsx';
import { call } from '../../../../platform/web/api/call.ts';
import { useTask } from '../../../../platform/web/forms/use-task.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { useRevalidator } from '../../../../platform/web/router/screen.tsx';
import type { putDiscussionsRead } from '../../reading.contract.ts';

/** Of a category, or of the whole site. */
export function MarkAllRead({ categoryID }: { categoryID: number | undefined }) {
  const { t } = useTranslator();
  const { revalidate } = useRevalidator();
  const task = useTask('mark-all-read');
  const mark = () =>
    task.run(
      async () => {
        await call<typeof putDiscussionsRead>('PUT /discussions/read', {
          body: categoryID === undefined ? {} : { categoryID },
        });
        await revalidate();
      },
      categoryID === undefined
        ? t('All posts are marked read.')
        : t('All posts of this category are marked read.'),
    );
  return (
    <Button kind="text" size={32} icon="check-check" disabled={task.isBusy} onClick={() => void mark()}>
      {t('Mark all posts read')}
    </Button>
  );
}
