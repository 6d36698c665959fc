// The texts of a dialog: what was written, what is saved in each language, and what is typed.
import { useEffect, useState } from 'react';
import { ApiError } from '../../../../platform/web/api/call.ts';
import type { TranslatableProperty } from '../../translations.contract.ts';
import {
  fetchProperties,
  fetchTranslations,
  RECORDS_AT_ONCE,
  type Subject,
  sendChanges,
} from './translation-calls.ts';
import { changesOf, isUnsaved, type Texts } from './translation-edits.ts';

export type LoadStatus = 'pending' | 'loading' | 'success' | 'error';

interface Loaded {
  status: LoadStatus;
  texts: Texts;
}

const NOT_YET: Loaded = { status: 'pending', texts: {} };

export function useProperties(subject: Subject) {
  const [pages, setPages] = useState<TranslatableProperty[][]>([]);
  const [status, setStatus] = useState<LoadStatus>('pending');
  const load = async () => {
    setStatus('loading');
    try {
      const next = await fetchProperties(subject, pages.length + 1);
      setPages((known) => [...known, next]);
      setStatus('success');
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setStatus('error');
    }
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the first page, once for each dialog.
  useEffect(() => void load(), []);
  const last = pages.at(-1) ?? [];
  const records = new Set(last.map((each) => each.recordID ?? each.recordKey));
  return { properties: pages.flat(), pages, status, load, hasMore: records.size >= RECORDS_AT_ONCE };
}

/** What is saved in a language, of the texts that are there so far. */
function useSaved(resource: string, locale: string, pages: readonly TranslatableProperty[][]) {
  const [loaded, setLoaded] = useState<Readonly<Record<string, Loaded>>>({});
  const [attempt, setAttempt] = useState(0);
  const put = (status: LoadStatus, texts?: Texts) =>
    setLoaded((all) => ({ ...all, [locale]: { status, texts: texts ?? all[locale]?.texts ?? {} } }));

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again when a page of texts has come, or by hand.
  useEffect(() => {
    const filled = pages.filter((page) => page.length > 0);
    if (locale === '' || filled.length === 0) return;
    let isGone = false;
    put('loading');
    Promise.all(filled.map((page) => fetchTranslations(resource, locale, page))).then(
      (all) => isGone || put('success', Object.assign({}, ...all)),
      () => isGone || put('error'),
    );
    return () => {
      isGone = true;
    };
  }, [resource, locale, pages.length, attempt]);

  return { ...(loaded[locale] ?? NOT_YET), put, retry: () => setAttempt((count) => count + 1) };
}

export function useTranslations(resource: string, locale: string, pages: readonly TranslatableProperty[][]) {
  const { status, texts: saved, put, retry } = useSaved(resource, locale, pages);
  const [edits, setEdits] = useState<Texts>({});
  const [submitStatus, setSubmitStatus] = useState<LoadStatus>('pending');
  const [error, setError] = useState<ApiError>();
  const properties = pages.flat();

  const save = async (): Promise<boolean> => {
    setSubmitStatus('loading');
    setError(undefined);
    try {
      const changes = changesOf(properties, locale, saved, edits);
      await sendChanges(resource, changes);
      const next: Record<string, string> = { ...saved };
      for (const each of changes.saved) next[each.translationPropertyKey ?? ''] = each.translation;
      for (const each of changes.removed) delete next[each.translationPropertyKey ?? ''];
      put('success', next);
      setEdits({});
      setSubmitStatus('success');
      return true;
    } catch (thrown) {
      if (!(thrown instanceof ApiError)) throw thrown;
      setError(thrown);
      setSubmitStatus('error');
      return false;
    }
  };
  return {
    status,
    saved,
    edits,
    submitStatus,
    error,
    hasUnsaved: properties.some(({ translationPropertyKey: key }) => isUnsaved(key, saved, edits)),
    edit: (key: string, text: string) => setEdits((all) => ({ ...all, [key]: text })),
    forget: () => {
      setEdits({});
      setError(undefined);
    },
    retry,
    save,
  };
}
