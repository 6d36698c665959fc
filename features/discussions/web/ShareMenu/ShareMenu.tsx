// Hands a post on: by the device's own sheet where it has one, else by copying or mailing the address.
import { lazy, type ReactNode, Suspense, useState, useSyncExternalStore } from 'react';
import { iconButtonClass } from '../../../../platform/ui/IconButton/IconButton.tsx';
import { Menu } from '../../../../platform/ui/Menu/Menu.tsx';
import { Spinner } from '../../../../platform/ui/Spinner/Spinner.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { loadAdditions } from '../../../../platform/web/nodes/additions.ts';
import type { SharedDiscussion } from '../share-items.ts';
import { sharedAddress } from '../shared-address.ts';

const ShareItems = lazy(() =>
  Promise.all([import('./ShareItems.tsx'), loadAdditions()]).then(([module]) => module),
);

export interface ShareMenuProps {
  of: SharedDiscussion;
  /** What is pressed, and its class. */
  face: ReactNode;
  faceClassName?: string;
  className?: string;
  align?: 'start' | 'end';
}

const subscribeToNothing = () => () => {};
const hasSheet = () => typeof navigator.share === 'function';

export function ShareMenu({
  of: shared,
  face,
  faceClassName = iconButtonClass({ size: 28 }),
  className,
  align,
}: ShareMenuProps) {
  const { t } = useTranslator();
  const [wasOpened, setWasOpened] = useState(false);
  if (useSyncExternalStore(subscribeToNothing, hasSheet, () => false))
    return (
      <button
        type="button"
        className={faceClassName}
        aria-label={t('Share')}
        title={t('Share')}
        onClick={() => void share({ title: shared.name, url: sharedAddress(shared.url) })}
      >
        {face}
      </button>
    );
  return (
    <Menu
      label={t('Share')}
      face={face}
      faceClassName={faceClassName}
      className={className}
      align={align}
      onToggle={(isOpen) => isOpen && setWasOpened(true)}
    >
      {wasOpened && (
        <Suspense fallback={<Spinner />}>
          <ShareItems of={shared} />
        </Suspense>
      )}
    </Menu>
  );
}

async function share(data: ShareData): Promise<void> {
  try {
    await navigator.share(data);
  } catch {
    // Whoever closes the sheet has thought better of it.
  }
}
