import { FilterBar } from '../../../../platform/ui/FilterBar/FilterBar.tsx';
import { PostSkeletons } from '../../../../platform/ui/Skeleton/Skeleton.tsx';
import { useQuery } from '../../../../platform/web/api/use-query.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { LoadProblem } from '../../../../platform/web/page/LoadProblem/LoadProblem.tsx';
import { useQueryState } from '../../../../platform/web/router/use-query-state.ts';
import type { listMailTemplates } from '../../mail-templates.contract.ts';
import styles from './MailTemplates.module.css';
import { TemplateEditor } from './TemplateEditor.tsx';

const FILTERS = { mail: '', language: '' };

/** One mail in one language: its words, and how they read. */
export default function MailTemplates() {
  const { t } = useTranslator();
  const [{ mail, language }, setFilters] = useQueryState(FILTERS);
  const { data, error, refetch } = useQuery<typeof listMailTemplates>(
    'GET /mail-templates',
    { query: { ...(language !== '' && { locale: language }) } },
    { staleTime: 0 },
  );
  if (error) return <LoadProblem error={error} refetch={refetch} />;
  if (!data) return <PostSkeletons count={2} />;
  const shown = data.templates.find(({ templateID }) => templateID === mail) ?? data.templates[0];
  return (
    <div className={styles.page}>
      <FilterBar
        label={t('Which mail')}
        filters={[
          {
            ...{ name: 'mail', label: t('Mail'), value: shown?.templateID ?? '' },
            options: data.templates.map(({ templateID, name }) => ({ value: templateID, name })),
          },
          {
            ...{ name: 'language', label: t('Language'), value: data.locale },
            options: data.locales.map(({ locale, name }) => ({ value: locale, name })),
          },
        ]}
        onChange={setFilters}
      />
      {shown && (
        <TemplateEditor
          key={`${data.locale} ${shown.templateID}`}
          template={shown}
          locale={data.locale}
          onSaved={async () => {
            await refetch();
          }}
        />
      )}
    </div>
  );
}
