// A page within the editor: it draws what the editor hands over, and does nothing when it is pressed.
import { useEffect, useState } from 'react';
import type { HydratedLayout } from '../../../../platform/contract/page.ts';
import { LinkButton } from '../../../../platform/ui/Button/Button.tsx';
import { EmptyState } from '../../../../platform/ui/EmptyState/EmptyState.tsx';
import { Skeleton } from '../../../../platform/ui/Skeleton/Skeleton.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { LayoutNodes } from '../../../../platform/web/nodes/LayoutNodes.tsx';
import { usePrepare } from '../../../../platform/web/router/screen.tsx';
import { LAYOUTS } from '../layout-address.ts';
import { onShow, postReady } from '../preview-messages.ts';

export function LayoutPreview() {
  const { t } = useTranslator();
  const prepare = usePrepare();
  const [page, setPage] = useState<HydratedLayout>();
  const [isAlone, setAlone] = useState(false);
  useEffect(() => {
    setAlone(window.parent === window);
    const stop = onShow(async (shown) => {
      await prepare(shown.layout);
      setPage(shown);
    });
    postReady();
    return stop;
  }, [prepare]);
  return (
    <>
      <h1 className="visuallyHidden">{t('Preview')}</h1>
      {isAlone ? (
        <EmptyState
          icon="layout-template"
          title={t('Nothing to preview here')}
          action={<LinkButton href={LAYOUTS}>{t('Layouts')}</LinkButton>}
        >
          <p>{t('The editor of layouts shows its pages in this frame.')}</p>
        </EmptyState>
      ) : (
        <div inert>{page ? <LayoutNodes nodes={page.layout} /> : <Skeleton />}</div>
      )}
    </>
  );
}
