import { MentionOptions } from '../../Mentions/MentionOptions.tsx';
import { FloatingBox } from '../Floating/FloatingBox.tsx';
import type { MentionBoxState } from './use-mention-box.ts';

export function MentionBox({ id, mentions }: { id: string; mentions: MentionBoxState }) {
  return (
    <FloatingBox at={mentions.range}>
      <MentionOptions
        id={id}
        users={mentions.users}
        active={mentions.active}
        query={mentions.typed?.query ?? ''}
        hasFailed={mentions.hasFailed}
        onRetry={mentions.retry}
        onChoose={mentions.choose}
      />
    </FloatingBox>
  );
}
