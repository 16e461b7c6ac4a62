import type { Field } from 'payload'
import { holdShares, mostWithoutAsking } from '#schemas/stock/hold-share.ts'
import { type FeedFormat, feedFormats } from '#schemas/stock/stock-feed.ts'
import { finishDraft } from '../../admin/feeds/mapping-draft.ts'
import { row } from '../../fields/row.ts'
import * as texts from './texts.ts'

const formatLabels: Record<FeedFormat, string> = {
  forecourt: texts.forecourtFormat,
  'au-listings': texts.usedCarListingsAu,
  mapping: texts.customColumnMapping,
}

export const mappingFields: Field[] = [
  ...row(
    {
      name: 'format',
      type: 'select',
      label: texts.format,
      required: true,
      defaultValue: 'mapping',
      admin: { isClearable: false },
      options: feedFormats.map((value) => ({ value, label: formatLabels[value] })),
    },
    {
      name: 'when_missing',
      type: 'select',
      label: texts.vehiclesNoLongerInTheFileBecome,
      admin: { placeholder: texts.vehiclesNoLongerInTheFileBecomePlaceholder },
      options: [
        { value: 'sold', label: texts.sold },
        { value: 'withdrawn', label: texts.withdrawnNoLongerShown },
      ],
    },
    {
      name: 'hold_share',
      type: 'number',
      label: texts.askForApprovalAboveOfVehicles,
      defaultValue: holdShares.usual,
      min: holdShares.least,
      max: holdShares.most,
      admin: {
        step: 1,
        description: texts.askForApprovalAboveOfVehiclesDescription({ mostWithoutAsking }),
      },
    },
  ),
  {
    name: 'mapping',
    type: 'json',
    label: texts.columns,
    admin: { components: { Field: '/admin/feeds/mapping-field.tsx#MappingField' } },
    validate: (value: unknown, { siblingData }: { siblingData: unknown }) => {
      if (!isMapped(siblingData)) return true
      if (value === null || value === undefined) return texts.mapTheColumns
      const finished = finishDraft(value)
      return 'mapping' in finished || finished.lacks
    },
  },
]

const isMapped = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'format' in data && data.format === 'mapping'
