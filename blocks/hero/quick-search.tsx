import { useSite } from '../_kit/runtime.tsx'
import { Box } from '../_ui/box.tsx'
import { Button } from '../_ui/button.tsx'
import { Field } from '../_ui/field/field.tsx'
import { Input } from '../_ui/field/input.tsx'
import { Select } from '../_ui/field/select.tsx'
import { Icon } from '../_ui/icon.tsx'
import { formatDollars } from '#schemas/lib/dollars.ts'
import * as texts from './texts.ts'

const budgets = [15_000, 25_000, 40_000, 60_000, 100_000] as const

/** A plain form with the search page's own parameters, so it needs no script. locations §2 */
export function QuickSearch() {
  const { usedOnly } = useSite().config.stock
  return (
    <Box
      as="form"
      action={usedOnly ? '/search/used-cars' : '/search/new-used-and-demo-cars'}
      method="get"
      aria-label={texts.searchStock}
      mt={5}
      p={4}
      bg="surface"
      color="ink"
      textAlign="start"
      borderRadius="lg"
      boxShadow="lg"
      display="grid"
      gap={3}
      alignItems="end"
      gridTemplateColumns={['minmax(0, 1fr)', 'repeat(2, minmax(0, 1fr))']}
    >
      <Box gridColumn={['auto', '1 / -1']}>
        <Field label={texts.makeModelOrKeyword}>
          <Input type="search" name="query" placeholder={texts.suvSevenSeats} maxLength={200} />
        </Field>
      </Box>
      {usedOnly ? null : (
        <Field label={texts.condition}>
          <Select name="refinementList[car_type][0]">
            <option value="">{texts.newDemoAndUsed}</option>
            <option value="new">{texts.newLabel}</option>
            <option value="demo">{texts.demo}</option>
            <option value="used">{texts.used}</option>
          </Select>
        </Field>
      )}
      <Field label={texts.budget}>
        <Select name="range[price]">
          <option value="">{texts.anyPrice}</option>
          {budgets.map((dollars) => (
            <option key={dollars} value={`:${dollars}`}>
              {texts.upToDollars({ dollars: formatDollars(dollars * 100) })}
            </option>
          ))}
        </Select>
      </Field>
      <Box gridColumn={usedOnly ? 'auto' : ['auto', '1 / -1']}>
        <Button type="submit" wide>
          <Icon name="search" />
          {texts.searchStock}
        </Button>
      </Box>
    </Box>
  )
}
