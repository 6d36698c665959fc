import { LinkButton } from '../../../../platform/ui/Button/Button.tsx';
import { EmptyState } from '../../../../platform/ui/EmptyState/EmptyState.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { usePermission } from '../../../../platform/web/page/site-context.tsx';
import { useMe } from '../../../../platform/web/viewer/viewer-state.ts';

export interface NothingWrittenProps {
  userID: number;
  note: string;
  /** Comments begin where others have posted. */
  isOfComments?: boolean;
}

/** Whose own profile it is, is led on to what would stand there. */
export function NothingWritten({ userID, note, isOfComments = false }: NothingWrittenProps) {
  const { t } = useTranslator();
  const isMine = useMe()?.userID === userID;
  const mayPost = usePermission('discussions.add');
  const action = !isMine ? null : isOfComments ? (
    <LinkButton href="/discussions">{t('See recent posts')}</LinkButton>
  ) : (
    mayPost && (
      <LinkButton kind="primary" icon="plus" href="/post/discussion">
        {t('New post')}
      </LinkButton>
    )
  );
  return (
    <EmptyState icon="messages-square" headingLevel={3} title={t('Nothing here yet')} action={action}>
      <p>{note}</p>
    </EmptyState>
  );
}
