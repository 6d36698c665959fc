import { type ReactNode, Suspense } from 'react';
import { useScreenStore } from '../../../../platform/web/router/screen.tsx';
import PageEditor from '../PageEditor/PageEditor.tsx';
import { stopEditing } from '../page-editing.ts';

/** The page with its editor beside it. */
export function PageEditorFrame({ children }: { children?: ReactNode }) {
  const screen = useScreenStore();
  const close = async () => {
    await stopEditing(screen);
    document.querySelector<HTMLElement>('[data-page-editor-switch]')?.focus();
  };
  return (
    <>
      {children}
      <Suspense>
        <PageEditor onClose={() => void close()} />
      </Suspense>
    </>
  );
}
