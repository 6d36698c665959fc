import { Checkbox, Radio } from '../Checkbox/Checkbox.tsx';
import { FormErrors, FormField } from '../FormField/FormField.tsx';
import { Input, Select, Textarea } from '../Input/Input.tsx';
import { Notice } from '../Notice/Notice.tsx';
import { Pager } from '../Pager/Pager.tsx';
import { SearchBox } from '../SearchBox/SearchBox.tsx';
import { Switch } from '../Switch/Switch.tsx';
import { Tabs } from '../Tabs/Tabs.tsx';
import styles from './Gallery.module.css';
import { GallerySection } from './GallerySection.tsx';

export function GalleryForms() {
  return (
    <GallerySection title="Inputs" note="36 px; edges at 3 : 1.">
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
        <div>
          <Checkbox label="Notify me" defaultChecked note="12" />
          <Checkbox label="Announce" />
          <Checkbox label="Some" isIndeterminate />
          <Checkbox label="Locked" disabled />
          <Radio label="Newest first" name="order" defaultChecked />
          <Radio label="Oldest first" name="order" />
          <Switch label="On" defaultChecked />
        </div>
      </div>
      <SearchBox label="Search the kit" variant="plain" shortcut="/" />
      <SearchBox label="Search discussions and guides" variant="banner" />
      <GalleryPaging />
    </GallerySection>
  );
}

function GalleryPaging() {
  return (
    <>
      <Pager
        page={1}
        limit={10}
        total={5621}
        hrefOf={(page) => `#p${page}`}
        jumpAction="#"
        label="First pages"
      />
      <Pager page={6} limit={10} total={57} hrefOf={(page) => `#p${page}`} label="Last pages" />
      <Tabs
        label="Profile"
        items={[
          { name: 'Activity', href: '#activity', isCurrent: true },
          { name: 'Discussions', href: '#discussions', count: 112 },
          { name: 'Comments', href: '#comments', count: 2841 },
        ]}
      />
      <Notice tone="warning" icon="mail">
        Your email address is not confirmed. <a href="#resend">Resend confirmation email</a>
      </Notice>
      <Notice tone="error">
        There was a problem loading comments. <a href="#reload">Reload</a>
      </Notice>
      <Notice tone="success">Success. Announcement has been dismissed.</Notice>
      <Notice>Comments on this post are closed.</Notice>
    </>
  );
}
