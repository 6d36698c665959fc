// An entry page that has nothing to fill in: what came of it, and where to go on.
import type { ReactNode } from 'react';
import { LinkButton } from '../../../../platform/ui/Button/Button.tsx';
import { Notice } from '../../../../platform/ui/Notice/Notice.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { EntryCard } from '../EntryCard/EntryCard.tsx';

export interface EntryNoteProps {
  title: string;
  note: ReactNode;
  tone?: 'success' | 'info' | 'warning';
  /** Where to go on; home where nothing is given. */
  href?: string;
  action?: string;
}

export function EntryNote({ title, note, tone = 'success', href = '/', action }: EntryNoteProps) {
  const { t } = useTranslator();
  return (
    <EntryCard title={title}>
      <Notice tone={tone} role="status">
        {note}
      </Notice>
      <LinkButton href={href} kind={action ? 'primary' : 'standard'} isBlock>
        {action ?? t('Back to Home')}
      </LinkButton>
    </EntryCard>
  );
}
