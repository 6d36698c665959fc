// The lists of the page: the stored ones, and what was done to them since.
import { useState } from 'react';
import type { CallInput } from '../../../../platform/contract/endpoint.ts';
import { ApiError, call } from '../../../../platform/web/api/call.ts';
import { isConflict, type KnownRevision, sendFrom } from '../../../../platform/web/api/revision.ts';
import { useRevalidator } from '../../../../platform/web/router/screen.tsx';
import type {
  deleteNavigation,
  listNavigations,
  NavigationItem,
  putNavigation,
  StoredList,
} from '../../navigation.contract.ts';

export const DEFAULT_LIST = 'default';

export interface NavigationLists {
  lists: StoredList[];
  /** Items of a list as they stand on the screen. */
  itemsOf: (locale: string) => NavigationItem[];
  isChanged: (locale: string) => boolean;
  hasChanges: boolean;
  isBusy: boolean;
  error: ApiError | undefined;
  isConflict: boolean;
  change: (locale: string, items: NavigationItem[]) => void;
  undo: (locale: string) => void;
  save: (locale: string) => Promise<boolean>;
  drop: (locale: string) => Promise<boolean>;
}

export function useNavigationLists(stored: StoredList[]): NavigationLists {
  const [lists, setLists] = useState(stored);
  const [drafts, setDrafts] = useState<Readonly<Record<string, NavigationItem[]>>>({});
  const [known] = useState(() => new Map<string, KnownRevision>());
  const { revalidate } = useRevalidator();
  const hasChanges = Object.keys(drafts).length > 0;

  const find = (locale: string) => lists.find((list) => list.locale === locale);
  const undo = (locale: string) => {
    const { [locale]: _, ...others } = drafts;
    setDrafts(others);
  };
  const { attempt, ...progress } = useAttempt(async (locale) => {
    setLists((await call<typeof listNavigations>('GET /navigation/lists')).body);
    known.delete(locale);
    undo(locale);
    await revalidate();
  });
  // A language without a list of its own starts from what it shows now.
  const itemsOf = (locale: string) => drafts[locale] ?? (find(locale) ?? find(DEFAULT_LIST))?.items ?? [];
  return {
    lists,
    itemsOf,
    hasChanges,
    ...progress,
    isChanged: (locale) => drafts[locale] !== undefined,
    change: (locale, items) => setDrafts({ ...drafts, [locale]: items }),
    undo,
    save: (locale) =>
      attempt(locale, () => {
        const revision = known.get(locale) ?? { current: find(locale)?.revision };
        known.set(locale, revision);
        return sendFrom(revision, (ifMatch) => putList(locale, itemsOf(locale), ifMatch));
      }),
    drop: (locale) =>
      attempt(locale, () =>
        call<typeof deleteNavigation>('DELETE /navigation/:locale', { params: { locale } }),
      ),
  };
}

function putList(locale: string, items: NavigationItem[], ifMatch: string | undefined) {
  const body = { items } as CallInput<(typeof putNavigation)['spec']>['body'];
  return call<typeof putNavigation>('PUT /navigation/:locale', { params: { locale }, body, ifMatch });
}

/** One change at a time; what went wrong stays until the next one. */
function useAttempt(onDone: (locale: string) => Promise<void>) {
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<ApiError>();
  const attempt = async (locale: string, work: () => Promise<unknown>): Promise<boolean> => {
    setBusy(true);
    setError(undefined);
    try {
      await work();
      await onDone(locale);
      return true;
    } catch (thrown) {
      if (!(thrown instanceof ApiError)) throw thrown;
      setError(thrown);
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { attempt, isBusy, error, isConflict: isConflict(error) };
}
