// Films and posts of other sites stand in bodies as cards, and nothing of theirs is asked for. Where a card is pressed
// its site is shown in a frame; what that takes comes then.
import { createTranslator } from '../../../platform/contract/languages/translate.ts';
import type { SiteMeta } from '../../../platform/contract/page.ts';
import { showToast } from '../../../platform/ui/Toast/toast-store.ts';
import { fetchMessages } from '../../../platform/web/i18n/fetch-messages.ts';

/** Cards of these sites may be of something that can be framed; the whole address tells. */
const SITES =
  /(?:^|\.)(?:youtu\.be|(?:youtube|vimeo|twitter|x|instagram|imgur|giphy|wistia)\.com|twitch\.tv|codepen\.io)$/;
const WAIT_MILLISECONDS = 10_000;

const fetchOpener = () => import('./open-embed.ts');

export function watchEmbeds(site: SiteMeta, fetch: typeof fetchOpener = fetchOpener): void {
  if (site.disableUrlEmbeds) return;
  const open = (event: MouseEvent) => {
    const { button, ctrlKey, metaKey, shiftKey, altKey, target } = event;
    if (button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return;
    const link = (target as Element | null)?.closest?.<HTMLAnchorElement>('.userContent a.embedLink-link');
    if (!link || !SITES.test(link.hostname) || 'opened' in link.dataset) return;
    event.preventDefault();
    inTime(fetch()).then(
      ({ openEmbed }) => openEmbed(link),
      () => sayItFailed(site),
    );
  };
  // Before whatever else follows links.
  addEventListener('click', open, { capture: true });
}

function inTime<T>(coming: Promise<T>): Promise<T> {
  const late = new Promise<never>((_, reject) => setTimeout(reject, WAIT_MILLISECONDS));
  return Promise.race([coming, late]);
}

async function sayItFailed(site: SiteMeta): Promise<void> {
  const { t } = createTranslator(site.locale, await fetchMessages(site.messagesUrl));
  showToast(t('Failed to load a required embed script.'), { id: 'embed', tone: 'error' });
}
