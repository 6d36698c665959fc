import type { IconName } from '../../../../platform/ui/icons/icon-names.ts';
import { SideNav, SideNavItem } from '../../../../platform/ui/SideNav/SideNav.tsx';
import { WidgetHead } from '../../../../platform/ui/WidgetHead/WidgetHead.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { useLocation } from '../../../../platform/web/router/screen.tsx';
import { useViewerState } from '../../../../platform/web/viewer/viewer-state.ts';

export interface QuickLinksProps {
  title?: string;
  /** `none`: the title only names the list for those who cannot see it. */
  titleType?: string;
  links: {
    id: string;
    name: string;
    url: string;
    icon?: IconName;
    count?: number;
    countLimit?: number;
    countOf?: string;
  }[];
}

export function QuickLinks({ title, titleType, links }: QuickLinksProps) {
  const { t } = useTranslator();
  const { pathname } = useLocation();
  const counts = useViewerState<Record<string, number>>('counts');
  const heading = t(title ?? 'Quick Links');
  return (
    <SideNav label={heading} head={titleType !== 'none' && <WidgetHead title={heading} />}>
      {links.map(({ id, name, url, icon, count, countLimit, countOf }) => (
        <SideNavItem
          key={id}
          href={url}
          icon={icon}
          isCurrent={pathname === url}
          count={countOf ? counts?.[countOf] : count}
          countLimit={countLimit}
        >
          {t(name)}
        </SideNavItem>
      ))}
    </SideNav>
  );
}
