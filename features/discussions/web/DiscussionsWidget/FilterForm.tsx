// What a list of posts is narrowed to, all at once; applied by going to the address that says so.
import { useId, useState } from 'react';
import { Button } from '../../../../platform/ui/Button/Button.tsx';
import { Checkbox } from '../../../../platform/ui/Checkbox/Checkbox.tsx';
import { FormField, FormGroup, FormStack } from '../../../../platform/ui/FormField/FormField.tsx';
import { Select } from '../../../../platform/ui/Input/Input.tsx';
import { Modal } from '../../../../platform/ui/Modal/Modal.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { usePermission, useSite } from '../../../../platform/web/page/site-context.tsx';
import { useNavigate } from '../../../../platform/web/router/screen.tsx';
import { type ChosenTag, TagInput } from '../../../tags/web/TagInput/TagInput.tsx';
import type { FilterPostsProps } from './FilterPosts.tsx';
import { useNamedTags, useStatuses } from './filter-calls.ts';
import { listHref, withoutFilters } from './list-address.ts';

/** Internal statuses: what moderators have settled, and what they have not. */
const RESOLUTIONS = [
  ['8', 'Resolved'],
  ['7', 'Unresolved'],
] as const;

type FilterFormProps = FilterPostsProps & { onClose: () => void };

export default function FilterForm({ address, fixed = [], tag, onClose }: FilterFormProps) {
  const { t } = useTranslator();
  const navigate = useNavigate();
  const formID = useId();
  const given = (key: string) => address.query.get(key) ?? '';
  const [values, setValues] = useState({
    followed: given('followed'),
    type: listOf(given('type')),
    statusID: listOf(given('statusID')),
    internalStatusID: given('internalStatusID'),
    hasComments: given('hasComments'),
  });
  const [tags, setTags] = useNamedTags(given('tagID'), tag);
  const change = (changed: Partial<typeof values>) => setValues({ ...values, ...changed });
  const go = (href: string) => {
    onClose();
    navigate(href, { replace: true, keepsPlace: true });
  };
  const apply = () =>
    go(
      listHref(address, {
        ...values,
        type: values.type.join(','),
        statusID: values.statusID.join(','),
        tagID: tags.map(({ tagID }) => tagID).join(','),
      }),
    );
  const footer = (
    <>
      <Button kind="text" onClick={() => go(withoutFilters(address))}>
        {t('Clear All')}
      </Button>
      <Button kind="primary" type="submit" form={formID}>
        {t('Apply{filters}', { filters: '' })}
      </Button>
    </>
  );
  return (
    <Modal title={t('Filter Posts')} size="small" onClose={onClose} footer={footer}>
      <form
        id={formID}
        onSubmit={(event) => {
          event.preventDefault();
          apply();
        }}
      >
        <FormStack>
          <Fields fixed={fixed} values={values} onChange={change} tags={tags} onTags={setTags} />
        </FormStack>
      </form>
    </Modal>
  );
}

interface Values {
  followed: string;
  type: readonly string[];
  statusID: readonly string[];
  internalStatusID: string;
  hasComments: string;
}

interface FieldsProps {
  fixed: readonly string[];
  values: Values;
  onChange: (values: { [Name in keyof Values]?: Values[Name] extends string ? string : string[] }) => void;
  tags: readonly ChosenTag[];
  onTags: (tags: ChosenTag[]) => void;
}

/** What a list is of by its address is not asked about again. */
function Fields({ fixed, values, onChange, tags, onTags }: FieldsProps) {
  const { t } = useTranslator();
  const { isSignedIn, postTypeKinds = [], isTriageOn } = useSite();
  const isModerator = usePermission('community.manage');
  const types = postTypeKinds.map(({ type, name }): [string, string] => [type, name]);
  const isOfType = fixed.includes('type');
  const statuses = useStatuses(isOfType ? [] : values.type);
  return (
    <>
      {isSignedIn && (
        <Choice
          label={t('Categories')}
          value={values.followed}
          options={[
            ['', t('All')],
            ['true', t('Followed Categories')],
          ]}
          onChange={(followed) => onChange({ followed })}
        />
      )}
      {!isOfType && types.length > 1 && (
        <Boxes
          legend={t('Post Type')}
          options={types}
          chosen={values.type}
          onChange={(type) => onChange({ type, statusID: [] })}
        />
      )}
      <Boxes
        legend={t('Status')}
        options={statuses.map(({ statusID, name }) => [String(statusID), t(name)])}
        chosen={values.statusID}
        onChange={(statusID) => onChange({ statusID })}
      />
      {!fixed.includes('tagID') && <TagInput isForFinding value={tags} onChange={onTags} />}
      {isModerator && isTriageOn === true && (
        <Choice
          label={t('Resolution Status')}
          value={values.internalStatusID}
          options={[['', t('All')], ...RESOLUTIONS.map(([id, name]): [string, string] => [id, t(name)])]}
          onChange={(internalStatusID) => onChange({ internalStatusID })}
        />
      )}
      {isModerator && !fixed.includes('hasComments') && (
        <Choice
          label={t('Post Engagement')}
          value={values.hasComments}
          options={[
            ['', t('All')],
            ['true', t('With comments')],
            ['false', t('Without comments')],
          ]}
          onChange={(hasComments) => onChange({ hasComments })}
        />
      )}
    </>
  );
}

interface ChoiceProps {
  label: string;
  value: string;
  options: readonly [string, string][];
  onChange: (value: string) => void;
}

function Choice({ label, value, options, onChange }: ChoiceProps) {
  return (
    <FormField label={label}>
      {({ isInvalid: _, ...control }) => (
        <Select {...control} value={value} onChange={(event) => onChange(event.target.value)}>
          {options.map(([option, name]) => (
            <option key={option} value={option}>
              {name}
            </option>
          ))}
        </Select>
      )}
    </FormField>
  );
}

interface BoxesProps {
  legend: string;
  options: readonly [string, string][];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

function Boxes({ legend, options, chosen, onChange }: BoxesProps) {
  if (options.length === 0) return null;
  return (
    <FormGroup legend={legend}>
      {options.map(([value, name]) => (
        <Checkbox
          key={value}
          label={name}
          checked={chosen.includes(value)}
          onChange={({ target }) =>
            onChange(target.checked ? [...chosen, value] : chosen.filter((each) => each !== value))
          }
        />
      ))}
    </FormGroup>
  );
}

function listOf(text: string): string[] {
  return text.split(',').filter(Boolean);
}
