// Lets a browser search here from its address bar.
import { siteConfig } from '../../../platform/server/config/site-config.ts';
import { escapeHtml } from '../../../platform/server/content/escape.ts';
import type { WebDocument } from '../../../platform/server/http/document.ts';

export const openSearchDocument: WebDocument = {
  path: '/opensearch.xml',
  summary: 'How to search this site from a browser.',
  handle: async (ctx) => {
    const name = escapeHtml(ctx.setting(siteConfig.title));
    const url = (path: string) => escapeHtml(ctx.url(path));
    return {
      contentType: 'application/opensearchdescription+xml; charset=utf-8',
      body: `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
<ShortName>${[...name].length > 16 ? 'Search' : name}</ShortName>
<LongName>${name}</LongName>
<Description>${name}</Description>
<InputEncoding>UTF-8</InputEncoding>
<Image type="image/svg+xml">${url('/favicon.svg')}</Image>
<Url type="text/html" template="${url('/search')}?query={searchTerms}"/>
</OpenSearchDescription>
`,
    };
  },
};
