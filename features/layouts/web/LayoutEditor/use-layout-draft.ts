// What is being arranged, what stands saved, and the way back.
import { useState } from 'react';
import type { LayoutPart, LayoutPlace } from '../../layout-documents.contract.ts';
import type { LayoutEditorProps } from '../../layout-pages.contract.ts';
import { type LayoutText, makeDraft, publish, saveDraft } from '../layout-calls.ts';

/** Steps that can be taken back. */
const MOST_STEPS = 100;

export function useLayoutDraft({ layout: stored }: LayoutEditorProps) {
  const [saved, setSaved] = useState<LayoutText>(() => textOf(stored));
  const [text, setText] = useState(saved);
  const [past, setPast] = useState<LayoutText[]>([]);
  const [layoutID, setLayoutID] = useState(stored.isDefault ? undefined : stored.layoutID);
  const isDirty = text !== saved && JSON.stringify(text) !== JSON.stringify(saved);

  const change = (changed: Partial<LayoutText>) => {
    setPast((before) => [...before, text].slice(-MOST_STEPS));
    setText({ ...text, ...changed });
  };
  /** Answers the layout's number, which a new one gets now. */
  const save = async () => {
    if (layoutID !== undefined) await saveDraft(layoutID, text);
    const id = layoutID ?? (await makeDraft(stored.layoutViewType, text)).layoutID;
    setLayoutID(id);
    setSaved(text);
    return id;
  };
  return {
    ...text,
    layoutID,
    isDirty,
    canUndo: past.length > 0,
    rename: (name: string) => setText({ ...text, name }),
    arrange: (layout: LayoutPart[]) => change({ layout }),
    undo: () => {
      const before = past.at(-1);
      if (before) setText(before);
      setPast(past.slice(0, -1));
    },
    reset: () => {
      setPast([]);
      setText(saved);
    },
    save,
    publish: async (places?: LayoutPlace[]) => publish(await save(), places),
  };
}

export type LayoutDraft = ReturnType<typeof useLayoutDraft>;

function textOf({ draft, name, layout }: LayoutEditorProps['layout']): LayoutText {
  return draft ? { name: draft.name, layout: draft.layout } : { name, layout };
}
