// A card becomes a frame with the player or the post of its site; the card stays below it, as the way there.
import { frameOf, isTall } from '../embed-frames.ts';
import { providerEmbed } from '../embed-providers.ts';

/** What players need; nothing of theirs reaches the page around them. */
const SANDBOX =
  'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-presentation';

export function openEmbed(link: HTMLAnchorElement): void {
  // From now on it is a link like any other.
  link.dataset.opened = '';
  const embed = providerEmbed(new URL(link.href));
  const src = embed && frameOf(embed, location.hostname);
  if (!embed || !src) {
    link.click();
    return;
  }
  const frame = document.createElement('iframe');
  frame.className = `embedFrame${isTall(embed) ? ' embedFrame-tall' : ''}`;
  frame.title = link.querySelector('.embedLink-title')?.textContent || link.hostname;
  frame.setAttribute('sandbox', SANDBOX);
  frame.referrerPolicy = 'strict-origin-when-cross-origin';
  frame.allow = 'autoplay; encrypted-media; fullscreen; picture-in-picture';
  frame.loading = 'lazy';
  frame.src = src;
  link.before(frame);
  frame.focus();
}
