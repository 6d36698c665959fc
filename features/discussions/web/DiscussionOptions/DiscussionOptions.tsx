import { type ComponentType, lazy, Suspense, useState } from 'react';
import { Menu } from '../../../../platform/ui/Menu/Menu.tsx';
import { Spinner } from '../../../../platform/ui/Spinner/Spinner.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { loadAdditions } from '../../../../platform/web/nodes/additions.ts';
import { useSite } from '../../../../platform/web/page/site-context.tsx';
import { useMe } from '../../../../platform/web/viewer/viewer-state.ts';
import type { DiscussionAbilities } from '../../discussion.abilities.ts';
import type { DiscussionFormProps, DiscussionSubject } from '../discussion-options.ts';

const OptionItems = lazy(() =>
  Promise.all([import('./OptionItems.tsx'), loadAdditions()]).then(([items]) => items),
);

/** What can be done with a discussion. The items and their forms are fetched when they are asked for. */
export function DiscussionOptions({ discussion, abilities }: DiscussionSubject) {
  const { t } = useTranslator();
  const { isSignedIn, hasDiscussionOptions } = useSite();
  const me = useMe();
  const [wasOpened, setWasOpened] = useState(false);
  const [Form, setForm] = useState<ComponentType<DiscussionFormProps>>();
  if (!isSignedIn || !(hasAny(abilities) || hasDiscussionOptions || (me && discussion.pinned))) return null;
  return (
    <>
      <Menu label={t('Discussion Options')} onToggle={(isOpen) => isOpen && setWasOpened(true)}>
        {wasOpened && (
          <Suspense fallback={<Spinner />}>
            <OptionItems
              discussion={discussion}
              abilities={abilities}
              onForm={(chosen) => setForm(() => chosen)}
            />
          </Suspense>
        )}
      </Menu>
      {Form && (
        <Suspense fallback={null}>
          <Form discussion={discussion} abilities={abilities} onClose={() => setForm(undefined)} />
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
