// /dashboard/content/media
import { managedView } from '../../../platform/server/layouts/managed-view.ts';
import { oneWidget } from '../../../platform/server/layouts/one-widget.ts';
import { widget } from '../../../platform/server/layouts/widget.ts';
import { adminGroups, adminPages } from '../../../platform/server/places/admin-pages.ts';

const ADDRESS = '/dashboard/content/media';

export const managedMediaView = managedView({
  type: 'managedMedia',
  needs: 'community.manage',
  address: ADDRESS,
  about: ({ translator }) => ({ title: translator.t('Files') }),
});

export const managedMediaTemplate = oneWidget('managedMedia', 'Files', 'media.managed');

export const managedMediaWidget = widget({
  id: 'media.managed',
  component: 'ManagedMediaPage',
  name: 'Files',
  views: [],
  hydrate: async () => ({}),
});

export const managedMediaAdmin = adminPages.add({
  id: 'media',
  title: 'Files',
  description: 'Media: uploaded pictures and files, how large they are, where they are shown, deleted.',
  group: adminGroups.content,
  position: 90,
  url: ADDRESS,
  icon: 'image',
  views: ['managedMedia'],
  permission: 'community.manage',
});
