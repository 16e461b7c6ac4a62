import type { Field } from 'payload'
import { holdShares, mostWithoutAsking } from '#schemas/stock/hold-share.ts'
import { type FeedFormat, feedFormats } from '#schemas/stock/stock-feed.ts'
import { finishDraft } from '../../admin/feeds/mapping-draft.ts'
import { row } from '../../fields/row.ts'

const formatLabels: Record<FeedFormat, string> = {
  forecourt: 'Forecourt format',
  'au-listings': 'Used car listings (AU)',
  mapping: 'Custom column mapping',
}

export const mappingFields: Field[] = [
  ...row(
    {
      name: 'format',
      type: 'select',
      label: 'Format',
      required: true,
      defaultValue: 'mapping',
      admin: { isClearable: false },
      options: feedFormats.map((value) => ({ value, label: formatLabels[value] })),
    },
    {
      name: 'when_missing',
      type: 'select',
      label: 'Vehicles no longer in the file become',
      admin: { placeholder: 'Site setting' },
      options: [
        { value: 'sold', label: 'Sold' },
        { value: 'withdrawn', label: 'Withdrawn (no longer shown)' },
      ],
    },
    {
      name: 'hold_share',
      type: 'number',
      label: 'Ask for approval above (% of vehicles)',
      defaultValue: holdShares.usual,
      min: holdShares.least,
      max: holdShares.most,
      admin: {
        step: 1,
        description: `If an import would remove more than this share of the feed’s vehicles, and more than ${mostWithoutAsking}, they stay until you approve it under “Status”.`,
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
      if (value === null || value === undefined) return 'Map the columns. Check a file, then use our suggestions.'
      const finished = finishDraft(value)
      return 'mapping' in finished || finished.lacks
    },
  },
]

const isMapped = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'format' in data && data.format === 'mapping'
