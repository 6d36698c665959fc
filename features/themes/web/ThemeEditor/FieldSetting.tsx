// A setting of each kind. What is shown where nothing is set is what the theme comes to.
import { Button } from '../../../../platform/ui/Button/Button.tsx';
import { ColourInput } from '../../../../platform/ui/ColourInput/ColourInput.tsx';
import { Input } from '../../../../platform/ui/Input/Input.tsx';
import { SegmentedChoice } from '../../../../platform/ui/Tabs/Tabs.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { Scheme } from '../../compile/check-contrast.ts';
import { plainColour } from '../../compile/gradient.ts';
import { variableAt, withVariable } from '../../compile/variables.ts';
import {
  type ChoiceField,
  type ColourField,
  type EditorField,
  type RangeField,
  type TextField,
  tokenName,
} from './editor-fields.ts';
import { fieldKey, schemesAt, withScheme } from './problem-sources.ts';
import styles from './Setting.module.css';
import { Setting } from './Setting.tsx';
import { type FieldProblem, plainHex, type ThemeDraft } from './use-theme-draft.ts';

/** What settings need of what is being written. */
export type SetTheme = Pick<
  ThemeDraft,
  'isChanged' | 'effective' | 'fieldProblems' | 'unreadable' | 'usual'
> & {
  draft: Pick<ThemeDraft['draft'], 'variables'>;
  change: (changed: Pick<ThemeDraft['draft'], 'variables'>) => void;
};

export function FieldSetting({ field, theme }: { field: EditorField; theme: SetTheme }) {
  switch (field.kind) {
    case 'colour':
      return (
        <>
          <ColourSetting field={field} scheme="light" theme={theme} />
          <ColourSetting field={field} scheme="dark" theme={theme} />
        </>
      );
    case 'range':
      return <RangeSetting field={field} theme={theme} />;
    case 'choice':
      return <ChoiceSetting field={field} theme={theme} />;
    case 'text':
      return <TextSetting field={field} theme={theme} />;
  }
}

type Part<Field> = { field: Field; theme: SetTheme };

function ColourSetting({ field, scheme, theme }: Part<ColourField> & { scheme: Scheme }) {
  const { t } = useTranslator();
  const { draft, change, isChanged, effective, fieldProblems } = theme;
  const own = schemesAt(draft.variables, field.path)[scheme];
  const shown = plainHex(plainColour(own) ?? effective(field.token, scheme));
  const usual = plainHex(theme.usual(field.token, scheme));
  const set = (value: string) =>
    change({ variables: withScheme(draft.variables, field.path, scheme, value) });
  const problem = fieldProblems.get(fieldKey(field, scheme));
  const isUnreadable = own !== undefined && !plainColour(own);
  const error = isUnreadable
    ? t('This is no colour. Write it as {example}.', { example: shown })
    : problem && <Fixing problem={problem} onFix={set} />;
  const label =
    scheme === 'light'
      ? t('{name}, light', { name: t(field.label) })
      : t('{name}, dark', { name: t(field.label) });
  return (
    <Setting
      label={label}
      error={error}
      isChanged={isChanged(field.path)}
      onReset={own === undefined ? undefined : () => set('')}
      hint={
        <>
          {t(field.description)} {t('Default: {value}.', { value: usual })}
        </>
      }
    >
      {(control) => (
        <ColourInput
          {...control}
          isInvalid={Boolean(error)}
          pickName={label}
          usual={shown}
          value={own ?? ''}
          onChange={set}
        />
      )}
    </Setting>
  );
}

function Fixing({
  problem: { problem, mend },
  onFix,
}: {
  problem: FieldProblem;
  onFix: (value: string) => void;
}) {
  const { t } = useTranslator();
  const facts = {
    ratio: problem.ratio.toFixed(1),
    least: problem.least,
    ink: tokenName(t, problem.ink),
    ground: tokenName(t, problem.ground),
  };
  if (!mend)
    return t('{ratio} : 1 for {ink} on {ground}. Needs {least} : 1: change what it stands on.', facts);
  return (
    <>
      {t('{ratio} : 1 for {ink} on {ground}. Needs {least} : 1, try {mend}.', { ...facts, mend })}
      <Button className={styles.fix} kind="textPrimary" size={24} onClick={() => onFix(mend)}>
        {t('Use {value}', { value: mend })}
      </Button>
    </>
  );
}

function RangeSetting({ field, theme }: Part<RangeField>) {
  const { t } = useTranslator();
  const { draft, change, isChanged } = theme;
  const own = variableAt(draft.variables, field.path);
  const value = typeof own === 'number' ? own : Number.parseFloat(String(own ?? '')) || field.usual;
  const set = (next: number | undefined) =>
    change({ variables: withVariable(draft.variables, field.path, next) });
  const pixels = (number: number) => t('{number} px', { number });
  return (
    <Setting
      label={t(field.label)}
      hint={`${t(field.description)} ${t('Default: {value}.', { value: pixels(field.usual) })}`}
      isChanged={isChanged(field.path)}
      onReset={own === undefined ? undefined : () => set(undefined)}
    >
      {(control) => (
        <div className={styles.range}>
          <input
            {...control}
            type="range"
            min={field.least}
            max={field.most}
            value={own === 0 ? 0 : value}
            onChange={(event) => set(event.target.valueAsNumber)}
          />
          <output htmlFor={control.id}>{pixels(own === 0 ? 0 : value)}</output>
        </div>
      )}
    </Setting>
  );
}

function ChoiceSetting({ field, theme }: Part<ChoiceField>) {
  const { t } = useTranslator();
  const { draft, change, isChanged } = theme;
  const own = variableAt(draft.variables, field.path);
  const usual = field.options[0];
  const set = (value: string | undefined) =>
    change({ variables: withVariable(draft.variables, field.path, value) });
  return (
    <Setting
      isGroup
      label={t(field.label)}
      hint={`${t(field.description)} ${t('Default: {value}.', { value: t(usual?.name ?? '') })}`}
      isChanged={isChanged(field.path)}
      onReset={own === undefined ? undefined : () => set(undefined)}
    >
      {({ id }) => (
        <SegmentedChoice
          isFilling
          label={t(field.label)}
          name={id}
          options={field.options.map(({ value, name }) => ({ value, name: t(name) }))}
          value={String(own ?? usual?.value)}
          onChange={set}
        />
      )}
    </Setting>
  );
}

function TextSetting({ field, theme }: Part<TextField>) {
  const { t } = useTranslator();
  const { draft, change, isChanged, unreadable } = theme;
  const own = variableAt(draft.variables, field.path);
  const text = Array.isArray(own) ? own.join(', ') : typeof own === 'string' ? own : '';
  const set = (value: string) =>
    change({ variables: withVariable(draft.variables, field.path, value === '' ? undefined : value) });
  const isWrong = unreadable.some(({ path }) => path === field.path);
  const error = isWrong ? t('This cannot be read.') : undefined;
  return (
    <Setting
      label={t(field.label)}
      hint={t(field.description)}
      error={error}
      isChanged={isChanged(field.path)}
      onReset={text === '' ? undefined : () => set('')}
    >
      {(control) => (
        <Input
          {...control}
          isInvalid={isWrong}
          spellCheck={false}
          placeholder={field.placeholder}
          value={text}
          onChange={(event) => set(event.target.value)}
        />
      )}
    </Setting>
  );
}
