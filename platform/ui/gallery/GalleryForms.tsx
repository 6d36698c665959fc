import { Button } from '../Button/Button.tsx';
import { Checkbox, Radio } from '../Checkbox/Checkbox.tsx';
import { FormActions, FormErrors, FormField, FormGroup } from '../FormField/FormField.tsx';
import { Input, Select, Textarea } from '../Input/Input.tsx';
import { SearchBox } from '../SearchBox/SearchBox.tsx';
import { Switch } from '../Switch/Switch.tsx';
import styles from './Gallery.module.css';
import { GallerySection } from './GallerySection.tsx';

export function GalleryForms({ id }: { id: string }) {
  return (
    <GallerySection id={id} title="Inputs and forms" note="36 px; edges at 3 : 1.">
      <FormErrors errors={[{ message: 'Write a title before posting.', fieldId: 'gallery-error' }]} />
      <div className={styles.inputs}>
        <FormField label="Title" isRequired hint="Up to 100 characters">
          {({ isInvalid, ...control }) => (
            <Input {...control} isInvalid={isInvalid} placeholder="What is it about?" />
          )}
        </FormField>
        <FormField label="Error" id="gallery-error" error="Write a title before posting.">
          {({ isInvalid, ...control }) => <Input {...control} isInvalid={isInvalid} />}
        </FormField>
        <FormField label="Disabled">
          {({ isInvalid, ...control }) => (
            <Input {...control} isInvalid={isInvalid} disabled defaultValue="Set by your organisation" />
          )}
        </FormField>
        <FormField label="Select">
          {({ isInvalid, ...control }) => (
            <Select {...control} isInvalid={isInvalid}>
              <option>Inverters &amp; firmware</option>
            </Select>
          )}
        </FormField>
        <FormField label="Text">
          {({ isInvalid, ...control }) => (
            <Textarea {...control} isInvalid={isInvalid} defaultValue="Several lines" />
          )}
        </FormField>
        <FormField label="Large, 48">
          {({ isInvalid, ...control }) => <Input {...control} controlSize={48} placeholder="Search" />}
        </FormField>
        <FormField label="Giant, 82">
          {({ isInvalid, ...control }) => <Input {...control} controlSize={82} placeholder="A title" />}
        </FormField>
        <FormGroup legend="Choose" isRequired error="Choose at least one.">
          <Checkbox label="Notify me" defaultChecked note="12" />
          <Checkbox label="Announce" />
          <Checkbox label="Some" isIndeterminate />
          <Checkbox label="Locked" disabled />
          <Radio label="Newest first" name="order" defaultChecked />
          <Radio label="Oldest first" name="order" />
        </FormGroup>
        <FormGroup legend="Takes effect at once">
          <div className={styles.columns}>
            <Switch label="On" defaultChecked />
            <Switch label="Off" />
            <Switch label="Locked" disabled />
          </div>
        </FormGroup>
      </div>
      <FormActions>
        <Button kind="text">Cancel</Button>
        <Button kind="primary" isBusy>
          Saving
        </Button>
      </FormActions>
      <SearchBox label="Search the kit" variant="plain" shortcut="/" />
      <SearchBox label="Search discussions and guides" variant="banner" />
    </GallerySection>
  );
}
