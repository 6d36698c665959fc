import type { ReactNode } from 'react';
import { useUiLanguage } from '../language/language.tsx';

export type SpoilerProps = {
  label?: ReactNode;
  isOpen?: boolean;
  children: ReactNode;
};

/** Covers what not everybody wants to know yet, as posts do it: the look is that of user-content.css. */
export function Spoiler({ label, isOpen, children }: SpoilerProps) {
  const { translate } = useUiLanguage();
  return (
    <div className="userContent">
      <details className="spoiler" open={isOpen}>
        <summary>{label ?? translate('Spoiler')}</summary>
        <div>{children}</div>
      </details>
    </div>
  );
}
