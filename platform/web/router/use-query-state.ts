// Sort and filter values, mirrored in the query string: a link shows the same list to whoever gets it.
import { type QueryDefaults, readQuery, type Widened, writeQuery } from './query-values.ts';
import { useLocation, useNavigate } from './screen.tsx';

/** What the address says, and a way to change it; history keeps one entry for all of it. `page` starts over. */
export function useQueryState<T extends QueryDefaults>(
  defaults: T,
): [values: Widened<T>, change: (values: Partial<Widened<T>>) => void] {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const change = (values: Partial<Widened<T>>) => {
    // The address is ahead of the screen while a page is fetched: a second change must not lose the first.
    const latest = location.pathname === pathname ? location.search : search;
    const next = writeQuery(
      latest,
      defaults,
      'page' in defaults ? { page: defaults.page, ...values } : values,
    );
    navigate(`${pathname}${next}`, { replace: true, keepsPlace: true });
  };
  return [readQuery(search, defaults), change];
}
