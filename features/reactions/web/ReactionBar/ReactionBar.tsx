import { lazy, Suspense, useState } from 'react';
import { ErrorBoundary } from '../../../../platform/ui/ErrorBoundary/ErrorBoundary.tsx';
import { Icon } from '../../../../platform/ui/Icon/Icon.tsx';
import { Menu } from '../../../../platform/ui/Menu/Menu.tsx';
import { MenuButton } from '../../../../platform/ui/Menu/MenuItem.tsx';
import { addReactionClass, Reaction, Reactions } from '../../../../platform/ui/Reaction/Reaction.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { usePermissions, useSite } from '../../../../platform/web/page/site-context.tsx';
import { useMe } from '../../../../platform/web/viewer/viewer-state.ts';
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
}

/** What was given to a post and how often. Members give and take back; guests see the counts. */
export function ReactionBar({ insertUserID, categoryID, isClosed, ...post }: ReactionBarProps) {
  const { t } = useTranslator();
  const { isSignedIn } = useSite();
  const permissions = usePermissions();
  const userID = useMe()?.userID ?? 0;
  const record = { ...post, reactions: useOfferedReactions(post.reactions) };
  const { own, shown, toggle } = useReactions(record);
  const isOpen = isSignedIn && mayReact(permissions, { categoryID, isClosed });
  const isGivable = (type: ReactionSummary) =>
    isOpen && type.class !== 'Flag' && canGiveReaction(type, permissions, { userID, insertUserID });
  const offered = shown.filter(isGivable);
  const quick = quickReaction(offered);
  const chips = shown.filter((type) => type.class !== 'Flag' && (type.count > 0 || type === quick));
  if (chips.length === 0) return null;
  return (
    <Reactions label={t('Reactions')}>
      {chips.map((type) => (
        <Reaction
          key={type.urlcode}
          icon={reactionIcon(type)}
          name={t(type.name)}
          count={type.count}
          hasReacted={own === type.urlcode}
          isReadOnly={!isGivable(type)}
          tooltip={
            isSignedIn &&
            (type.count === 0 ? (
              t(type.name)
            ) : (
              <ErrorBoundary fallback={t(type.name)}>
                <Suspense fallback={t(type.name)}>
                  <Reactors type={type} recordType={record.recordType} recordID={record.recordID} />
                </Suspense>
              </ErrorBoundary>
            ))
          }
          onToggle={() => toggle(type.urlcode)}
        />
      ))}
      {offered.length > 1 && <ReactionMenu types={offered} own={own} onChoose={toggle} />}
    </Reactions>
  );
}

/** What most people want to give is one click away, also where nobody gave it yet. */
function quickReaction(offered: readonly ReactionSummary[]): ReactionSummary | undefined {
  return (
    offered.find(({ urlcode }) => urlcode.toLowerCase() === 'like') ??
    offered.find((type) => type.class === 'Positive')
  );
}

/** Nobody is asked to disagree first. */
function kindOnesFirst(types: readonly ReactionSummary[]): ReactionSummary[] {
  return types.toSorted((a, b) => Number(a.class === 'Negative') - Number(b.class === 'Negative'));
}

interface ReactionMenuProps {
  types: readonly ReactionSummary[];
  own: string | undefined;
  onChoose: (urlcode: string) => void;
}

/** Drawn when it is opened: a page has dozens of them. */
function ReactionMenu({ types, own, onChoose }: ReactionMenuProps) {
  const { t } = useTranslator();
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <Menu
      label={t('Add a reaction')}
      face={<Icon name="smile-plus" />}
      faceClassName={addReactionClass()}
      align="start"
      onToggle={(isOpen) => isOpen && setWasOpened(true)}
    >
      {wasOpened &&
        kindOnesFirst(types).map((type) => (
          <MenuButton
            key={type.urlcode}
            icon={reactionIcon(type)}
            isChecked={own === type.urlcode}
            onClick={() => onChoose(type.urlcode)}
          >
            {t(type.name)}
          </MenuButton>
        ))}
    </Menu>
  );
}
