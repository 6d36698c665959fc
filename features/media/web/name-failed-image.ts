import { createTranslator } from '../../../platform/contract/languages/translate.ts';
import type { SiteMeta } from '../../../platform/contract/page.ts';
import { fetchMessages } from '../../../platform/web/i18n/fetch-messages.ts';

/** Browsers show the text of a picture that did not come. */
export async function nameFailedImage(image: HTMLImageElement, site: SiteMeta): Promise<void> {
  const { t } = createTranslator(site.locale, await fetchMessages(site.messagesUrl));
  image.alt = t('This picture could not be loaded.');
}
