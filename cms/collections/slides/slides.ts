import type { CollectionConfig } from 'payload'
import { safeUrl } from '#schemas/page/href.ts'
import { collectionAccess, editors, everyone } from '../../access/collection-access.ts'
import { shownTo } from '../../access/shown-to.ts'
import { dateField } from '../../fields/date.ts'
import { mediaField } from '../../fields/media.ts'
import { tenantCollection } from '../../tenancy/tenant-collection.ts'
import { row } from '../../fields/row.ts'
import { readText } from '../../fields/read-text.ts'
import * as texts from './texts.ts'

/** locations §3, Slide. */
export const slides: CollectionConfig = tenantCollection({
  slug: 'slides',
  event: 'slide.changed',
  labels: { singular: texts.slide, plural: texts.slides },
  access: collectionAccess({ read: everyone, create: editors, update: editors, delete: editors }),
  admin: {
    hidden: shownTo(...editors),
    group: texts.website,
    useAsTitle: 'name',
    defaultColumns: ['name', 'image', 'url', 'updatedAt'],
    description: texts.slidesDescription,
  },
  fields: [
    { name: 'name', type: 'text', label: texts.heading, required: true, maxLength: 120 },
    { name: 'description', type: 'textarea', maxLength: 300 },
    mediaField('image', {
      label: texts.picture,
      description: texts.pictureDescription,
      missing: texts.chooseAPicture,
    }),
    {
      name: 'url',
      type: 'text',
      label: texts.link,
      admin: { description: texts.linkDescription },
      validate: (value: unknown) => !value || safeUrl(readText(value)) !== null || texts.startWithForPageThisSite,
    },
    ...row(
      dateField({ name: 'start', label: texts.from, withTime: true, wholeDay: 'start' }),
      dateField({
        name: 'expiry',
        label: texts.until,
        withTime: true,
        wholeDay: 'end',
        validate: (value: unknown, { siblingData }: { siblingData: { start?: unknown } }) =>
          !value || !siblingData.start || readText(value) > readText(siblingData.start)
            ? true
            : texts.chooseATimeAfterTheStart,
      }),
    ),
    { name: 'hide_overlay', type: 'checkbox', label: texts.hideTheHeadingAndShading },
  ],
})
