// What is being written about a page, what stands saved, and what is wrong with it.

import { useState } from 'react';
import { trimOf } from '../../../../platform/contract/linear-text.ts';
import { ApiError } from '../../../../platform/web/api/call.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { RoleFragment } from '../../../roles/roles.contract.ts';
import { ADDRESS, type ManagedPage } from '../../custom-page-settings.contract.ts';
import type { CustomPage } from '../../custom-pages.contract.ts';
import { changePage, makePage, type PageText } from '../custom-page-calls.ts';
import { suggestedAddress } from './suggested-address.ts';

export interface DraftText extends Omit<PageText, 'roleIDs'> {
  roles: RoleFragment[];
}
export type DraftErrors = Readonly<Partial<Record<keyof PageText, string>>>;

const NEW: DraftText = { seoTitle: '', seoDescription: '', urlcode: '', status: 'unpublished', roles: [] };

export function usePageDraft(page: ManagedPage | undefined) {
  const problems = useProblems();
  const [customPageID, setCustomPageID] = useState(page?.customPageID);
  const [saved, setSaved] = useState<DraftText>(() => textOf(page));
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
    setErrors((before) => Object.fromEntries(Object.entries(before).filter(([name]) => !(name in changed))));
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
      const answer = await (customPageID === undefined ? makePage(body) : changePage(customPageID, body));
      setCustomPageID(answer.customPageID);
      const { roleIDs: _, ...written } = body;
      const saved = { ...text, ...written };
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
  return { text, errors, problem, isBusy, isDirty, change, save };
}

export type PageDraft = ReturnType<typeof usePageDraft>;

function textOf(page: ManagedPage | undefined): DraftText {
  if (!page) return NEW;
  const { seoTitle, seoDescription, urlcode, status, roles } = page;
  return { seoTitle, seoDescription, urlcode, status, roles };
}

function bodyOf({ roles, ...text }: DraftText): PageText {
  const address = text.urlcode.trim().toLowerCase();
  return {
    ...text,
    seoTitle: text.seoTitle.trim(),
    seoDescription: text.seoDescription.trim(),
    // What everybody means who leaves the first slash out, or puts one at the end.
    urlcode: address === '' ? '' : `/${trimOf(address, '/')}`,
    roleIDs: roles.map(({ roleID }) => roleID),
  };
}

function useProblems() {
  const { t } = useTranslator();
  return {
    before: ({ seoTitle, urlcode }: PageText): DraftErrors => ({
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
      if (error instanceof ApiError && Object.keys(fieldErrors).length > 0) return { errors: fieldErrors };
      return { errors: {}, problem: error.message };
    },
  };
}
