import type { WebDocument } from '../../../platform/server/http/document.ts';
import { translations } from './translations.ts';

/** For pages elsewhere that load it; ours carry their messages themselves. */
export const translationsScripts: readonly WebDocument[] = [
  '/api/v2/locales/translations/:locale(^[\\w-]+).js',
  // As older clients ask for it.
  '/api/v2/locales/:locale/translations.js',
].map((path) => ({
  path,
  summary: 'What the interface says in a language, as a script that sets gdn.translations.',
  handle: async (ctx, { params }) => {
    const { messages, headers } = await translations(ctx, params.locale ?? '');
    // Inside a script no text may end it.
    const json = JSON.stringify(messages).replace(
      /[<\u2028\u2029]/g,
      (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
    );
    return {
      contentType: 'text/javascript; charset=utf-8',
      headers: { 'cache-control': headers['cache-control'] },
      body: `window.gdn = window.gdn || {};\ngdn.translations = ${json};\n`,
    };
  },
}));
