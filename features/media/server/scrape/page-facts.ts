// The metadata of a page. All of it is untrusted text: none of it is ever markup here.
import { Parser } from 'htmlparser2';
import { ElementCounter } from '../../../../platform/server/content/too-complicated.ts';

export interface PageFacts {
  name?: string;
  body?: string;
  photoUrl?: string;
  faviconUrl?: string;
}

/** What a page says of itself stands before so many elements, if anywhere. */
const MAX_HEAD = { depth: 20, elements: 2_000 };

/** And within so many characters. */
const MAX_LENGTH = 250_000;

const LENGTHS = { name: 250, body: 500, url: 2000 };

export function factsOf(html: string, pageUrl: string): PageFacts {
  const facts = new Map<string, string>();
  const setFact = (name: string, value: string | undefined) => {
    if (value && value.trim() !== '' && !facts.has(name)) facts.set(name, value);
  };
  let title: string | undefined;
  const elements = new ElementCounter(MAX_HEAD);
  const parser = new Parser({
    onopentag(name, attributes) {
      if (!elements.hasRoom()) parser.pause();
      if (name === 'title') title ??= '';
      else if (name === 'meta')
        setFact((attributes.property ?? attributes.name ?? '').toLowerCase(), attributes.content);
      else if (name === 'link' && /(?:^|\s)icon(?:\s|$)/i.test(attributes.rel ?? ''))
        setFact('icon', attributes.href);
      else if (name === 'body') parser.pause();
    },
    ontext(text) {
      if (title !== undefined && !facts.has('title')) title += text;
    },
    onclosetag(name) {
      elements.close();
      if (name === 'title') setFact('title', title);
    },
  });
  parser.write(html.slice(0, MAX_LENGTH));
  const text = (length: number, ...names: string[]) =>
    plain(
      names.map((name) => facts.get(name)).find((value) => value !== undefined),
      length,
    );
  const address = (...names: string[]) =>
    addressOf(
      names.map((name) => facts.get(name)).find((value) => value !== undefined),
      pageUrl,
    );
  return withoutAbsent({
    name: text(LENGTHS.name, 'og:title', 'twitter:title', 'title'),
    body: text(LENGTHS.body, 'og:description', 'twitter:description', 'description'),
    photoUrl: address('og:image:secure_url', 'og:image', 'og:image:url', 'twitter:image'),
    faviconUrl: address('icon'),
  });
}

export function plain(value: string | undefined, length: number): string | undefined {
  const text = value
    ?.slice(0, 10 * length)
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\s]+/gu, ' ')
    .trim();
  if (!text) return undefined;
  return text.length > length ? `${text.slice(0, length).toWellFormed()}…` : text;
}

function addressOf(value: string | undefined, base: string): string | undefined {
  if (!value || !URL.canParse(value, base)) return undefined;
  const { href, protocol } = new URL(value, base);
  return /^https?:$/.test(protocol) && href.length <= LENGTHS.url ? href : undefined;
}

function withoutAbsent(facts: { [Name in keyof PageFacts]: string | undefined }): PageFacts {
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined));
}

/** As the answer declares it, as the page declares it, else UTF-8. */
export function decodePage(bytes: Uint8Array, contentType: string): string {
  const start = Buffer.from(bytes.subarray(0, 2048)).toString('latin1');
  const charset =
    /charset=["']?([\w-]{1,40})/i.exec(contentType)?.[1] ??
    /<meta[^<>]{0,200}charset=["']?([\w-]{1,40})/i.exec(start)?.[1];
  try {
    return new TextDecoder(charset ?? 'utf-8').decode(bytes);
  } catch {
    return new TextDecoder().decode(bytes);
  }
}
