// A layout by what stands in an address: the number of a stored one, or the name of a template.
import { notFound } from '../../../platform/contract/errors.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { customisable, layoutRegistry } from '../../../platform/server/layouts/layout-registry.ts';
import type { LayoutTemplate } from '../../../platform/server/layouts/view.ts';
import { layoutError } from '../layout-documents.contract.ts';
import { findLayoutRow, type LayoutRow } from './layout.queries.ts';

const MOST = 2_147_483_647;

type Named = { templateName: string; layoutID?: undefined } | { layoutID: number; templateName?: undefined };

export function readLayoutID(text: string): Named {
  if (/^\d+$/.test(text) && Number(text) >= 1 && Number(text) <= MOST) return { layoutID: Number(text) };
  if (/^[a-z][a-z0-9_-]*$/i.test(text)) return { templateName: text };
  throw layoutError('layout.badID');
}

export type FoundTemplateOrRow =
  | { template: LayoutTemplate; row?: undefined }
  | { row: LayoutRow; template?: undefined };

export async function findTemplateOrRow(ctx: RequestContext, text: string): Promise<FoundTemplateOrRow> {
  const { layoutID, templateName } = readLayoutID(text);
  if (layoutID === undefined) {
    const template = customisable(layoutRegistry(ctx), templateName);
    if (!template) throw notFound('Layout');
    return { template };
  }
  const row = await findLayoutRow(ctx.db, layoutID);
  if (!row) throw notFound('Layout');
  return { row };
}

/** Of one that can be changed. */
export function storedLayoutID(ctx: RequestContext, text: string): number {
  const { layoutID, templateName } = readLayoutID(text);
  if (layoutID !== undefined) return layoutID;
  if (!customisable(layoutRegistry(ctx), templateName)) throw notFound('Layout');
  throw layoutError('layout.isTemplate');
}
