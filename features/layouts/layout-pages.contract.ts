// What the pages about layouts hand to the browser: administrators' own, so they are never cached.
import type { ReactNode } from 'react';
import type { LayoutCatalog } from './layout-catalog.contract.ts';
import type { LayoutForEdit, LayoutMetadata } from './layout-documents.contract.ts';
import type { LayoutRevision } from './layout-revisions.contract.ts';

/** A kind of page that layouts are made for, as people call it. */
export interface ShownPageKind {
  layoutViewType: string;
  name: string;
  description: string;
  icon: string;
  isInCategories: boolean;
}

export interface LayoutsPageProps {
  /** Those that are seen most first. */
  kinds: ShownPageKind[];
  /** With their `layoutViews`. */
  layouts: LayoutMetadata[];
}

export interface LayoutEditorProps {
  catalog: LayoutCatalog;
  /** A template: what is made begins as a copy of it. */
  layout: LayoutForEdit;
}

export interface LayoutHistoryProps {
  layout: LayoutMetadata;
  revisions: LayoutRevision[];
  total: number;
}

/** Made by the browser, which wraps the parts of a draft in it: see `web/PageWidgets/marked-layout.ts`. */
export interface EditedPartProps {
  place: string;
  name: string;
  isSection: boolean;
  /** The part itself; empty where it shows nothing to whoever looks. */
  children?: ReactNode;
}
