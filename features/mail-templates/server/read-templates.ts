import { notFound } from '../../../platform/contract/errors.ts';
import { SOURCE_LANGUAGE } from '../../../platform/contract/languages/languages.ts';
import { createTranslator, NO_MESSAGES } from '../../../platform/contract/languages/translate.ts';
import { siteConfig } from '../../../platform/server/config/site-config.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import {
  type MailTemplate,
  type MailText,
  mailTemplates,
} from '../../../platform/server/places/mail-templates.ts';
import type { MailPart, MailTemplateShown } from '../mail-templates.contract.ts';
import { notificationTemplates } from './notification-templates.ts';

/** The language that was asked for, where the interface speaks it; else the first, which is that of the site. */
export function localeOf(ctx: RequestContext, locale: string | undefined): string {
  const available = ctx.site.languages.available(ctx.config);
  const found = locale === undefined ? available[0] : available.find((each) => each === locale);
  if (!found) throw notFound('Language');
  return found;
}

export async function templatesIn(ctx: RequestContext, locale: string) {
  const { messages: shipped } = await ctx.site.languages.messages(locale);
  const own = ctx.setting(siteConfig.messages)[locale] ?? {};
  const names = (key: string) => new Intl.DisplayNames([key], { type: 'language' }).of(key) ?? key;
  const partOf = ({ text, sample }: MailText): MailPart => {
    const [asItComes, instead] = [shipped[text], own[text]];
    return {
      text,
      shipped: typeof asItComes === 'string' ? asItComes : text,
      own: typeof instead === 'string' ? instead : null,
      sample: { ...samplesOf(ctx), ...absolute(ctx, sample) },
    };
  };
  const shown = ({ id, name, subject, paragraphs }: MailTemplate): MailTemplateShown => ({
    templateID: id,
    // What is called by its first words has gaps in its name.
    name: ctx.translator.t(name, { ...samplesOf(ctx), ...sampleOf(paragraphs) }),
    subject: 'text' in subject ? partOf(subject) : fixedPart(ctx, subject),
    paragraphs: paragraphs.map((each) => ('text' in each ? partOf(each) : fixedPart(ctx, each))),
  });
  return {
    locale,
    locales: ctx.site.languages.available(ctx.config).map((key) => ({ locale: key, name: names(key) })),
    templates: [...mailTemplates.of(ctx), ...notificationTemplates(ctx)]
      .toSorted((a, b) => a.position - b.position)
      .map(shown),
  };
}

function samplesOf(ctx: RequestContext): Record<string, string> {
  return { site: ctx.setting(siteConfig.title), name: ctx.viewer.name };
}

function sampleOf([first]: MailTemplate['paragraphs']): NonNullable<MailText['sample']> {
  return (first && 'sample' in first && first.sample) || {};
}

/** Addresses are of the site, as in the mails themselves. */
function absolute(ctx: RequestContext, sample: MailText['sample'] = {}): Record<string, string> {
  const filled = (value: string | number) =>
    String(value).startsWith('/') ? ctx.site.url + String(value) : String(value);
  return Object.fromEntries(Object.entries(sample).map(([name, value]) => [name, filled(value)]));
}

function fixedPart(ctx: RequestContext, part: { url: string } | { fixed: string }): MailPart {
  const shipped = 'url' in part ? ctx.site.url + (part.url === '/' ? '' : part.url) : part.fixed;
  return { text: null, shipped, own: null, sample: {} };
}

/** As it would leave: subject and text. */
export function filledTemplate({ subject, paragraphs }: MailTemplateShown): {
  subject: string;
  text: string;
} {
  return { subject: filled(subject), text: paragraphs.map(filled).join('\n\n') };
}

function filled({ shipped, own, sample }: MailPart): string {
  return createTranslator(SOURCE_LANGUAGE, NO_MESSAGES).t(own ?? shipped, sample);
}
