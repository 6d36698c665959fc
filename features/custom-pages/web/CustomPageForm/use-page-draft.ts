// What is being written about a page, what stands saved, and what is wrong with it.

import { useState } from 'react';
import { trimOf } from '../../../../platform/contract/linear-text.ts';
import { ApiError } from '../../../../platform/web/api/call.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { ComposerFormat } from '../../../editor/web/Composer/composer-props.ts';
import { usePreferredFormat } from '../../../editor/web/preferred-format.ts';
import type { RoleFragment } from '../../../roles/roles.contract.ts';
import { ADDRESS, type ManagedPage } from '../../custom-page-settings.contract.ts';
import type { CustomPage } from '../../custom-pages.contract.ts';
import { changePage, makePage, type PageText } from '../custom-page-calls.ts';
import { suggestedAddress } from './suggested-address.ts';

/** Text alone, or whatever is arranged in a layout. */
export type PageContent = 'text' | 'widgets';

export interface DraftText extends Omit<PageText, 'roleIDs' | 'text'> {
  roles: RoleFragment[];
  content: PageContent;
  written: WrittenText;
}
export interface WrittenText {
  value: string;
  format: ComposerFormat;
}

export type DraftErrors = Readonly<Partial<Record<keyof PageText, string>>>;

export function usePageDraft(page: ManagedPage | undefined) {
  const problems = useProblems();
  const preferred = usePreferredFormat();
  const [customPageID, setCustomPageID] = useState(page?.customPageID);
  const [saved, setSaved] = useState<DraftText>(() => textOf(page, preferred));
  const [text, setText] = useState(saved);
  const [errors, setErrors] = useState<DraftErrors>({});
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  const change = (changed: Partial<DraftText>) => {
    setText((before) => {
      const next = { ...before, ...changed };
      // It follows the title until somebody writes another one.
      const follows = customPageID === undefined && before.urlcode === suggestedAddress(before.seoTitle);
      if (changed.seoTitle !== undefined && follows) next.urlcode = suggestedAddress(changed.seoTitle);
      return next;
    });
    setErrors((before) => unmended(before, changed));
  };
  /** undefined: something is to be mended first. */
  const save = async (): Promise<CustomPage | undefined> => {
    const body = bodyOf(text);
    const faults = problems.before(body);
    setErrors(faults);
    setProblem(undefined);
    if (Object.keys(faults).length > 0) return undefined;
    setBusy(true);
    try {
      const answer = await (customPageID ? changePage(customPageID, body) : makePage(body));
      setCustomPageID(answer.customPageID);
      const { roleIDs: _, text: __, ...stored } = body;
      const saved = { ...text, ...stored };
      setSaved(saved);
      // What was written on meanwhile is not saved, and not lost.
      setText((now) => (now === text ? saved : now));
      return answer;
    } catch (error) {
      const shown = problems.after(error as Error);
      setErrors(shown.errors);
      setProblem(shown.problem);
      return undefined;
    } finally {
      setBusy(false);
    }
  };
  const isDirty = JSON.stringify(text) !== JSON.stringify(saved);
  return { text, errors, problem, isNew: customPageID === undefined, isBusy, isDirty, change, save };
}

function unmended(errors: DraftErrors, changed: Partial<DraftText>): DraftErrors {
  const isMended = (name: string) => name in changed || (name === 'text' && 'written' in changed);
  return Object.fromEntries(Object.entries(errors).filter(([name]) => !isMended(name)));
}

export type PageDraft = ReturnType<typeof usePageDraft>;

function textOf(page: ManagedPage | undefined, preferred: ComposerFormat): DraftText {
  const written: WrittenText = { value: page?.text?.source ?? '', format: page?.text?.format ?? preferred };
  if (!page)
    return {
      seoTitle: '',
      seoDescription: '',
      urlcode: '',
      status: 'unpublished',
      roles: [],
      isInNavigation: false,
      content: 'text',
      written,
    };
  const { seoTitle, seoDescription, urlcode, status, roles, isInNavigation } = page;
  const content = page.text ? 'text' : 'widgets';
  return { seoTitle, seoDescription, urlcode, status, roles, isInNavigation, content, written };
}

function bodyOf({ roles, content, written, ...text }: DraftText): PageText {
  const address = text.urlcode.trim().toLowerCase();
  return {
    ...text,
    seoTitle: text.seoTitle.trim(),
    seoDescription: text.seoDescription.trim(),
    // What everybody means who leaves the first slash out, or puts one at the end.
    urlcode: address === '' ? '' : `/${trimOf(address, '/')}`,
    roleIDs: roles.map(({ roleID }) => roleID),
    ...(content === 'text' && { text: { source: written.value, format: written.format } }),
  };
}

function useProblems() {
  const { t } = useTranslator();
  return {
    before: ({ seoTitle, urlcode, text }: PageText): DraftErrors => ({
      ...(text?.source.trim() === '' && { text: t('Write the text of the page.') }),
      ...(seoTitle === '' && { seoTitle: t('Give the page a title.') }),
      ...(!ADDRESS.test(urlcode) && {
        urlcode:
          urlcode === ''
            ? t('Give the page an address.')
            : t('Use only lowercase letters, digits, -, _ and / in an address.'),
      }),
    }),
    after: (error: Error): { errors: DraftErrors; problem?: string } => {
      const { fieldErrors = {}, body } = error as Partial<ApiError>;
      if (body?.code === 'customPage.urlcodeTaken')
        return { errors: { urlcode: t('Another page has this address already. Choose another one.') } };
      if (body?.code === 'customPage.urlcodeReserved')
        return {
          errors: { urlcode: t('This address belongs to a page of the product. Choose another one.') },
        };
      // Of the text, which the API names as the body of every post.
      if (fieldErrors.body) return { errors: { text: fieldErrors.body } };
      if (error instanceof ApiError && Object.keys(fieldErrors).length > 0) return { errors: fieldErrors };
      return { errors: {}, problem: error.message };
    },
  };
}
