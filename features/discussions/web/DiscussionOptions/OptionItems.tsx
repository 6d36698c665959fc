import { MenuButton, MenuLink, MenuSeparator, MenuSwitch } from '../../../../platform/ui/Menu/MenuItem.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { usePermission, useSite } from '../../../../platform/web/page/site-context.tsx';
import { useViewerState } from '../../../../platform/web/viewer/viewer-state.ts';
import { EditLabel } from '../EditLabel/EditLabel.tsx';
import type { DiscussionOptionsProps, OptionFormName } from './DiscussionOptions.tsx';
import { useOptionActions } from './use-option-actions.ts';

type Props = DiscussionOptionsProps & { onForm: (form: OptionFormName) => void };

export default function OptionItems({ discussion, abilities: can, onForm }: Props) {
  const { t } = useTranslator();
  const { busy, dismiss, close, sink, resolve, bump } = useOptionActions(discussion);
  const canResolve = useSite().isTriageOn === true && can.canResolve;
  const waiting = (name: typeof busy) => ({ isBusy: busy === name, disabled: busy !== undefined });
  const canCollect = usePermission('community.manage');
  const isDismissed = useViewerState<number[]>('dismissals')?.includes(discussion.discussionID) ?? false;
  const hasPostGroup =
    can.canEdit || discussion.pinned || can.canDelete || can.canMove || can.canTag || canResolve;
  const hasModerationGroup = can.canPin || can.canChangeAuthor || canCollect;
  const hasStatusGroup = can.canBump || can.canSink || can.canClose;
  return (
    <>
      {can.canEdit && (
        <MenuLink icon="pencil" href={`/post/editdiscussion/${discussion.discussionID}`}>
          <EditLabel secondsLeft={can.editSecondsLeft} />
        </MenuLink>
      )}
      {discussion.pinned && (
        <MenuSwitch
          icon="pin-off"
          isOn={isDismissed}
          {...waiting('dismiss')}
          onToggle={() => dismiss(!isDismissed)}
        >
          {isDismissed ? t('Dismissed') : t('Dismiss')}
        </MenuSwitch>
      )}
      {can.canDelete && (
        <MenuButton icon="trash-2" isDanger onClick={() => onForm('delete')}>
          {t('Delete')}
        </MenuButton>
      )}
      {can.canMove && (
        <MenuButton icon="folder-input" onClick={() => onForm('move')}>
          {t('Move Post')}
        </MenuButton>
      )}
      {can.canChangeType && (
        <MenuButton icon="layers" onClick={() => onForm('type')}>
          {t('Change Post Type')}
        </MenuButton>
      )}
      {can.canTag && (
        <MenuButton icon="tag" onClick={() => onForm('tag')}>
          {t('Tag')}
        </MenuButton>
      )}
      {canResolve && (
        <MenuSwitch
          icon="check-check"
          isOn={discussion.resolved === true}
          {...waiting('resolve')}
          onToggle={() => resolve(!discussion.resolved)}
        >
          {discussion.resolved ? t('Unresolve') : t('Resolve')}
        </MenuSwitch>
      )}
      {hasModerationGroup && hasPostGroup && <MenuSeparator />}
      {can.canPin && (
        <MenuButton icon="pin" onClick={() => onForm('announce')}>
          {t('Announce')}
        </MenuButton>
      )}
      {can.canChangeAuthor && (
        <MenuButton icon="user-cog" onClick={() => onForm('author')}>
          {t('Change Author')}
        </MenuButton>
      )}
      {canCollect && (
        <MenuButton icon="folder-plus" onClick={() => onForm('collect')}>
          {t('Add to Collection')}
        </MenuButton>
      )}
      {hasStatusGroup && (hasPostGroup || hasModerationGroup) && <MenuSeparator />}
      {can.canBump && (
        <MenuButton icon="arrow-up-to-line" disabled={busy !== undefined} onClick={bump}>
          {t('Bump')}
        </MenuButton>
      )}
      {can.canSink && (
        <MenuSwitch
          icon="arrow-down"
          isOn={discussion.sink}
          {...waiting('sink')}
          onToggle={() => sink(!discussion.sink)}
        >
          {discussion.sink ? t('Sunk') : t('Sink')}
        </MenuSwitch>
      )}
      {can.canClose && (
        <MenuSwitch
          icon={discussion.closed ? 'lock-open' : 'lock'}
          isOn={discussion.closed}
          {...waiting('close')}
          onToggle={() => close(!discussion.closed)}
        >
          {discussion.closed ? t('Closed') : t('Close')}
        </MenuSwitch>
      )}
      {can.canSeeReactionLog && (
        <>
          <MenuSeparator />
          <MenuButton icon="smile" onClick={() => onForm('reactionLog')}>
            {t('Reaction Log')}
          </MenuButton>
        </>
      )}
    </>
  );
}
