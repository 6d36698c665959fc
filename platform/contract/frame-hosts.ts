// The sites that pages may show in frames: players of films, and posts of elsewhere. Nothing else is ever framed.
export const FRAME_HOSTS = [
  'www.youtube-nocookie.com',
  'player.vimeo.com',
  'player.twitch.tv',
  'clips.twitch.tv',
  'fast.wistia.net',
  'platform.twitter.com',
  'www.instagram.com',
  'imgur.com',
  'giphy.com',
  'codepen.io',
] as const;
