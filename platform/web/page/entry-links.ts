// The ways in, for guests: they come back to the page on which they chose to sign in or to register.
import { withTarget } from '../../contract/entry-address.ts';
import { useLocation } from '../router/screen.tsx';
import { useSite } from './site-context.tsx';

/** Gives an address of an entry page the page it is chosen on as its Target; any other stays as it is. */
export function useEntryLink(): (url: string) => string {
  const { signInUrl, registrationUrl } = useSite();
  const { pathname, search } = useLocation();
  return (url) =>
    url === '' || ![signInUrl, registrationUrl].includes(url) || pathname.startsWith('/entry/')
      ? url
      : withTarget(url, pathname + search);
}
