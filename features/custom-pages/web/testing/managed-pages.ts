import type { ManagedPage } from '../../custom-page-settings.contract.ts';

export function samplePage(more: Partial<ManagedPage> = {}): ManagedPage {
  return {
    customPageID: 3,
    seoTitle: 'House rules',
    seoDescription: 'How we treat each other.',
    urlcode: '/house-rules',
    url: 'http://localhost/house-rules',
    status: 'published',
    siteSectionID: '0',
    roleIDs: [],
    rankIDs: [],
    layoutID: 12,
    isInNavigation: false,
    roles: [],
    layoutName: 'Rules',
    ...more,
  };
}
