// A page within the editor: it draws what the editor hands over, and does nothing when it is pressed.
import { useEffect, useState } from 'react';
import type { HydratedLayout } from '../../../../platform/contract/page.ts';
import { Skeleton } from '../../../../platform/ui/Skeleton/Skeleton.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { LayoutNodes } from '../../../../platform/web/nodes/LayoutNodes.tsx';
import { usePrepare } from '../../../../platform/web/router/screen.tsx';
import { onShow, tellReady } from './preview-messages.ts';

export function LayoutPreview() {
  const { t } = useTranslator();
  const prepare = usePrepare();
  const [page, setPage] = useState<HydratedLayout>();
  useEffect(() => {
    const stop = onShow(async (shown) => {
      await prepare(shown.layout);
      setPage(shown);
    });
    tellReady();
    return stop;
  }, [prepare]);
  return (
    <>
      <h1 className="visuallyHidden">{t('Preview')}</h1>
      <div inert>{page ? <LayoutNodes nodes={page.layout} /> : <Skeleton />}</div>
    </>
  );
}
