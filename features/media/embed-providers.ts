// Sites whose films, pictures and posts are known by their address alone.
import type { EmbedData } from './embeds.contract.ts';

type Found = Omit<EmbedData, 'url'>;
type Provider = (url: URL, parts: readonly string[]) => Found | undefined;

const WIDE = { width: 640, height: 360 };
const ID = /^[\w-]{1,100}$/;

/** Parts of an address are taken for ids only where they look like ids. */
function idIn(value: string | null | undefined): string | undefined {
  return value && ID.test(value) ? value : undefined;
}

const youtube: Provider = (url, [first, second]) => {
  const isShort = url.hostname === 'youtu.be';
  const inPath = ['embed', 'shorts', 'live'].includes(first ?? '') ? second : undefined;
  const videoID = idIn(isShort ? first : (inPath ?? url.searchParams.get('v')));
  if (!videoID) return undefined;
  const listID = idIn(url.searchParams.get('list'));
  const start = secondsIn(url.searchParams.get('start') ?? url.searchParams.get('t') ?? '');
  return {
    embedType: 'youtube',
    videoID,
    ...(listID && { listID }),
    ...(start > 0 && { start }),
    showRelated: url.searchParams.get('rel') === '1',
    photoUrl: `https://i.ytimg.com/vi/${videoID}/hqdefault.jpg`,
    ...WIDE,
  };
};

/** `90`, `90s`, `1m30s`, `1h2m`. */
function secondsIn(text: string): number {
  if (/^\d{1,6}$/.test(text)) return Number(text);
  const [, h = 0, m = 0, s = 0] = /^(?:(\d{1,3})h)?(?:(\d{1,4})m)?(?:(\d{1,6})s)?$/.exec(text) ?? [];
  return Number(h) * 3600 + Number(m) * 60 + Number(s);
}

const vimeo: Provider = (_url, parts) => {
  const videoID = parts.findLast((part) => /^\d{1,15}$/.test(part));
  return videoID ? { embedType: 'vimeo', videoID, ...WIDE } : undefined;
};

const twitch: Provider = (url, [first, second, third]) => {
  const time = idIn(url.searchParams.get('t'));
  const found = (kind: string, id: string | undefined): Found | undefined =>
    id ? { embedType: 'twitch', twitchID: `${kind}:${id}`, ...(time && { time }), ...WIDE } : undefined;
  if (url.hostname === 'clips.twitch.tv') return found('clip', idIn(first));
  if (first === 'videos') return found('video', idIn(second));
  if (second === 'clip') return found('clip', idIn(third));
  return second === undefined ? found('channel', idIn(first)) : undefined;
};

const twitter: Provider = (_url, [, second, third]) =>
  second === 'status' && /^\d{1,25}$/.test(third ?? '')
    ? { embedType: 'twitter', statusID: third as string }
    : undefined;

const instagram: Provider = (_url, [first, second]) => {
  const postID = ['p', 'reel'].includes(first ?? '') ? idIn(second) : undefined;
  return postID ? { embedType: 'instagram', postID } : undefined;
};

const imgur: Provider = (_url, [first, second]) => {
  const isAlbum = first === 'a' || first === 'gallery';
  const imgurID = idIn(isAlbum ? second?.split('-').at(-1) : first);
  return imgurID ? { embedType: 'imgur', imgurID, isAlbum } : undefined;
};

const giphy: Provider = (_url, [first, second]) => {
  const giphyID = ['gifs', 'media', 'embed'].includes(first ?? '')
    ? idIn(second?.split('-').at(-1))
    : undefined;
  return giphyID ? { embedType: 'giphy', giphyID, ...WIDE } : undefined;
};

const codepen: Provider = (_url, [author, second, third]) => {
  const cpID = second === 'pen' ? idIn(third) : undefined;
  return cpID && idIn(author)
    ? { embedType: 'codepen', codepenID: cpID, cpID, author: author as string, ...WIDE }
    : undefined;
};

const wistia: Provider = (_url, [first, second]) => {
  const videoID = first === 'medias' ? idIn(second) : undefined;
  return videoID ? { embedType: 'wistia', videoID, ...WIDE } : undefined;
};

const PROVIDERS: Readonly<Record<string, Provider>> = {
  'youtube.com': youtube,
  'youtu.be': youtube,
  'vimeo.com': vimeo,
  'player.vimeo.com': vimeo,
  'twitch.tv': twitch,
  'clips.twitch.tv': twitch,
  'twitter.com': twitter,
  'x.com': twitter,
  'instagram.com': instagram,
  'imgur.com': imgur,
  'giphy.com': giphy,
  'codepen.io': codepen,
  'wistia.com': wistia,
};

export function providerEmbed(url: URL): EmbedData | undefined {
  const host = url.hostname.replace(/^(?:www|m|mobile)\./, '');
  const provider = PROVIDERS[host] ?? (host.endsWith('.wistia.com') ? wistia : undefined);
  const found = provider?.(
    url,
    url.pathname.split('/').filter((part) => part !== ''),
  );
  return found && { url: url.href, ...found };
}
