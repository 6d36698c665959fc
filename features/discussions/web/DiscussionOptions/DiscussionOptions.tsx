import { lazy, Suspense, useState } from 'react';
import { Menu } from '../../../../platform/ui/Menu/Menu.tsx';
import { Spinner } from '../../../../platform/ui/Spinner/Spinner.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { useSite } from '../../../../platform/web/page/site-context.tsx';
import { useMe } from '../../../../platform/web/viewer/viewer-state.ts';
import type { DiscussionAbilities } from '../../discussion.abilities.ts';
import type { Discussion } from '../../discussions.contract.ts';

const OptionItems = lazy(() => import('./OptionItems.tsx'));
const OptionForm = lazy(() => import('./OptionForm.tsx'));

export type OptionFormName =
  | 'delete'
  | 'move'
  | 'type'
  | 'tag'
  | 'announce'
  | 'author'
  | 'collect'
  | 'reactionLog';

export interface DiscussionOptionsProps {
  discussion: Discussion;
  abilities: DiscussionAbilities;
}

/** What can be done with a discussion. The items and their forms are fetched when they are asked for. */
export function DiscussionOptions({ discussion, abilities }: DiscussionOptionsProps) {
  const { t } = useTranslator();
  const { isSignedIn } = useSite();
  const me = useMe();
  const [wasOpened, setWasOpened] = useState(false);
  const [form, setForm] = useState<OptionFormName>();
  if (!isSignedIn || !(hasAny(abilities) || (me && discussion.pinned))) return null;
  return (
    <>
      <Menu label={t('Discussion Options')} onToggle={(isOpen) => isOpen && setWasOpened(true)}>
        {wasOpened && (
          <Suspense fallback={<Spinner />}>
            <OptionItems discussion={discussion} abilities={abilities} onForm={setForm} />
          </Suspense>
        )}
      </Menu>
      {form && (
        <Suspense fallback={null}>
          <OptionForm form={form} discussion={discussion} onClose={() => setForm(undefined)} />
        </Suspense>
      )}
    </>
  );
}

function hasAny(can: DiscussionAbilities): boolean {
  return (
    can.canEdit ||
    can.canDelete ||
    can.canMove ||
    can.canTag ||
    can.canPin ||
    can.canChangeAuthor ||
    can.canSink ||
    can.canClose ||
    can.canBump ||
    can.canResolve ||
    can.canSeeReactionLog
  );
}
