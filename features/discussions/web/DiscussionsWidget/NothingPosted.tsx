import { LinkButton } from '../../../../platform/ui/Button/Button.tsx';
import { EmptyState } from '../../../../platform/ui/EmptyState/EmptyState.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { usePermission } from '../../../../platform/web/page/site-context.tsx';

/** What a community shows before its first post. */
export function NothingPosted() {
  const { t } = useTranslator();
  const mayPost = usePermission('discussions.add');
  const action = mayPost && (
    <LinkButton kind="primary" icon="plus" href="/post/discussion">
      {t('New post')}
    </LinkButton>
  );
  return (
    <EmptyState icon="messages-square" title={t('Nothing has been posted yet.')} action={action}>
      <p>
        {mayPost
          ? t('Be the first to write something here.')
          : t('As soon as somebody writes, it stands here.')}
      </p>
    </EmptyState>
  );
}
