// Which page of its own site shows a film, a picture or a post in a frame. Made of checked parts alone: what somebody
// wrote is never an address here.
import type { FRAME_HOSTS } from '../../platform/contract/frame-hosts.ts';
import type { EmbedData } from './embeds.contract.ts';

type FrameAddress = `https://${(typeof FRAME_HOSTS)[number]}/${string}`;
type FrameOf = (embed: EmbedData, ownHost: string) => FrameAddress | undefined;

const TWITCH: Readonly<Record<string, (id: string) => FrameAddress>> = {
  video: (id) => `https://player.twitch.tv/?video=${id}`,
  channel: (id) => `https://player.twitch.tv/?channel=${id}`,
  clip: (id) => `https://clips.twitch.tv/embed?clip=${id}`,
};

const FRAMES: Readonly<Partial<Record<EmbedData['embedType'], FrameOf>>> = {
  youtube: ({ videoID, listID, start = 0, showRelated }) => {
    const query = new URLSearchParams({ autoplay: '1', rel: showRelated ? '1' : '0' });
    if (start > 0) query.set('start', String(start));
    if (listID) query.set('list', listID);
    return `https://www.youtube-nocookie.com/embed/${videoID}?${query}`;
  },
  vimeo: ({ videoID }) => `https://player.vimeo.com/video/${videoID}?autoplay=1&dnt=1`,
  twitch: ({ twitchID = '', time }, ownHost) => {
    const [kind = '', id = ''] = twitchID.split(':');
    const address = TWITCH[kind]?.(id);
    return address && `${address}&parent=${ownHost}${time ? `&time=${time}` : ''}`;
  },
  wistia: ({ videoID }) => `https://fast.wistia.net/embed/iframe/${videoID}?autoPlay=true`,
  twitter: ({ statusID }) => `https://platform.twitter.com/embed/Tweet.html?dnt=true&id=${statusID}`,
  instagram: ({ postID }) => `https://www.instagram.com/p/${postID}/embed`,
  imgur: ({ imgurID, isAlbum }) => `https://imgur.com/${isAlbum ? 'a/' : ''}${imgurID}/embed?pub=true`,
  giphy: ({ giphyID }) => `https://giphy.com/embed/${giphyID}`,
  codepen: ({ author, cpID }) => `https://codepen.io/${author}/embed/${cpID}?default-tab=result`,
};

/** undefined: it is shown as a card that leads there. */
export function frameOf(embed: EmbedData, ownHost: string): FrameAddress | undefined {
  return FRAMES[embed.embedType]?.(embed, ownHost);
}

/** As wide as a film; posts are as tall as the window lets them. */
export function isTall({ embedType }: EmbedData): boolean {
  return embedType === 'twitter' || embedType === 'instagram' || embedType === 'imgur';
}
