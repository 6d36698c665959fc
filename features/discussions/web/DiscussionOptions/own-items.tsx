// Items of the options menu that are no buttons for forms.
import { MenuButton, MenuLink, MenuSwitch } from '../../../../platform/ui/Menu/MenuItem.tsx';
import { call } from '../../../../platform/web/api/call.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { setViewerState, useViewerState, viewerState } from '../../../../platform/web/viewer/viewer-state.ts';
import type { bumpDiscussion, dismissDiscussion } from '../../discussion-marks.contract.ts';
import type { DiscussionPatch, patchDiscussion } from '../../discussions.contract.ts';
import type { DiscussionItemProps } from '../discussion-options.ts';
import { EditLabel } from '../EditLabel/EditLabel.tsx';

export function EditItem({ discussion, abilities }: DiscussionItemProps) {
  return (
    <MenuLink icon="pencil" href={`/post/editdiscussion/${discussion.discussionID}`}>
      <EditLabel secondsLeft={abilities.editSecondsLeft} />
    </MenuLink>
  );
}

export function DismissItem({ discussion: { discussionID }, busy, run }: DiscussionItemProps) {
  const { t } = useTranslator();
  const isDismissed = useViewerState('dismissals')?.includes(discussionID) ?? false;
  return (
    <MenuSwitch
      icon="pin-off"
      isOn={isDismissed}
      {...waiting('dismiss', busy)}
      onToggle={() =>
        run(
          'dismiss',
          () => dismissOrNot(discussionID, !isDismissed),
          isDismissed ? t('Success. Dismissal cancelled.') : t('Success. Announcement has been dismissed.'),
        )
      }
    >
      {isDismissed ? t('Dismissed') : t('Dismiss')}
    </MenuSwitch>
  );
}

async function dismissOrNot(discussionID: number, dismissed: boolean): Promise<void> {
  await call<typeof dismissDiscussion>('PUT /discussions/:discussionID/dismiss', {
    params: { discussionID },
    body: { dismissed },
  });
  const known = viewerState().dismissals ?? [];
  const others = known.filter((id) => id !== discussionID);
  setViewerState({ dismissals: dismissed ? [...others, discussionID] : others });
}

export function ResolveItem({ discussion, busy, run }: DiscussionItemProps) {
  const { t } = useTranslator();
  const isOn = discussion.resolved === true;
  const done = isOn ? t('Discussion no longer resolved.') : t('Discussion resolved.');
  return (
    <MenuSwitch
      icon="check-check"
      isOn={isOn}
      {...waiting('resolve', busy)}
      onToggle={() => run('resolve', () => patch(discussion, { resolved: !isOn }), done)}
    >
      {isOn ? t('Unresolve') : t('Resolve')}
    </MenuSwitch>
  );
}

export function BumpItem({ discussion: { discussionID }, busy, run }: DiscussionItemProps) {
  const { t } = useTranslator();
  const bump = () =>
    call<typeof bumpDiscussion>('PATCH /discussions/:discussionID/bump', { params: { discussionID } });
  return (
    <MenuButton
      icon="arrow-up-to-line"
      disabled={busy !== undefined}
      onClick={() => run('bump', bump, t('Success! This post has been bumped.'))}
    >
      {t('Bump')}
    </MenuButton>
  );
}

export function SinkItem({ discussion, busy, run }: DiscussionItemProps) {
  const { t } = useTranslator();
  const isOn = discussion.sink;
  const done = isOn ? t('Discussion unsunk.') : t('Discussion sunk.');
  return (
    <MenuSwitch
      icon="arrow-down"
      isOn={isOn}
      {...waiting('sink', busy)}
      onToggle={() => run('sink', () => patch(discussion, { sink: !isOn }), done)}
    >
      {isOn ? t('Sunk') : t('Sink')}
    </MenuSwitch>
  );
}

export function CloseItem({ discussion, busy, run }: DiscussionItemProps) {
  const { t } = useTranslator();
  const isOn = discussion.closed;
  const done = isOn ? t('Discussion reopened.') : t('Discussion closed.');
  return (
    <MenuSwitch
      icon={isOn ? 'lock-open' : 'lock'}
      isOn={isOn}
      {...waiting('close', busy)}
      onToggle={() => run('close', () => patch(discussion, { closed: !isOn }), done)}
    >
      {isOn ? t('Closed') : t('Close')}
    </MenuSwitch>
  );
}

function waiting(name: string, busy: string | undefined) {
  return { isBusy: busy === name, disabled: busy !== undefined };
}

function patch({ discussionID }: DiscussionItemProps['discussion'], body: DiscussionPatch): Promise<unknown> {
  return call<typeof patchDiscussion>('PATCH /discussions/:discussionID', { params: { discussionID }, body });
}
