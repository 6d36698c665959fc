// What the head of every page names of a theme. An address holds one state of a theme, so it is immutable.
import { notFound } from '../../../platform/contract/errors.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import type {
  DocumentRequest,
  DocumentResponse,
  WebDocument,
} from '../../../platform/server/http/document.ts';
import {
  acceptedEncoding,
  compressWell,
  type Encoding,
} from '../../../platform/server/http/responses/response-buffer.ts';
import { filesOf, type ThemeFiles } from './theme-files.ts';
import { requireTheme } from './theme-state.ts';

const TYPES: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
};

async function themeFile(ctx: RequestContext, request: DocumentRequest): Promise<DocumentResponse> {
  const { themeID = '', file = '' } = request.params;
  const [, revisionID, ending] = /^(\d{1,9})-\w{1,20}\.(css|js)$/.exec(file) ?? [];
  if (!revisionID || !ending) throw notFound('File');
  const state = await requireTheme(ctx.db, themeID, Number(revisionID) || undefined);
  const files = await filesOf(state, ctx.site.url);
  const kind = kindOf(files, file, ending as Ending);
  const url = files[ADDRESSES[kind]];
  if (url === undefined) throw notFound('File');
  const text = files[kind];
  // Another address of the same state: made by another version of the product, and good for now only.
  const isExact = url.endsWith(`/${file}`);
  const encoding = acceptedEncoding(String(request.headers['accept-encoding'] ?? ''));
  return {
    contentType: TYPES[ending] as string,
    body: encoding === 'identity' ? Buffer.from(text) : await compressed(files, kind, encoding),
    headers: {
      'cache-control': isExact ? 'public, max-age=31536000, immutable' : 'public, max-age=60',
      vary: 'Accept-Encoding',
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    },
  };
}

type Ending = 'css' | 'js';
type Kind = keyof typeof ADDRESSES;

const ADDRESSES = { styles: 'stylesUrl', looks: 'looksUrl', script: 'scriptUrl' } as const;

/** A style sheet is the whole one, unless its address is that of the looks alone. */
function kindOf({ looksUrl }: ThemeFiles, file: string, ending: Ending): Kind {
  if (ending === 'js') return 'script';
  return looksUrl?.endsWith(`/${file}`) ? 'looks' : 'styles';
}

/** Once for each state of a theme and encoding: whoever asks, and however often, costs nothing more. */
const packed = new WeakMap<ThemeFiles, Map<string, Promise<Buffer>>>();

function compressed(files: ThemeFiles, kind: Kind, encoding: Encoding): Promise<Buffer> {
  const known = packed.get(files) ?? new Map<string, Promise<Buffer>>();
  packed.set(files, known);
  const made = known.get(`${kind} ${encoding}`) ?? compressWell(Buffer.from(files[kind]), encoding);
  known.set(`${kind} ${encoding}`, made);
  return made;
}

export const themeDocuments: WebDocument[] = [
  {
    path: '/theme/:themeID/:file',
    summary: 'The style sheet or the script of one state of a theme.',
    // Pages of a private community that guests see, such as the one to sign in, look like the rest.
    allowsUnauthenticated: true,
    handle: themeFile,
  },
];
