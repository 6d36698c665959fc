import { useId } from 'react';
import { SearchBox } from '../../../../platform/ui/SearchBox/SearchBox.tsx';
import { WidgetHead } from '../../../../platform/ui/WidgetHead/WidgetHead.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';

export interface SearchWidgetProps {
  title?: string;
  titleType?: string;
  hideTitle?: boolean;
  description?: string;
  descriptionType?: string;
  domain: 'all' | 'discussions' | 'places' | 'members' | 'category';
  placeholder?: string;
  /** Further fields of the search page. */
  formSchema: Record<string, string>;
}

export function SearchWidget({
  title,
  description,
  domain,
  placeholder,
  formSchema,
  ...head
}: SearchWidgetProps) {
  const { t } = useTranslator();
  const headID = useId();
  const labels = {
    all: t('Search the community'),
    discussions: t('Search posts'),
    places: t('Search places'),
    members: t('Search members'),
    category: t('Search this category'),
  };
  const hasTitle = Boolean(title) && head.titleType !== 'none' && head.hideTitle !== true;
  return (
    <section
      aria-labelledby={hasTitle ? headID : undefined}
      aria-label={hasTitle ? undefined : labels[domain]}
    >
      {hasTitle && (
        <WidgetHead
          id={headID}
          title={<span dir="auto">{t(title ?? '')}</span>}
          description={description && head.descriptionType !== 'none' && t(description)}
        />
      )}
      <SearchBox
        label={labels[domain]}
        placeholder={placeholder ? t(placeholder) : labels[domain]}
        hidden={formSchema}
      />
    </section>
  );
}
