import { reactionIcons } from '../../../platform/ui/Reaction/Reaction.tsx';

type Icon = (typeof reactionIcons)[keyof typeof reactionIcons] | 'smile' | 'flag';

/** Types a community made itself, and flags, have no picture of their own. */
export function reactionIcon({ urlcode, class: kind }: { urlcode: string; class: string }): Icon {
  const name = urlcode.toLowerCase().replaceAll(/[_ ]/g, '-').replace('offtopic', 'off-topic');
  const known = reactionIcons[name as keyof typeof reactionIcons] as Icon | undefined;
  return known ?? (kind === 'Flag' ? 'flag' : 'smile');
}
