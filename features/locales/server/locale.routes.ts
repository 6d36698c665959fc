import { Answer, route } from '../../../platform/server/http/route.ts';
import { LANGUAGE_COOKIE } from '../../../platform/server/sessions/cookies.ts';
import * as contract from '../locales.contract.ts';
import { addLocale, chooseLocale, editLocale } from './locale.actions.ts';
import { communityLocales, requireLocale } from './locale.queries.ts';
import { translations } from './translations.ts';

const COOKIE_DAYS = 365;

export const localeRoutes = [
  route(contract.listLocales, async (ctx, { query }) => {
    const all = await communityLocales(ctx);
    const { isMachineTranslations: isByMachine } = query;
    return all.filter(
      (each) => isByMachine === undefined || (each.translationService !== null) === isByMachine,
    );
  }),
  route(contract.getLocale, async (ctx, { params }) => requireLocale(ctx, params.localeID)),
  route(contract.addLocale, async (ctx, { body }) => {
    const key = await addLocale(ctx, body);
    return requireLocale(ctx, key);
  }),
  route(contract.editLocale, async (ctx, { params, body }) => {
    const { localeKey } = await requireLocale(ctx, params.localeID);
    await editLocale(ctx, localeKey, body);
    return requireLocale(ctx, localeKey);
  }),
  route(contract.chooseLocale, async (ctx, { body }) => {
    const locale = await chooseLocale(ctx, body.locale);
    const cookie =
      locale === null ? { value: '', maxAge: 0 } : { value: locale, maxAge: COOKIE_DAYS * 24 * 60 * 60 };
    return new Answer({ locale }, { cookies: [{ name: LANGUAGE_COOKIE, ...cookie }] });
  }),
  route(contract.getInterfaceTranslations, async (ctx, { params }) => {
    const { messages, headers } = await translations(ctx, params.locale);
    return new Answer(messages, { headers });
  }),
];
