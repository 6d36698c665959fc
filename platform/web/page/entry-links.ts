// The ways in, for guests: they come back to the page on which they chose to sign in or to register.
import { useLocation } from '../router/screen.tsx';
import { useSite } from './site-context.tsx';

interface EntryLinks {
  signInUrl: string;
  /** Empty: nobody can register here. */
  registrationUrl: string;
}

/** Each with the address of the page as its Target. */
export function useEntryLinks(): EntryLinks {
  const { signInUrl, registrationUrl } = useSite();
  const { pathname, search } = useLocation();
  const hasTarget = pathname !== '/' && !pathname.startsWith('/entry/');
  const withTarget = (url: string) =>
    url === '' || !hasTarget
      ? url
      : `${url}${url.includes('?') ? '&' : '?'}Target=${encodeURIComponent(pathname + search)}`;
  return { signInUrl: withTarget(signInUrl), registrationUrl: withTarget(registrationUrl) };
}
