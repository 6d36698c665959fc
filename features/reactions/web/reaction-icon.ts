import type { IconName } from '../../../platform/ui/icons/icon-names.ts';

/** Of the kinds that come with the product, by their codes. */
const ICONS = {
  promote: 'megaphone',
  'off-topic': 'corner-up-right',
  insightful: 'lightbulb',
  disagree: 'x',
  agree: 'check',
  dislike: 'thumbs-down',
  like: 'thumbs-up',
  up: 'arrow-up',
  down: 'arrow-down',
  support: 'heart-handshake',
  awesome: 'star',
  lol: 'laugh',
  wtf: 'circle-help',
} as const satisfies Record<string, IconName>;

type Icon = (typeof ICONS)[keyof typeof ICONS] | 'smile' | 'flag';

/** Types a community made itself, and flags, have no picture of their own. */
export function reactionIcon({ urlcode, class: kind }: { urlcode: string; class: string }): Icon {
  const name = urlcode.toLowerCase().replaceAll(/[_ ]/g, '-').replace('offtopic', 'off-topic');
  const known = ICONS[name as keyof typeof ICONS] as Icon | undefined;
  return known ?? (kind === 'Flag' ? 'flag' : 'smile');
}
