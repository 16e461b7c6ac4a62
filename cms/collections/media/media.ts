import type { CollectionConfig } from 'payload'
import { takenTypes } from '#schemas/media/taken-types.ts'
import { collectionAccess, editors, everyone } from '../../access/collection-access.ts'
import { shownTo } from '../../access/shown-to.ts'
import { tenantCollection } from '../../tenancy/tenant-collection.ts'
import { checkUpload } from './check-upload.ts'
import { fillMimeType, refuseOtherTypes } from './fill-mime-type.ts'
import { noteFiles, removeFailedFiles } from './remove-failed-files.ts'
import { preserveDeletedFiles, preserveReplacedFiles } from './replaced-files.ts'
import * as texts from './texts.ts'

/**
 * A tenant's pictures, and the films and reports of its vehicles. The platform serves them as `/media/<filename>` on the tenant's own host.
 * The address here is for signed-in staff.
 */
export const media = (env: { mediaDir: string }): CollectionConfig =>
  tenantCollection({
    slug: 'media',
    event: 'media.changed',
    // By GraphQL, a new focal point would decode a picture outside of the turns.
    graphQL: { disableMutations: true },
    labels: { singular: texts.picture, plural: texts.pictures },
    access: collectionAccess({ read: everyone, create: editors, update: editors, delete: editors }),
    admin: {
      hidden: shownTo(...editors),
      group: texts.website,
      useAsTitle: 'filename',
      defaultColumns: ['filename', 'alt', 'width', 'height', 'updatedAt'],
      listSearchableFields: ['filename', 'alt'],
    },
    hooks: {
      beforeOperation: [fillMimeType, refuseOtherTypes, checkUpload(env.mediaDir), preserveReplacedFiles(env.mediaDir)],
      beforeChange: [noteFiles],
      beforeDelete: [preserveDeletedFiles(env.mediaDir)],
      afterError: [removeFailedFiles(env.mediaDir)],
    },
    upload: {
      staticDir: env.mediaDir,
      mimeTypes: takenTypes,
      focalPoint: true,
      crop: true,
      imageSizes: [
        { name: 'thumbnail', width: 320, height: 240, position: 'centre' },
        { name: 'wide', width: 1920, withoutEnlargement: true },
      ],
      adminThumbnail: 'thumbnail',
      // A file may be replaced or cropped under its name.
      modifyResponseHeaders: ({ headers }) => {
        headers.set('Cache-Control', 'private, no-cache')
        return headers
      },
      // Uploads only from the user's computer: a server-side fetch of an address could reach the internal network (SSRF).
      pasteURL: false,
    },
    fields: [
      {
        name: 'refused',
        type: 'ui',
        admin: {
          disableBulkEdit: true,
          disableListColumn: true,
          components: { Field: '/admin/media/refused-file.tsx#RefusedFile' },
        },
      },
      {
        name: 'alt',
        type: 'text',
        label: texts.alternativeText,
        maxLength: 200,
        admin: {
          description: texts.alternativeTextDescription,
        },
      },
    ],
  })
