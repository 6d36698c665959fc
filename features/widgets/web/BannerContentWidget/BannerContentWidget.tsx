import type { BackdropProps } from '../../../../platform/ui/Backdrop/Backdrop.tsx';
import { Banner } from '../../../../platform/ui/Banner/Banner.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';

export interface BannerContentWidgetProps {
  title?: string;
  description?: string;
  showTitle?: boolean;
  showDescription?: boolean;
  alignment?: 'left' | 'center';
  logo?: string;
  background?: BackdropProps;
}

/** A strip of the banner's picture above content, with words where a layout gives it some. */
export function BannerContentWidget({ title, description, logo, ...banner }: BannerContentWidgetProps) {
  const { t } = useTranslator();
  return (
    <Banner
      isStrip
      headingLevel={2}
      title={banner.showTitle && title ? <span dir="auto">{t(title)}</span> : undefined}
      description={
        banner.showDescription && description ? <span dir="auto">{t(description)}</span> : undefined
      }
      alignment={banner.alignment}
      logo={logo ? <img src={logo} alt="" /> : undefined}
      background={banner.background}
    />
  );
}
