// A fragment: its settings and revisions at the start, its code beside them, and what it draws.
import type { KeyboardEvent } from 'react';
import { EditorShell } from '../../../../platform/ui/EditorShell/EditorShell.tsx';
import { useDraftKey } from '../../../../platform/web/forms/use-draft-key.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { UnsavedModal } from '../../../../platform/web/router/UnsavedModal.tsx';
import { useUnsavedGuard } from '../../../../platform/web/router/use-unsaved-guard.ts';
import type { FragmentEditorProps } from '../../fragment-pages.contract.ts';
import { Disclosure } from './Disclosure.tsx';
import { EditorFoot } from './EditorFoot.tsx';
import { EditorHead } from './EditorHead.tsx';
import { EditorSide } from './EditorSide.tsx';
import { FragmentStage } from './FragmentStage.tsx';
import { useFragmentDraft } from './use-fragment-draft.ts';
import { useSaving } from './use-saving.ts';

/** Another fragment begins from what is saved of it. */
export function FragmentEditor(props: FragmentEditorProps) {
  const [key, onMade] = useDraftKey(props.fragment?.fragmentUUID ?? props.fragmentType);
  if (!props.didAccept) return <Disclosure />;
  return <Editor key={key} {...props} onMade={onMade} />;
}

function Editor({ onMade, ...props }: FragmentEditorProps & { onMade: (fragmentUUID: string) => void }) {
  const { t } = useTranslator();
  const draft = useFragmentDraft(props);
  const guard = useUnsavedGuard(draft.isDirty);
  const saving = useSaving(draft, ({ fragmentUUID }) => {
    onMade(fragmentUUID);
    guard.letGo();
  });
  const saveByKey = (event: KeyboardEvent) => {
    if (event.key !== 's' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    if (draft.isUnsaved) void saving.save();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut on its way up from the fields; a button does the same
    <div onKeyDown={saveByKey}>
      <EditorShell
        label={t('Fragment settings')}
        head={<EditorHead draft={draft} />}
        foot={<EditorFoot draft={draft} saving={saving} />}
        stage={<FragmentStage draft={draft} />}
      >
        <EditorSide
          draft={draft}
          revisions={props.revisions}
          total={props.countRevisions}
          letGo={guard.letGo}
        />
      </EditorShell>
      {guard.isAsking && <UnsavedModal onStay={guard.stay} onLeave={guard.leave} />}
    </div>
  );
}
