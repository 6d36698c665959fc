import { Button } from '../Button/Button.tsx';
import { ToastCard } from '../Toast/ToastRegion.tsx';
import { hideToast, showToast, updateToast } from '../Toast/toast-store.ts';
import styles from './Gallery.module.css';
import { GallerySection, Specimens } from './GallerySection.tsx';

let times = 0;
let hasBegun = false;

function showPassing() {
  showToast('Link copied to clipboard.', { tone: 'success', isAutoDismissed: true });
}

function showStaying() {
  showToast('Something has gone wrong.', { tone: 'error' });
}

function showReplaced() {
  times += 1;
  showToast(`Saved ${times} times.`, { id: 'gallery-saved' });
}

function showUpdated() {
  if (hasBegun) updateToast('gallery-upload', { body: 'Uploaded.', tone: 'success' });
  else showToast('Uploading.', { id: 'gallery-upload', onDismiss: () => (hasBegun = false) });
  hasBegun = true;
}

function showPersistent() {
  showToast('You have selected 4 discussions.', {
    id: 'gallery-persistent',
    isPersistent: true,
    isWide: true,
    actions: (
      <Button size={32} onClick={() => hideToast('gallery-persistent')}>
        Done
      </Button>
    ),
  });
}

export function GalleryToasts({ id }: { id: string }) {
  return (
    <GallerySection id={id} title="Toasts" note="280 or 380 wide; those that pass do so after 3 s.">
      <div className={styles.columns}>
        <ToastCard tone="success" body="Success! This post has been bumped." isDismissible />
        <ToastCard tone="error" body="Something has gone wrong." isDismissible />
        <ToastCard tone="warning" body="Your session ends soon." />
        <ToastCard
          isWide
          icon="list-checks"
          body="You have selected 4 discussions."
          actions={<Button size={32}>Move</Button>}
        />
      </div>
      <Specimens>
        <Button onClick={showPassing}>Passing toast</Button>
        <Button onClick={showStaying}>Staying toast</Button>
        <Button onClick={showReplaced}>Replaced toast</Button>
        <Button onClick={showUpdated}>Updated toast</Button>
        <Button onClick={showPersistent}>Persistent toast</Button>
      </Specimens>
    </GallerySection>
  );
}
