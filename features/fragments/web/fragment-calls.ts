// What can be done with a fragment, from wherever it stands.
import { call } from '../../../platform/web/api/call.ts';
import type {
  commitFragment,
  deleteFragment as deleteCall,
  FragmentDetails,
  getFragment,
  patchFragment,
  postFragment,
  putDisclosureState,
} from '../fragments.contract.ts';
import type { FragmentType } from '../injectables.contract.ts';

export const FRAGMENTS = '/appearance/fragments';

export interface FragmentCode {
  name: string;
  js: string;
  jsRaw: string;
  css: string;
  previewData: FragmentDetails['previewData'];
}

type Named = Pick<FragmentDetails, 'fragmentUUID' | 'fragmentRevisionUUID'>;

const params = ({ fragmentUUID }: Pick<Named, 'fragmentUUID'>) => ({ fragmentUUID });

export function newFragmentAddress(fragmentType: FragmentType): string {
  return `${FRAGMENTS}/${fragmentType}/add`;
}

export function editorAddress({
  fragmentType,
  fragmentUUID,
}: Pick<FragmentDetails, 'fragmentType' | 'fragmentUUID'>): string {
  return `${FRAGMENTS}/${fragmentType}/${fragmentUUID}/edit`;
}

export async function makeDraft(fragmentType: FragmentType, code: FragmentCode): Promise<FragmentDetails> {
  const body = { ...code, fragmentType };
  return (await call<typeof postFragment>('POST /fragments', { body })).body;
}

export async function saveDraft(fragment: Named, body: FragmentCode): Promise<FragmentDetails> {
  const key = 'PATCH /fragments/:fragmentUUID';
  return (await call<typeof patchFragment>(key, { params: params(fragment), body })).body;
}

export async function publish(
  fragment: Named,
  commitMessage: string,
  commitDescription: string,
): Promise<FragmentDetails> {
  const { fragmentRevisionUUID } = fragment;
  const body = { fragmentRevisionUUID, commitMessage, ...(commitDescription && { commitDescription }) };
  const key = 'POST /fragments/:fragmentUUID/commit-revision';
  return (await call<typeof commitFragment>(key, { params: params(fragment), body })).body;
}

/** What it was then becomes the newest revision, and the one that pages draw. */
export async function restore(revision: Named, commitMessage: string): Promise<FragmentDetails> {
  const { fragmentRevisionUUID } = revision;
  const { body: then } = await call<typeof getFragment>('GET /fragments/:fragmentUUID', {
    params: params(revision),
    query: { fragmentRevisionUUID },
  });
  const { name, js, jsRaw, css, previewData, files, customSchema } = then;
  const body = {
    ...{ name, js, jsRaw, css, previewData, files },
    ...(customSchema && { customSchema }),
    commitMessage: commitMessage.slice(0, 200),
  };
  const key = 'PATCH /fragments/:fragmentUUID';
  return (await call<typeof patchFragment>(key, { params: params(revision), body })).body;
}

/** Answers what the fragment is then: what was published. */
export async function dropDraft({ fragmentRevisionUUID, ...draft }: Named): Promise<FragmentDetails> {
  const query = { fragmentRevisionUUID };
  await call<typeof deleteCall>('DELETE /fragments/:fragmentUUID', { params: params(draft), query });
  return (await call<typeof getFragment>('GET /fragments/:fragmentUUID', { params: params(draft) })).body;
}

export async function deleteFragment(fragment: Pick<Named, 'fragmentUUID'>): Promise<void> {
  await call<typeof deleteCall>('DELETE /fragments/:fragmentUUID', { params: params(fragment) });
}

export async function acceptDisclosure(): Promise<void> {
  await call<typeof putDisclosureState>('PUT /fragments/disclosure-state', { body: { didAccept: true } });
}
