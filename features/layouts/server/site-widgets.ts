// The widgets that need no records: banner, breadcrumbs, links and calls to action.
import { z } from 'zod';
import { siteConfig } from '../../../platform/server/config/site-config.ts';
import { widget } from '../../../platform/server/layouts/widget.ts';
import { quickLinks } from './quick-links.ts';

const text = z.string().optional();

export const banner = widget({
  id: 'app-banner',
  component: 'BannerWidget',
  name: 'Banner',
  schema: z.object({ title: text, description: text, showSearch: z.boolean().optional() }),
  hydrate: async (ctx, { props }) => {
    const isHidden = props.titleType === 'none';
    const title = String(
      props.title || ctx.setting(siteConfig.homepageTitle) || ctx.setting(siteConfig.title),
    );
    return {
      showTitle: !isHidden,
      showSearch: true,
      showDescription: props.descriptionType !== 'none',
      alignment: 'left',
      ...props,
      title,
      description: props.description || ctx.setting(siteConfig.description),
    };
  },
});

export const breadcrumbs = widget({
  id: 'breadcrumbs',
  component: 'Breadcrumbs',
  name: 'Breadcrumbs',
  hydrate: async (_ctx, { params }) => {
    const crumbs = params.breadcrumbs as { name: string; url: string }[] | undefined;
    return crumbs?.length ? { crumbs } : null;
  },
});

export const quickLinksWidget = widget({
  id: 'quick-links',
  component: 'QuickLinks',
  name: 'Quick Links',
  schema: z.object({ title: text }),
  hydrate: async (ctx, { props }) => ({ ...props, links: quickLinks(ctx) }),
});

export const guestCallToAction = widget({
  id: 'guest-cta',
  component: 'GuestCallToActionWidget',
  name: 'Guest Sign In',
  schema: z.object({ title: text, description: text }),
  isStatic: () => true,
  hydrate: async (ctx, { props }) => {
    if (!ctx.viewer.isGuest) return null;
    return {
      title: 'Welcome!',
      description: 'It looks like you’re new here. Sign in or register to take part.',
      alignment: 'left',
      ...props,
      button: { title: 'Sign In', type: 'primary', url: '/entry/signin', shouldUseButton: true },
      secondButton: { title: 'Register', type: 'standard', url: '/entry/register' },
    };
  },
});

export const callToAction = widget({
  id: 'cta',
  component: 'CallToActionWidget',
  name: 'Call To Action',
  schema: z.object({ title: text, description: text }),
  hydrate: async (_ctx, { props }) => ({ alignment: 'left', ...props }),
});

export const siteWidgets = [banner, breadcrumbs, quickLinksWidget, guestCallToAction, callToAction];
