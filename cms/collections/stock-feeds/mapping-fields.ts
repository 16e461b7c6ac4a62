import type { Field } from 'payload'
import { holdShares, mostWithoutAsking } from '#schemas/stock/hold-share.ts'
import { type FeedFormat, feedFormats } from '#schemas/stock/stock-feed.ts'
import { finishDraft } from '../../admin/feeds/mapping-draft.ts'
import { row } from '../../fields/row.ts'

const formatLabels: Record<FeedFormat, string> = {
  forecourt: 'Our own format',
  'au-listings': 'A list of used cars (AU listings)',
  mapping: 'I say which column is what',
}

export const mappingFields: Field[] = [
  ...row(
    {
      name: 'format',
      type: 'select',
      label: 'The file is written as',
      required: true,
      defaultValue: 'mapping',
      admin: { isClearable: false },
      options: feedFormats.map((value) => ({ value, label: formatLabels[value] })),
    },
    {
      name: 'when_missing',
      type: 'select',
      label: 'Vehicles that are no longer in it become',
      admin: { placeholder: 'As your site has it' },
      options: [
        { value: 'sold', label: 'Sold' },
        { value: 'withdrawn', label: 'Withdrawn (no longer shown)' },
      ],
    },
    {
      name: 'hold_share',
      type: 'number',
      label: 'Ask first when more than this share goes at once (%)',
      defaultValue: holdShares.usual,
      min: holdShares.least,
      max: holdShares.most,
      admin: {
        step: 1,
        description: `When an import would take more than this share of the feed’s own vehicles off the site, and more than ${mostWithoutAsking}, they stay until you approve it under “How it is going”.`,
      },
    },
  ),
  {
    name: 'mapping',
    type: 'json',
    label: 'Columns',
    admin: { components: { Field: '/admin/feeds/mapping-field.tsx#MappingField' } },
    validate: (value: unknown, { siblingData }: { siblingData: unknown }) => {
      if (!isMapped(siblingData)) return true
      if (value === null || value === undefined)
        return 'Say which column is what: look at a file, and take what we suggest.'
      const finished = finishDraft(value)
      return 'mapping' in finished || finished.lacks
    },
  },
]

const isMapped = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'format' in data && data.format === 'mapping'
