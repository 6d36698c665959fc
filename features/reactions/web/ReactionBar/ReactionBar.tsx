import { lazy, Suspense } from 'react';
import { hasPermission } from '../../../../platform/contract/permission.ts';
import { ErrorBoundary } from '../../../../platform/ui/ErrorBoundary/ErrorBoundary.tsx';
import { Reaction, Reactions } from '../../../../platform/ui/Reaction/Reaction.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { usePermissions, useSite } from '../../../../platform/web/page/site-context.tsx';
import { useMe } from '../../../../platform/web/viewer/viewer-state.ts';
import { withOverrides } from '../../../discussions/discussion.abilities.ts';
import { mayReact } from '../../may-react.ts';
import { canGiveReaction } from '../../reaction.abilities.ts';
import type { ReactionRecordType, ReactionSummary } from '../../reactions.contract.ts';
import { reactionIcon } from '../reaction-icon.ts';
import { useOfferedReactions } from './use-offered-reactions.ts';
import { useReactions } from './use-reactions.ts';

const Reactors = lazy(() => import('./Reactors.tsx'));

export interface ReactionBarProps {
  recordType: ReactionRecordType;
  recordID: number;
  reactions: readonly ReactionSummary[];
  /** Who wrote the post: nobody reacts to their own. */
  insertUserID: number;
  categoryID: number;
  isClosed: boolean;
  /** What the discussion says itself of what the viewer may do in it. */
  permissions?: Readonly<Record<string, boolean>> | undefined;
}

/** What was given to a post and how often, and all that the viewer may give, each a button; guests see the counts. */
export function ReactionBar({
  insertUserID,
  categoryID,
  isClosed,
  permissions: overrides,
  ...post
}: ReactionBarProps) {
  const { t } = useTranslator();
  const { isSignedIn } = useSite();
  const permissions = withOverrides(usePermissions(), { categoryID, permissions: overrides });
  const userID = useMe()?.userID ?? 0;
  const record = { ...post, reactions: useOfferedReactions(post.reactions) };
  const { own, shown, toggle } = useReactions(record);
  const isOpen = isSignedIn && mayReact(permissions, { categoryID, isClosed });
  const isGivable = (type: ReactionSummary, by = userID) =>
    isOpen && canGiveReaction(type, permissions, { userID: by, insertUserID });
  // As for somebody of whom nothing is known yet, so that nothing moves once an author is known as such.
  const buttons = inOrder(shown, post.reactions).filter(
    (type) => type.class !== 'Flag' && (type.count > 0 || isGivable(type, 0)),
  );
  const seesWho = hasPermission(permissions, 'reactions.view');
  if (buttons.length === 0) return null;
  return (
    <Reactions label={t('Reactions')}>
      {buttons.map((type) => (
        <Reaction
          key={type.urlcode}
          icon={reactionIcon(type)}
          name={t(type.name)}
          count={type.count}
          hasReacted={own === type.urlcode}
          isReadOnly={!isGivable(type)}
          isHidden={type.count === 0 && !isGivable(type)}
          tooltip={
            seesWho && type.count > 0 ? (
              <ErrorBoundary fallback={t(type.name)}>
                <Suspense fallback={t(type.name)}>
                  <Reactors type={type} recordType={record.recordType} recordID={record.recordID} />
                </Suspense>
              </ErrorBoundary>
            ) : (
              t(type.name)
            )
          }
          onToggle={() => toggle(type.urlcode)}
        />
      ))}
    </Reactions>
  );
}

/** What was given stands first, and stays there; then the others. Nobody is asked to disagree first. */
function inOrder(types: readonly ReactionSummary[], given: readonly ReactionSummary[]): ReactionSummary[] {
  const rank = ({ urlcode, class: kind }: ReactionSummary) =>
    (given.some((each) => each.urlcode === urlcode && each.count > 0) ? 0 : 2) + Number(kind === 'Negative');
  return types.toSorted((a, b) => rank(a) - rank(b));
}
