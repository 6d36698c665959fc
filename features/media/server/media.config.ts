import { z } from 'zod';
import { configKey } from '../../../platform/server/config/config-key.ts';

const extensions = z.array(z.string().regex(/^[a-z0-9]{1,10}(?:\.[a-z0-9]{1,10})?$/i)).max(200);
const side = z.int().min(16).max(10_000);

export const mediaConfig = {
  allowedExtensions: configKey({
    key: 'garden.upload.allowedFileExtensions',
    schema: extensions,
    default: [
      ...[
        'txt',
        'jpg',
        'jpeg',
        'gif',
        'png',
        'webp',
        'bmp',
        'tiff',
        'ico',
        'zip',
        'gz',
        'tar.gz',
        'tgz',
        'psd',
      ],
      ...['ai', 'pdf', 'doc', 'xls', 'ppt', 'docx', 'xlsx', 'pptx', 'log', 'rar', '7z'],
    ],
    read: 'public',
    write: 'site.manage',
    description: 'What files may end in. Contents have to agree with it.',
  }),
  managerExtensions: configKey({
    key: 'garden.upload.managerFileExtensions',
    schema: extensions,
    default: ['svg'],
    read: 'community.manage',
    write: 'site.manage',
    description: 'What files of those who manage the community may end in besides.',
  }),
  maxUploads: configKey({
    key: 'garden.upload.maxFileUploads',
    schema: z.int().min(1).max(100),
    default: 20,
    read: 'public',
    write: 'site.manage',
    description: 'How many files a writer may choose at once.',
  }),
  orphanDays: configKey({
    key: 'garden.upload.unusedDays',
    schema: z.int().min(1).max(3650),
    default: 30,
    read: 'site.manage',
    write: 'site.manage',
    description: 'After how many days a file that nothing shows is removed.',
  }),
  areEmbedsOff: configKey({
    key: 'garden.format.disableUrlEmbeds',
    schema: z.boolean(),
    default: false,
    read: 'public',
    write: 'site.manage',
    description: 'Whether addresses stay plain links instead of showing what stands behind them.',
  }),
  isResizing: configKey({
    key: 'imageUpload.limits.enabled',
    schema: z.boolean(),
    default: true,
    read: 'public',
    write: 'site.manage',
    description:
      'Whether pictures are shrunk to the limits below. Those who manage the community are exempt.',
  }),
  maxWidth: configKey({
    key: 'imageUpload.limits.width',
    schema: side,
    default: 2000,
    read: 'public',
    write: 'site.manage',
    description: 'The width that uploaded pictures are shrunk to, in pixels.',
  }),
  maxHeight: configKey({
    key: 'imageUpload.limits.height',
    schema: side,
    default: 2000,
    read: 'public',
    write: 'site.manage',
    description: 'The height that uploaded pictures are shrunk to, in pixels.',
  }),
} as const;
