import { PageFrame } from '../../ui/PageFrame/PageFrame.tsx';
import { ToastRegion } from '../../ui/Toast/ToastRegion.tsx';
import { RunsWatch } from '../bulk-operations/RunsWatch.tsx';
import { useTranslator } from '../i18n/language.tsx';
import { LayoutNodes } from '../nodes/LayoutNodes.tsx';
import { ProblemPanel } from './ProblemPanel.tsx';
import { framedLayout, type PageState } from './page-state.ts';
import { SiteFooter } from './SiteFooter.tsx';
import { SiteHtml } from './SiteHtml.tsx';
import { useSite } from './site-context.tsx';
export function PageView({ page, problem }: PageState) {
  const { t } = useTranslator();
  const { themeHeader, themeFooter } = useSite();
  return (
    <PageFrame
      titleBar={
        <>
          <SiteHtml label={t('Header')} html={themeHeader} />
          {page && <LayoutNodes nodes={[page.titleBar]} />}
        </>
      }
      footer={
        <>
          <SiteHtml label={t('Footer')} html={themeFooter} />
          <SiteFooter />
        </>
      }
      overlays={
        <>
          <ToastRegion />
          <RunsWatch />
        </>
      }
    >
      {page?.heading && !problem && (
        <h1 className="visuallyHidden" dir="auto">
          {page.heading}
        </h1>
      )}
      {problem ? <ProblemPanel problem={problem} /> : page && <LayoutNodes nodes={framedLayout(page)} />}
    </PageFrame>
  );
}
