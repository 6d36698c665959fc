// The arranged page as readers would see it, at the width of a phone, a tablet or a desk.
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { HydratedLayout } from '../../../../platform/contract/page.ts';
import { ErrorPanel } from '../../../../platform/ui/EmptyState/EmptyState.tsx';
import { Spinner } from '../../../../platform/ui/Spinner/Spinner.tsx';
import { SegmentedChoice } from '../../../../platform/ui/Tabs/Tabs.tsx';
import { call } from '../../../../platform/web/api/call.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { LayoutPart } from '../../layout-documents.contract.ts';
import type { previewLayout } from '../../layouts.contract.ts';
import { onReady, PREVIEW_ADDRESS, postToShow } from '../preview-messages.ts';
import styles from './PreviewStage.module.css';

const WIDTHS = ['390', '768', '1440'] as const;
type Width = (typeof WIDTHS)[number];
type Shown = { page?: HydratedLayout; problem?: string };

export interface PreviewStageProps {
  layoutViewType: string;
  layout: LayoutPart[];
  /** Only looked at: nothing in it takes focus or is read out beside the page it is shown on. */
  isInert?: boolean;
}

export function PreviewStage({ layoutViewType, layout, isInert = false }: PreviewStageProps) {
  const { t } = useTranslator();
  const [width, setWidth] = useState<Width>(() =>
    !isInert && matchMedia('(min-width: 50.375em)').matches ? '1440' : '390',
  );
  const frame = useRef<HTMLIFrameElement>(null);
  useFitting(frame, width);
  const { page, problem } = usePreview(layoutViewType, layout);
  useEffect(() => {
    const show = () => {
      const target = frame.current?.contentWindow;
      if (target && page) postToShow(target, page);
    };
    show();
    return onReady(() => frame.current?.contentWindow, show);
  }, [page]);
  const names: Record<Width, string> = {
    390: t('Phone'),
    768: t('Tablet'),
    1440: t('Desktop'),
  };
  return (
    <div className={styles.preview}>
      <SegmentedChoice
        label={t('Width of the preview')}
        name="preview-width"
        options={WIDTHS.map((each) => ({ value: each, name: names[each] }))}
        value={width}
        onChange={(chosen) => setWidth(chosen as Width)}
      />
      {problem ? (
        <ErrorPanel icon="circle-alert" title={t('The preview cannot be shown')}>
          <p>{problem}</p>
        </ErrorPanel>
      ) : (
        <div className={styles.room} inert={isInert}>
          {!page && <Spinner />}
          <iframe
            ref={frame}
            className={styles.frame}
            data-width={width}
            src={PREVIEW_ADDRESS}
            title={t('Preview')}
          />
        </div>
      )}
    </div>
  );
}

/** A desk’s page is seen whole on a smaller screen: drawn at its width, and shrunk to the room there is. */
function useFitting(frame: RefObject<HTMLIFrameElement | null>, width: Width): void {
  useEffect(() => {
    const room = frame.current?.parentElement;
    if (!room) return;
    const shrink = () => {
      const scale = Math.min(1, room.clientWidth / (Number(width) + 2));
      frame.current?.style.setProperty('--preview-scale', String(scale));
    };
    const watch = new ResizeObserver(shrink);
    watch.observe(room);
    shrink();
    return () => watch.disconnect();
  }, [frame, width]);
}

function usePreview(layoutViewType: string, layout: LayoutPart[]): Shown {
  const [shown, setShown] = useState<Shown>({});
  useEffect(() => {
    const end = new AbortController();
    call<typeof previewLayout>('POST /layouts/hydrate', {
      body: { layoutViewType, layout, params: {} },
      signal: end.signal,
    })
      .then(({ body }) => setShown('redirectTo' in body ? {} : { page: body as unknown as HydratedLayout }))
      .catch((error: Error) => {
        if (!end.signal.aborted) setShown({ problem: error.message });
      });
    return () => end.abort();
  }, [layoutViewType, layout]);
  return shown;
}
