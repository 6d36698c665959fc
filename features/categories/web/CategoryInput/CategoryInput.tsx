import type { FieldControl } from '../../../../platform/ui/FormField/FormField.tsx';
import { TokenInput } from '../../../../platform/ui/TokenInput/TokenInput.tsx';
import type { Token } from '../../../../platform/ui/TokenInput/token.ts';
import { call } from '../../../../platform/web/api/call.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { Category, listCategories, searchCategories } from '../../categories.contract.ts';

export interface ChosenCategory {
  categoryID: number;
  name: string;
}

export interface CategoryInputProps extends Partial<FieldControl> {
  value: readonly ChosenCategory[];
  onChange: (categories: ChosenCategory[]) => void;
  isSingle?: boolean;
  max?: number;
  /** Only those below it. */
  parentCategoryID?: number;
  /** Only those where the viewer may post. */
  isForPosting?: boolean;
  name?: string;
  disabled?: boolean;
}

const MOST_FOUND = 50;

/** Categories by part of their name. For a form of few categories a CategorySelect shows them all. */
export function CategoryInput({
  value,
  onChange,
  parentCategoryID,
  isForPosting,
  ...control
}: CategoryInputProps) {
  const { t } = useTranslator();
  const search = async (query: string, signal: AbortSignal) => {
    const scope = { parentCategoryID, filterDiscussionsAdd: isForPosting || undefined, limit: MOST_FOUND };
    const { body } =
      query === ''
        ? await call<typeof listCategories>('GET /categories', {
            query: { ...scope, outputFormat: 'flat' },
            signal,
          })
        : await call<typeof searchCategories>('GET /categories/search', {
            query: { ...scope, query, expand: ['breadcrumbs'] },
            signal,
          });
    return body.map(tokenOf);
  };
  return (
    <TokenInput
      {...control}
      value={value.map(({ categoryID, name }) => ({ id: categoryID, name }))}
      onChange={(tokens) => onChange(tokens.map(({ id, name }) => ({ categoryID: Number(id), name })))}
      search={search}
      listLabel={t('Categories')}
    />
  );
}

/** Its parent distinguishes two categories called "General". */
function tokenOf({ categoryID, name, breadcrumbs }: Category): Token {
  const parents = breadcrumbs.slice(1, -1).map((crumb) => crumb.name);
  return { id: categoryID, name, note: parents.length > 0 ? parents.join(' › ') : undefined };
}
