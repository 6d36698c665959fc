// Above each listing of a post: its language and a button that copies it. They stand beside what React rendered, and are put
// there again where a body was rendered anew.
import { createTranslator, type Translator } from '../../../platform/contract/languages/translate.ts';
import type { SiteMeta } from '../../../platform/contract/page.ts';
import { showToast } from '../../../platform/ui/Toast/toast-store.ts';
import { fetchMessages } from '../../../platform/web/i18n/fetch-messages.ts';
import styles from './CodeTools.module.css';

const LISTING = '.userContent pre.code';

export async function watchCodeBlocks(site: SiteMeta): Promise<void> {
  const { t } = createTranslator(site.locale, await fetchMessages(site.messagesUrl));
  for (const listing of document.querySelectorAll<HTMLElement>(LISTING)) addTools(listing, t);
  for (const sign of ['pointerover', 'touchstart', 'focusin'])
    addEventListener(
      sign,
      ({ target }) => {
        const listing = (target as Element | null)?.closest?.<HTMLElement>(LISTING);
        if (listing) addTools(listing, t);
      },
      { passive: true },
    );
  addEventListener('click', ({ target }) => {
    const button = (target as Element | null)?.closest?.(`.${styles.tools} > button`);
    if (button) copy(button.parentElement?.nextElementSibling?.textContent ?? '', t);
  });
}

function addTools(listing: HTMLElement, t: Translator['t']): void {
  // What is being written has tools of its own.
  if (listing.isContentEditable || listing.previousElementSibling?.classList.contains(`${styles.tools}`))
    return;
  const tools = document.createElement('div');
  tools.className = `${styles.tools}`;
  const language = /(?:^| )language-([a-z0-9-]+)/.exec(listing.className)?.[1];
  if (language) tools.append(Object.assign(document.createElement('span'), { textContent: language }));
  tools.append(
    Object.assign(document.createElement('button'), { type: 'button', textContent: t('Copy code') }),
  );
  listing.before(tools);
}

async function copy(text: string, t: Translator['t']): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showToast(t('Code copied to clipboard.'), { id: 'copy-code', tone: 'success', isAutoDismissed: true });
  } catch {
    // Some browsers give no access to the clipboard: the text itself can still be copied by hand.
    showToast(t('The code could not be copied. Select it and copy it by hand.'), {
      id: 'copy-code',
      tone: 'error',
    });
  }
}
