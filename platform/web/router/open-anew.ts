// Opens a page of ours by loading it in full: after signing in or out everything on it is another audience's.

/** What a navigation carries that is not to be followed within the page. `location.assign` cannot say so. */
export const ANEW = 'anew';

export function openAnew(address: string): void {
  const url = new URL(address, location.href).href;
  if (window.navigation) window.navigation.navigate(url, { info: ANEW });
  else location.assign(url);
}
