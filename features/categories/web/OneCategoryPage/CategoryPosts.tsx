import { Checkbox } from '../../../../platform/ui/Checkbox/Checkbox.tsx';
import { FormGroup } from '../../../../platform/ui/FormField/FormField.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { OfferedPostType } from '../../category-permissions.states.ts';
import type { PartProps } from './part-props.ts';

export function CategoryPosts({ draft, onDraft, postTypes }: PartProps & { postTypes: OfferedPostType[] }) {
  const { t } = useTranslator();
  const { hasRestrictedPostTypes: isRestricted, allowedPostTypeIDs: allowed } = draft;
  const choose = (postTypeID: string, isAllowed: boolean) =>
    onDraft({
      allowedPostTypeIDs: isAllowed
        ? [...allowed, postTypeID]
        : allowed.filter((known) => known !== postTypeID),
    });
  return (
    <>
      <FormGroup legend={t('Kinds of post')}>
        <Checkbox
          label={t('Every kind')}
          checked={!isRestricted}
          onChange={(event) =>
            onDraft({
              hasRestrictedPostTypes: !event.target.checked,
              allowedPostTypeIDs: event.target.checked ? [] : postTypes.map((type) => type.postTypeID),
            })
          }
        />
        {isRestricted &&
          postTypes.map(({ postTypeID, name }) => (
            <Checkbox
              key={postTypeID}
              label={name}
              checked={allowed.includes(postTypeID)}
              onChange={(event) => choose(postTypeID, event.target.checked)}
            />
          ))}
      </FormGroup>
      <FormGroup legend={t('State')}>
        <Checkbox
          label={t('Archived: it is read, and left out where categories are suggested')}
          checked={draft.isArchived}
          onChange={(event) => onDraft({ isArchived: event.target.checked })}
        />
        <Checkbox
          label={t('Featured: it is put forward where categories are suggested')}
          checked={draft.featured}
          onChange={(event) => onDraft({ featured: event.target.checked })}
        />
        <Checkbox
          label={t('$x$ is a formula in what is posted here')}
          checked={draft.dollarMath}
          onChange={(event) => onDraft({ dollarMath: event.target.checked })}
        />
      </FormGroup>
    </>
  );
}
