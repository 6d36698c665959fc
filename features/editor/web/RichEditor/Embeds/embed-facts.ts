import type { EditorElement } from '../../../rich2/editor-nodes.ts';

export interface EmbedFacts {
  embedType: string;
  url: string;
  name: string;
  caption: string;
  body: string;
  photoUrl: string;
  displaySize: string;
  size?: number;
  /** In pixels, where it is known. */
  height?: number;
  recordType: string;
  recordID?: number;
}

/** Undefined while nothing is known but the address. */
export function factsOf({ embedData, url }: EditorElement): EmbedFacts | undefined {
  if (typeof embedData !== 'object' || embedData === null) return undefined;
  const data = embedData as Record<string, unknown>;
  const text = (name: string) => (typeof data[name] === 'string' ? (data[name] as string) : '');
  if (text('embedType') === '') return undefined;
  return {
    embedType: text('embedType'),
    url: safeUrl(text('url') || String(url ?? '')),
    name: text('name'),
    caption: text('caption'),
    body: text('body'),
    photoUrl: safeUrl(text('photoUrl')),
    displaySize: text('displaySize') || 'large',
    recordType: text('recordType'),
    ...(typeof data.size === 'number' && { size: data.size }),
    ...(typeof data.height === 'number' && { height: data.height }),
    ...(typeof data.recordID === 'number' && { recordID: data.recordID }),
  };
}

function safeUrl(url: string): string {
  return /^(?:https?:\/\/|\/)/i.test(url) ? url : '';
}

/** Posts of this site are known by their number: what they say is asked for. */
export function isOwnPost({ embedType, recordID }: EmbedFacts): boolean {
  return embedType === 'quote' || recordID !== undefined;
}
