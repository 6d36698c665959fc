// Opens a page of ours by a full reload: after signing in or out everything on it is another audience's.

/** What a navigation carries that is not to be followed within the page. `location.assign` cannot say so. */
export const FULL_RELOAD = 'anew';

export function fullReload(address: string): void {
  const url = new URL(address, location.href).href;
  if (window.navigation) window.navigation.navigate(url, { info: FULL_RELOAD });
  else location.assign(url);
}
