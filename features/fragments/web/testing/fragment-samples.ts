import type { AuthoredFragment } from '../../fragment-pages.contract.ts';
import type { FragmentDetails } from '../../fragments.contract.ts';

const UUID = '0b54cbbc-7a3f-4f4e-9d3c-2f3a5a1f0001';

export function sampleRevision(more: Partial<AuthoredFragment> = {}): AuthoredFragment {
  return {
    fragmentUUID: UUID,
    name: 'Greeting',
    fragmentType: 'CallToActionFragment',
    status: 'active',
    isLatest: true,
    fragmentRevisionUUID: '0b54cbbc-7a3f-4f4e-9d3c-2f3a5a1f1001',
    revisionInsertUserID: 2,
    dateRevisionInserted: '2026-01-01T00:00:00+00:00',
    commitMessage: 'First',
    commitDescription: null,
    isApplied: false,
    url: `http://localhost/appearance/fragments/CallToActionFragment/${UUID}/edit`,
    jsUrl: `http://localhost/api/v2/fragments/${UUID}/js?fragmentRevisionUUID=1001`,
    cssUrl: `http://localhost/api/v2/fragments/${UUID}/css?fragmentRevisionUUID=1001`,
    fragmentViews: [],
    author: { name: 'Ada' },
    ...more,
  };
}

export function sampleFragment(more: Partial<FragmentDetails> = {}): FragmentDetails {
  const { author: _, ...fragment } = sampleRevision();
  const js = 'export default () => null;';
  return { ...fragment, js, jsRaw: js, css: '', previewData: [], files: [], ...more };
}
