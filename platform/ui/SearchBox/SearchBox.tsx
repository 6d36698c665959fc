import type { FormEvent, InputHTMLAttributes, Ref } from 'react';
import { Button } from '../Button/Button.tsx';
import { classNames } from '../class-names.ts';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { HiddenFields } from '../Input/HiddenFields.tsx';
import { Input } from '../Input/Input.tsx';
import { Kbd } from '../Kbd/Kbd.tsx';
import { useUiLanguage } from '../language/language.tsx';
import styles from './SearchBox.module.css';

export type SearchBoxProps = {
  /** `banner` is large and has a button, `titleBar` quiet, `plain` for lists and facets. */
  variant?: 'banner' | 'titleBar' | 'plain';
  /** Where the GET goes. */
  action?: string;
  name?: string;
  label: string;
  placeholder?: string;
  defaultValue?: string;
  /** Further fields of the GET. */
  hidden?: Record<string, string>;
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void;
  /** Everything an autocomplete needs of the input: value, onChange, aria-*. */
  inputProps?: Omit<InputHTMLAttributes<HTMLInputElement>, 'style' | 'className'> & {
    ref?: Ref<HTMLInputElement>;
  };
  /** `_blank` where it is answered in a tab of its own. */
  target?: '_blank' | undefined;
  /** With it there is a button that empties the field. */
  onClear?: () => void;
  /** The key that jumps here, shown as a quiet hint. */
  shortcut?: string;
};

export function SearchBox({
  variant = 'plain',
  action = '/search',
  name = 'query',
  label,
  hidden = {},
  ...box
}: SearchBoxProps) {
  const { translate } = useUiLanguage();
  const isLarge = variant === 'banner';
  return (
    <search className={styles.search} aria-label={label}>
      <form
        className={classNames(styles.box, styles[variant])}
        action={action}
        target={box.target}
        onSubmit={box.onSubmit}
      >
        <Icon name="search" size={isLarge ? 'md' : undefined} className={styles.glass} />
        <Input
          type="search"
          name={name}
          aria-label={label}
          placeholder={box.placeholder ?? label}
          defaultValue={box.inputProps?.value === undefined ? box.defaultValue : undefined}
          controlSize={isLarge ? 48 : variant === 'titleBar' ? 32 : 36}
          className={styles.input}
          autoComplete="off"
          {...box.inputProps}
        />
        <HiddenFields fields={hidden} />
        {box.onClear && (
          <IconButton
            icon="x"
            size={24}
            label={translate('Clear')}
            className={styles.clear}
            onClick={box.onClear}
          />
        )}
        {box.shortcut && (
          <span className={styles.hint}>
            <Kbd keys={[box.shortcut]} />
          </span>
        )}
        {isLarge && (
          <Button type="submit" kind="primary" className={styles.button}>
            {translate('Search')}
          </Button>
        )}
      </form>
    </search>
  );
}
