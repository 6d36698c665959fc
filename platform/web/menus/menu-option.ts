// Items of a menu that capabilities add to, as data: what belongs to the menu of a discussion, of a comment.
import type { ComponentType } from 'react';
import type { SiteMeta } from '../../contract/page.ts';
import type { PermissionName } from '../../contract/permission-names.ts';
import type { IconName } from '../../ui/icons/icon-names.ts';

export interface MenuViewer {
  site: SiteMeta;
  /** What they may do anywhere. */
  may: (permission: PermissionName) => boolean;
}

interface Option<Subject> {
  /** Groups have a line between them. */
  group: string;
  /** Within its group; those of the product are 10, 20 and so on. */
  position: number;
  isOffered: (subject: Subject, viewer: MenuViewer) => boolean;
}

/** A button that opens a form. */
export interface FormOption<Subject> extends Option<Subject> {
  /** English; translated where it is shown. */
  name: string;
  icon: IconName;
  isDanger?: boolean;
  Form: ComponentType<Subject & { onClose: () => void }>;
}

/** An item that draws itself: a link, a switch, several buttons that open forms. */
export interface ItemOption<Subject> extends Option<Subject> {
  Item: ComponentType<Subject & MenuRun & MenuForms>;
}

export type MenuOption<Subject> = FormOption<Subject> | ItemOption<Subject>;

/** For items that call something while the menu stays open: one at a time. */
export interface MenuRun {
  /** The name of what is running. */
  busy: string | undefined;
  /** Does it, says that it was done, and refreshes the page. */
  run: (name: string, work: () => Promise<unknown>, done: string) => Promise<void>;
}

/** For items of which each opens a form of its own. */
export interface MenuForms {
  onForm: (Form: ComponentType<{ onClose: () => void }>) => void;
}
