// What single keys do in triage: they press the link or the button that is marked with them.
import type { PageKeys } from '../../../../platform/web/keys/use-page-keys.ts';

/** For `aria-keyshortcuts` of what a key presses. `g` leads to places everywhere, so that assigning is `s`. */
export const caseKeys = {
  claim: 'c',
  approve: 'a',
  dismiss: 'd',
  remove: 'r',
  escalate: 'e',
  assign: 's',
  note: 'n',
} as const;

/** Of buttons at the author, which capabilities bring. */
const memberKeys = ['b', 'w'];

/** One case further, or back; from no case to the first. */
function go(page: HTMLElement, step: 1 | -1): boolean {
  const links = [...page.querySelectorAll<HTMLAnchorElement>('[data-case] a[href]')];
  const at = links.findIndex((link) => link.getAttribute('aria-current') === 'true');
  const link = at < 0 ? links[step > 0 ? 0 : links.length - 1] : links[at + step];
  link?.click();
  return link !== undefined;
}

function press(page: HTMLElement, key: string): boolean {
  const control = page.querySelector<HTMLElement>(`[aria-keyshortcuts="${key}"]`);
  if (control instanceof HTMLInputElement) control.focus();
  else control?.click();
  return control !== null;
}

export const triageKeys: PageKeys<HTMLElement> = {
  j: (page) => go(page, 1),
  k: (page) => go(page, -1),
  ...Object.fromEntries(
    [...Object.values(caseKeys), ...memberKeys].map((key) => [key, (page: HTMLElement) => press(page, key)]),
  ),
};
