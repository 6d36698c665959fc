// The page as the draft would have it, drawn in place of the one that everybody sees while it is edited.
import { useEffect, useRef, useState } from 'react';
import type { HydratedLayout } from '../../../../platform/contract/page.ts';
import { call } from '../../../../platform/web/api/call.ts';
import { type ScreenStore, useScreen, useScreenStore } from '../../../../platform/web/router/screen.tsx';
import type { LayoutPart } from '../../layout-documents.contract.ts';
import type { previewLayout } from '../../layouts.contract.ts';

const PAUSE_MILLISECONDS = 250;

/** Pages that were drawn here, and what stood there before. */
const drawnFrom = new WeakMap<HydratedLayout, HydratedLayout>();

/** The page as everybody sees it. */
export function useStandingPage(): HydratedLayout | null {
  const { page } = useScreen().state;
  return page && (drawnFrom.get(page) ?? page);
}

export function useDrawnDraft(marked: LayoutPart[] | undefined): string | undefined {
  const screen = useScreenStore();
  const standing = useStandingPage();
  const [problem, setProblem] = useState<string>();
  // Drafts are read anew with each saving: the same one is not drawn again.
  const text = marked && JSON.stringify(marked);
  const isFirst = useRef(true);
  useEffect(() => {
    if (!text || !standing) return;
    const end = new AbortController();
    const draw = async () => {
      const { body } = await call<typeof previewLayout>('POST /layouts/hydrate', {
        body: {
          layoutViewType: standing.layoutViewType,
          layout: JSON.parse(text),
          params: { ...standing.about } as Record<string, number>,
        },
        signal: end.signal,
      });
      if ('redirectTo' in body) return;
      const { layout } = body as unknown as HydratedLayout;
      await screen.prepare(layout);
      if (end.signal.aborted) return;
      const drawn = { ...standing, layout };
      drawnFrom.set(drawn, standing);
      setProblem(undefined);
      screen.setState({ state: { page: drawn, problem: null, isDraft: true } });
    };
    const timer = setTimeout(
      () => {
        isFirst.current = false;
        draw().catch((error: Error) => {
          if (!end.signal.aborted) setProblem(error.message);
        });
      },
      isFirst.current ? 0 : PAUSE_MILLISECONDS,
    );
    return () => {
      clearTimeout(timer);
      end.abort();
    };
  }, [text, standing, screen]);
  useRestoring(screen);
  return problem;
}

/** Who stops sees what everybody sees. */
function useRestoring(screen: ScreenStore): void {
  useEffect(
    () => () => {
      const { page } = screen.getState().state;
      const before = page && drawnFrom.get(page);
      if (!before) return;
      const { frame: _, ...shown } = before;
      screen.setState({ state: { page: shown, problem: null } });
    },
    [screen],
  );
}
