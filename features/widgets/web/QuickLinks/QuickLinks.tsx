import type { ReactNode } from 'react';
import { withoutPage } from '../../../../platform/contract/page-path.ts';
import type { GroupProps } from '../../../../platform/ui/HomeWidget/group-props.ts';
import type { IconName } from '../../../../platform/ui/icons/icon-names.ts';
import { SideNav, SideNavItem } from '../../../../platform/ui/SideNav/SideNav.tsx';
import { WidgetHead } from '../../../../platform/ui/WidgetHead/WidgetHead.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { Framed } from '../../../../platform/web/nodes/Framed.tsx';
import { useLocation } from '../../../../platform/web/router/screen.tsx';
import { useViewerState } from '../../../../platform/web/viewer/viewer-state.ts';

/** `titleType` none: the title only names the list for those who cannot see it. */
export interface QuickLinksProps extends GroupProps {
  /** In one line, which goes on sideways. */
  isStrip?: boolean;
  links: {
    id: string;
    name: string;
    url: string;
    icon?: IconName;
    /** The same for everybody. */
    count?: number;
    /** A larger count is shown as this much, and a plus. */
    countLimit?: number;
    countOf?: string;
  }[];
}

export function QuickLinks({ links, isStrip, ...props }: QuickLinksProps) {
  const { title, titleType, description, descriptionType } = props;
  const { t } = useTranslator();
  const { pathname } = useLocation();
  const listPath = withoutPage(pathname);
  const counts = useViewerState('counts');
  const heading = t(title ?? 'Quick Links');
  const hasTitle = titleType !== 'none';
  const head = hasTitle && (
    <WidgetHead title={heading} description={descriptionType !== 'none' && description && t(description)} />
  );
  const list = (ownHead: ReactNode) => (
    <SideNav label={heading} head={ownHead} isStrip={isStrip}>
      {links.map(({ id, name, url, icon, countLimit, countOf, ...link }) => {
        const count = countOf ? counts?.[countOf] : link.count;
        return (
          <SideNavItem
            key={id}
            href={url}
            icon={icon}
            isCurrent={listPath === url}
            // No room for what is nothing.
            count={isStrip && count === 0 ? undefined : count}
            countLimit={countLimit}
          >
            {t(name)}
          </SideNavItem>
        );
      })}
    </SideNav>
  );
  return (
    <Framed of={props} label={heading} title={hasTitle && heading} plain={list(head)}>
      {list(undefined)}
    </Framed>
  );
}
