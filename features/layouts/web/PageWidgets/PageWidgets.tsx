// What stands on the page and where, while the page is edited: chosen on it, set and arranged beside it.
import { Notice } from '../../../../platform/ui/Notice/Notice.tsx';
import { Skeleton } from '../../../../platform/ui/Skeleton/Skeleton.tsx';
import { useQuery } from '../../../../platform/web/api/use-query.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { PagePartSection } from '../../../page-editor/web/PagePartSection/PagePartSection.tsx';
import type { PagePartFormProps } from '../../../page-editor/web/page-part-forms.ts';
import type { getLayoutCatalog, LayoutCatalog } from '../../layout-catalog.contract.ts';
import type { getLayoutForEdit, LayoutPart } from '../../layout-documents.contract.ts';
import { nameOf } from '../LayoutEditor/arrangement.ts';
import { markedLayout } from './marked-layout.ts';
import { PageArrangement } from './PageArrangement.tsx';
import { useDrawnDraft, useStandingPage } from './use-drawn-draft.ts';

export default function PageWidgets({ draftOf, onChange }: PagePartFormProps) {
  const { t } = useTranslator();
  const page = useStandingPage();
  const key = String(page?.layoutID ?? '');
  const isWanted = key !== '';
  const { data: stored, error } = useQuery<typeof getLayoutForEdit>(
    'GET /layouts/:layoutID/edit',
    { params: { layoutID: key } },
    { staleTime: 0, isWanted },
  );
  const { data: catalog, error: noCatalog } = useQuery<typeof getLayoutCatalog>(
    'GET /layouts/catalog',
    { query: { layoutViewType: page?.layoutViewType ?? '' } },
    { isWanted },
  );
  const problem = error ?? noCatalog;
  return (
    <PagePartSection title={t('Widgets')}>
      {problem && !(stored && catalog) && <Notice tone="error">{problem.message}</Notice>}
      {stored && catalog ? (
        <DrawnArrangement
          key={key}
          catalog={catalog}
          layout={(draftOf('layout', key) as LayoutPart[] | undefined) ?? stored.layout}
          onArrange={(layout) => onChange('layout', key, { from: stored.layout, to: layout })}
        />
      ) : (
        !problem && <Skeleton />
      )}
    </PagePartSection>
  );
}

interface DrawnArrangementProps {
  catalog: LayoutCatalog;
  layout: LayoutPart[];
  onArrange: (layout: LayoutPart[]) => void;
}

function DrawnArrangement({ catalog, layout, onArrange }: DrawnArrangementProps) {
  const { t } = useTranslator();
  const problem = useDrawnDraft(markedLayout(layout, (part) => t(nameOf(catalog, part))));
  return (
    <>
      {problem && (
        <Notice tone="error">
          {t('The page cannot be shown as it will be.')} {problem}
        </Notice>
      )}
      <PageArrangement catalog={catalog} draft={{ layout, arrange: onArrange }} />
    </>
  );
}
