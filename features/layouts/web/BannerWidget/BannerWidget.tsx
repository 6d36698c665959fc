import type { ReactNode } from 'react';
import { Banner } from '../../../../platform/ui/Banner/Banner.tsx';
import { SearchBox } from '../../../../platform/ui/SearchBox/SearchBox.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { useLocation } from '../../../../platform/web/router/screen.tsx';

export interface BannerWidgetProps {
  title: string;
  description?: string;
  showTitle?: boolean;
  showDescription?: boolean;
  showSearch?: boolean;
  alignment?: 'left' | 'center';
  /** Presets of the search, e.g. the category of the page. */
  initialParams?: Record<string, string>;
  /** A widget at the far end: numbers about the place. */
  readouts?: ReactNode;
}

export function BannerWidget({
  title,
  description,
  showTitle,
  showDescription,
  showSearch,
  alignment,
  initialParams,
  readouts,
}: BannerWidgetProps) {
  const { t } = useTranslator();
  const isHome = useLocation().pathname === '/';
  return (
    <Banner
      title={showTitle && <span dir="auto">{title}</span>}
      // On other pages the list or the thread has the page's one h1.
      headingLevel={isHome ? 1 : 2}
      description={showDescription && description ? <span dir="auto">{description}</span> : undefined}
      alignment={alignment}
      isContent={!isHome}
      readouts={readouts}
      search={
        showSearch && (
          <SearchBox
            variant="banner"
            label={t('Search the community')}
            placeholder={t('Search posts')}
            hidden={initialParams}
          />
        )
      }
    />
  );
}
