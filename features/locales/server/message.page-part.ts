// Words of the interface, edited on the page itself; the key is the language and the text: `en|New post`.
import { z } from 'zod';
import { siteConfig } from '../../../platform/server/config/site-config.ts';
import { readStoredSetting } from '../../../platform/server/config/stored-settings.ts';
import { type PagePart, pageParts } from '../../../platform/server/places/page-parts.ts';
import { requireLocale } from './locale.queries.ts';
import { changeMessage } from './message.actions.ts';

const { messages } = siteConfig;

function parted(key: string): { locale: string; wording: string } {
  const at = key.indexOf('|');
  return { locale: key.slice(0, at), wording: key.slice(at + 1) };
}

const part: PagePart = {
  name: 'words',
  schema: z.string().max(1000).nullable(),
  require: (ctx) => ctx.require(messages.write),
  standing: async (ctx, keys) => {
    const stored = messages.schema.safeParse(await readStoredSetting(ctx.db, messages.key)).data ?? {};
    return new Map(
      keys.map((key) => {
        const { locale, wording } = parted(key);
        return [key, stored[locale]?.[wording] ?? null];
      }),
    );
  },
  publish: async (ctx, changes) => {
    for (const { key, to } of changes) {
      const { locale, wording } = parted(key);
      const { localeKey } = await requireLocale(ctx, locale);
      await changeMessage(ctx, localeKey, { wording, own: to === '' ? null : (to as string | null) });
    }
  },
};

export const messagePageParts = [pageParts.add(part)];
