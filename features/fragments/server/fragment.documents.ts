// The files that a browser fetches for a fragment, and the modules its code imports.
import { notFound } from '../../../platform/contract/errors.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import type {
  DocumentRequest,
  DocumentResponse,
  WebDocument,
} from '../../../platform/server/http/document.ts';
import { fragmentFile } from './fragment.present.ts';
import { findFragmentRow, UUID } from './fragment.queries.ts';
import { injectableModule, withAddresses } from './fragment-code.ts';

const FOR_GOOD = 'public, max-age=31536000, immutable';
async function file(
  ctx: RequestContext,
  { params, query }: DocumentRequest,
  kind: 'js' | 'css',
): Promise<DocumentResponse> {
  const { fragmentUUID = '' } = params;
  const { fragmentRevisionUUID } = query;
  const isNamed = typeof fragmentRevisionUUID === 'string';
  if (!UUID.test(fragmentUUID) || (isNamed && !UUID.test(fragmentRevisionUUID))) throw notFound('Fragment');
  const row = await findFragmentRow(ctx.db, fragmentUUID, isNamed ? { fragmentRevisionUUID } : 'active');
  if (!row) throw notFound('Fragment');
  if (!isNamed)
    return {
      body: '',
      redirectTo: fragmentFile(kind, row.fragment_uuid, row.fragment_revision_uuid),
      headers: { 'cache-control': 'no-cache' },
    };
  return {
    contentType: kind === 'js' ? 'text/javascript; charset=utf-8' : 'text/css; charset=utf-8',
    body: kind === 'js' ? withAddresses(row.js) : row.css,
    headers: { 'cache-control': FOR_GOOD },
  };
}

export const fragmentDocuments: WebDocument[] = [
  {
    path: '/api/v2/fragments/:fragmentUUID/js',
    summary:
      'The script of a fragment as an ES module; without fragmentRevisionUUID leads to the published one.',
    allowsUnauthenticated: true,
    handle: (ctx, request) => file(ctx, request, 'js'),
  },
  {
    path: '/api/v2/fragments/:fragmentUUID/css',
    summary: 'The style sheet of a fragment; without fragmentRevisionUUID leads to the published one.',
    allowsUnauthenticated: true,
    handle: (ctx, request) => file(ctx, request, 'css'),
  },
  {
    path: '/fragments/injectables/:file',
    summary: 'What the code of fragments may import.',
    allowsUnauthenticated: true,
    handle: async (_ctx, { params }) => {
      const body = injectableModule(params.file ?? '');
      if (!body) throw notFound('Module');
      return {
        contentType: 'text/javascript; charset=utf-8',
        body,
        headers: { 'cache-control': 'public, max-age=3600' },
      };
    },
  },
];
