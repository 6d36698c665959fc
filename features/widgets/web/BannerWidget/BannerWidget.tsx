import type { ReactNode } from 'react';
import type { BackdropProps } from '../../../../platform/ui/Backdrop/Backdrop.tsx';
import { Banner } from '../../../../platform/ui/Banner/Banner.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { useLocation } from '../../../../platform/web/router/screen.tsx';
import { SearchBar } from '../../../search/web/SearchBar/SearchBar.tsx';

export interface BannerWidgetProps {
  title: string;
  description?: string;
  /** Where the title leads. */
  url?: string;
  showTitle?: boolean;
  showDescription?: boolean;
  showSearch?: boolean;
  searchPlacement?: 'middle' | 'bottom';
  hideSearchOnMobile?: boolean;
  alignment?: 'left' | 'center';
  logo?: string;
  /** The logo, shown only where a layout says so. */
  hideIcon?: boolean;
  background?: BackdropProps;
  /** Its title is the page's one h1. */
  isPageHeading?: boolean;
  /** Presets of the search, e.g. the category of the page. */
  initialParams?: Record<string, string>;
  /** A widget at the far end: numbers about the place. */
  readouts?: ReactNode;
}

export function BannerWidget({ title, description, url, logo, ...banner }: BannerWidgetProps) {
  const { t } = useTranslator();
  const isHome = useLocation().pathname === '/';
  const words = <span dir="auto">{t(title)}</span>;
  return (
    <Banner
      title={banner.showTitle && (url ? <a href={url}>{words}</a> : words)}
      headingLevel={banner.isPageHeading ? 1 : 2}
      description={
        banner.showDescription && description ? <span dir="auto">{t(description)}</span> : undefined
      }
      alignment={banner.alignment}
      isContent={!isHome}
      logo={logo && !banner.hideIcon ? <img src={logo} alt="" /> : undefined}
      background={banner.background}
      searchPlacement={banner.searchPlacement}
      hidesSearchOnMobile={banner.hideSearchOnMobile}
      readouts={banner.readouts}
      search={
        banner.showSearch && (
          <SearchBar
            variant="banner"
            label={t('Search the community')}
            placeholder={t('Search posts')}
            {...(banner.initialParams && { hidden: banner.initialParams })}
          />
        )
      }
    />
  );
}
