import { useState } from 'react'
import { rateWarning } from '#schemas/finance/repayment-words.ts'
import { siteOfDealership } from '#schemas/tenant/site-of-dealership.ts'
import { compareRows, type CompareRow } from '#schemas/vehicle/compare-rows.ts'
import type { SearchDocument } from '#schemas/vehicle/search-document.ts'
import { usePage, useSite } from '../_kit/runtime.tsx'
import { Box } from '../_ui/box.tsx'
import { EstimatesNote } from '../_ui/estimates-note.tsx'
import { Checkbox } from '../_ui/field/checkbox.tsx'
import { Icon } from '../_ui/icon.tsx'
import { styleClasses } from '../_ui/style/style-class.ts'
import { Text } from '../_ui/text.tsx'
import { VisuallyHidden } from '../_ui/visually-hidden.tsx'
import { compareStyle } from './compare-style.ts'
import { ComparedVehicle } from './compared-vehicle.tsx'
import * as texts from './texts.ts'

interface CompareTableProps {
  vehicles: readonly SearchDocument[]
  onRemove: (id: number) => void
}

/** The labels stay in place while the vehicles scroll beside them. */
export function CompareTable({ vehicles, onRemove }: CompareTableProps) {
  const site = useSite()
  const now = new Date(usePage().now)
  const [onlyDifferences, setOnlyDifferences] = useState(false)
  const look = styleClasses(compareStyle)
  const warning = [site.config.finance.requiredText, rateWarning(site.country)].filter(Boolean).join(' ')
  const rows = compareRows(vehicles, {
    withFinance: ({ dealership_slug }) => siteOfDealership(site, dealership_slug).flags.finance,
    warning,
  })
  const shown = onlyDifferences && vehicles.length > 1 ? rows.filter(({ differs }) => differs) : rows
  return (
    <>
      {vehicles.length > 1 ? (
        <Box mb={3}>
          <Checkbox checked={onlyDifferences} onChange={(event) => setOnlyDifferences(event.target.checked)}>
            {texts.onlyWhatDiffers}
          </Checkbox>
        </Box>
      ) : (
        <Text look="muted" mb={3}>
          {texts.chooseOneMoreVehicleToSeeWhat}
        </Text>
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard */}
      <section className={look.frame} tabIndex={0} aria-label={texts.vehiclesSideBySide}>
        <table className={look.table}>
          <thead>
            <tr>
              <td className={look.corner}>
                <VisuallyHidden>{texts.fact}</VisuallyHidden>
              </td>
              {vehicles.map((vehicle) => (
                <th key={vehicle.id} scope="col" className={look.vehicle}>
                  <ComparedVehicle vehicle={vehicle} site={site} now={now} onRemove={() => onRemove(vehicle.id)} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => (
              <Row key={row.label} row={row} vehicles={vehicles} />
            ))}
          </tbody>
        </table>
      </section>
      {rows.some(({ isFinance }) => isFinance) ? <EstimatesNote vehicles={vehicles} site={site} /> : null}
    </>
  )
}

function Row({ row, vehicles }: { row: CompareRow; vehicles: readonly SearchDocument[] }) {
  const look = styleClasses(compareStyle)
  return (
    <tr className={row.differs ? look.differing : look.row}>
      <th scope="row" className={look.label}>
        {row.label}
        {row.differs ? <VisuallyHidden> {texts.differs}</VisuallyHidden> : null}
      </th>
      {vehicles.map((vehicle, index) => (
        <td key={vehicle.id} className={look.cell}>
          <Value value={row.values[index] ?? null} />
        </td>
      ))}
    </tr>
  )
}

function Value({ value }: { value: string | null }) {
  if (value === null) return <Icon name="minus" size={16} label={texts.unknown} />
  return value === 'Yes' ? <Icon name="check" size={20} label={texts.yes} /> : value
}
