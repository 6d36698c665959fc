// Whether the page is being edited: its editor is a frame around it, which stays while what is on the page changes.
import type { LayoutNode } from '../../../platform/contract/page.ts';
import { wantManagedAdditions } from '../../../platform/web/nodes/additions.ts';
import type { Screen, ScreenStore } from '../../../platform/web/router/screen.tsx';

const FRAME: LayoutNode = { $reactComponent: 'PageEditorFrame', $reactProps: {} };

let end: (() => void) | undefined;

export const isEdited = ({ state }: Screen): boolean => state.page?.frame === FRAME;

export async function startEditing(screen: ScreenStore): Promise<void> {
  wantManagedAdditions();
  await screen.prepare([FRAME]);
  const frame = ({ state }: Screen) => {
    const { page } = state;
    if (page && !page.frame) screen.setState({ state: { ...state, page: { ...page, frame: FRAME } } });
  };
  frame(screen.getState());
  end?.();
  // What is fetched while it is edited, after publishing for one, is edited as well.
  end = screen.subscribe(frame);
}

export async function stopEditing(screen: ScreenStore): Promise<void> {
  end?.();
  end = undefined;
  const { state } = screen.getState();
  if (state.page?.frame === FRAME) {
    const { frame: _, ...page } = state.page;
    screen.setState({ state: { ...state, page } });
  }
  // What was drafted is not what everybody sees.
  await screen.revalidate();
}
