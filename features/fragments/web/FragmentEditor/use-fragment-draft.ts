// What is being written, what stands saved, and what is wrong with it.
import { useState } from 'react';
import { ApiError } from '../../../../platform/web/api/call.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { FragmentEditorProps } from '../../fragment-pages.contract.ts';
import type { FragmentDetails } from '../../fragments.contract.ts';
import type { FragmentType } from '../../injectables.contract.ts';
import { type FragmentCode, makeDraft, saveDraft } from '../fragment-calls.ts';
import { starterOf } from './starters.ts';

export interface DataSet {
  previewDataUUID: string;
  name: string;
  description: string;
  /** JSON, as it is typed. */
  text: string;
}

export interface DraftText {
  name: string;
  js: string;
  css: string;
  previewData: DataSet[];
}

export type DraftErrors = Readonly<Record<string, string>>;

export function useFragmentDraft({ fragmentType, fragment }: FragmentEditorProps) {
  const { t } = useTranslator();
  const faultsOf = useFaults();
  const [stored, setStored] = useState(fragment);
  const [saved, setSaved] = useState<DraftText>(() => textAtFirst(fragmentType, fragment));
  const [text, setText] = useState(saved);
  const [errors, setErrors] = useState<DraftErrors>({});
  const isDirty = text !== saved && JSON.stringify(text) !== JSON.stringify(saved);

  const change = (changed: Partial<DraftText>) => {
    setText((before) => ({ ...before, ...changed }));
    setErrors((before) => without(before, Object.keys(changed)));
  };
  /** Another revision in place of what was written. */
  const take = (revision: FragmentDetails) => {
    setStored(revision);
    setSaved(textOf(revision));
    setText(textOf(revision));
    setErrors({});
  };
  /** Answers the draft; throws what is to be mended first. */
  const save = async (): Promise<FragmentDetails> => {
    const faults = faultsOf(text);
    setErrors(faults);
    if (Object.keys(faults).length > 0) throw new Error(t('Not saved yet: mend what is marked first.'));
    try {
      const draft = await (stored ? saveDraft(stored, codeOf(text)) : makeDraft(fragmentType, codeOf(text)));
      setStored(draft);
      setSaved(text);
      return draft;
    } catch (error) {
      if (error instanceof ApiError) setErrors(error.fieldErrors);
      throw error;
    }
  };
  return {
    fragmentType,
    text,
    stored,
    errors,
    isDirty,
    /** Also where nothing was written yet: a new one begins with something. */
    isUnsaved: isDirty || stored === undefined,
    change,
    take,
    save,
    /** The draft went onto pages as it stands. */
    published: setStored,
  };
}

export type FragmentDraft = ReturnType<typeof useFragmentDraft>;

function textAtFirst(fragmentType: FragmentType, fragment: FragmentDetails | undefined): DraftText {
  return fragment ? textOf(fragment) : { name: '', ...starterOf(fragmentType), previewData: [] };
}

function textOf({ name, js, css, previewData }: FragmentDetails): DraftText {
  const sets = previewData.map(({ data, ...set }) => ({ ...set, text: JSON.stringify(data, null, 2) }));
  return { name, js, css, previewData: sets };
}

function codeOf({ name, js, css, previewData }: DraftText): FragmentCode {
  const sets = previewData.map(({ text, ...set }) => ({
    ...set,
    name: set.name.trim(),
    data: dataIn(text) ?? {},
  }));
  return { name: name.trim(), js, jsRaw: js, css, previewData: sets };
}

/** undefined: no JSON object. */
export function dataIn(text: string): Record<string, unknown> | undefined {
  try {
    const data: unknown = JSON.parse(text);
    const isObject = typeof data === 'object' && data !== null && !Array.isArray(data);
    return isObject ? (data as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

/** What the browser sees by itself: of examples at their UUID. */
function useFaults(): (text: DraftText) => DraftErrors {
  const { t } = useTranslator();
  return ({ name, previewData }) => {
    const wrong = previewData.filter(({ text }) => dataIn(text) === undefined);
    return {
      ...(name.trim() === '' && { name: t('Give the fragment a name.') }),
      ...Object.fromEntries(
        wrong.map(({ previewDataUUID }) => [previewDataUUID, t('This is not a JSON object.')]),
      ),
    };
  };
}

function without(errors: DraftErrors, names: readonly string[]): DraftErrors {
  if (names.includes('previewData')) return {};
  const gone = names.includes('js') ? [...names, 'jsRaw'] : names;
  return Object.fromEntries(Object.entries(errors).filter(([name]) => !gone.includes(name)));
}
