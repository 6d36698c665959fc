import { useId } from 'react';
import { type Look, StyleSheetLink } from '../../../../platform/ui/Backdrop/Backdrop.tsx';
import type { GroupProps } from '../../../../platform/ui/HomeWidget/group-props.ts';
import { WidgetHead } from '../../../../platform/ui/WidgetHead/WidgetHead.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { Framed } from '../../../../platform/web/nodes/Framed.tsx';
import { SearchBar } from '../../../search/web/SearchBar/SearchBar.tsx';

export interface SearchWidgetProps extends GroupProps {
  hideTitle?: boolean;
  look?: Look;
  domain: 'all' | 'discussions' | 'places' | 'members' | 'category';
  placeholder?: string;
  /** Further fields of the search page. */
  formSchema: Record<string, string>;
}

export function SearchWidget({ domain, placeholder, formSchema, look, ...head }: SearchWidgetProps) {
  const { t } = useTranslator();
  const headID = useId();
  const labels = {
    all: t('Search the community'),
    discussions: t('Search posts'),
    places: t('Search places'),
    members: t('Search members'),
    category: t('Search this category'),
  };
  const { title, description } = head;
  const hasTitle = Boolean(title) && head.titleType !== 'none' && head.hideTitle !== true;
  const heading = <span dir="auto">{t(title ?? '')}</span>;
  const box = (
    <div className={look?.className}>
      <StyleSheetLink look={look} />
      <SearchBar
        label={labels[domain]}
        placeholder={placeholder ? t(placeholder) : labels[domain]}
        hidden={formSchema}
      />
    </div>
  );
  const plain = (
    <section
      aria-labelledby={hasTitle ? headID : undefined}
      aria-label={hasTitle ? undefined : labels[domain]}
    >
      {hasTitle && (
        <WidgetHead
          id={headID}
          title={heading}
          description={description && head.descriptionType !== 'none' && t(description)}
        />
      )}
      {box}
    </section>
  );
  return (
    <Framed of={head} label={labels[domain]} title={hasTitle && heading} plain={plain}>
      {box}
    </Framed>
  );
}
