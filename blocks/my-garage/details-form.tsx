import { type FormEvent, useState } from 'react'
import { signInPath } from '#schemas/page/sign-in.ts'
import { phoneWords } from '#schemas/shopper/phone-words.ts'
import type { Shopper } from '#schemas/shopper/shopper.ts'
import { textOf } from '../_forms/text-of.ts'
import { usePage, useSite } from '../_kit/runtime.tsx'
import { Box } from '../_ui/box.tsx'
import { Button } from '../_ui/button.tsx'
import { Field } from '../_ui/field/field.tsx'
import { Input } from '../_ui/field/input.tsx'
import { Link } from '../_ui/link.tsx'
import { Stack } from '../_ui/stack.tsx'
import type { GarageChange } from './use-garage-change.ts'

/** Name and postcode are typed; number and address are proven by a code, so they are added by signing in with them. */
export function DetailsForm({ shopper, change }: { shopper: Shopper; change: GarageChange }) {
  const { path } = usePage()
  const { locale } = useSite()
  const [said, setSaid] = useState('')
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    setSaid('')
    const details = {
      name: textOf(form, 'name'),
      last_name: textOf(form, 'last_name'),
      postcode: textOf(form, 'postcode'),
    }
    if (await change.make('details', { ask: (api) => api.call('shopperDetails', details) }))
      setSaid('Your details are saved.')
  }
  return (
    <Stack gap={4} maxWidth="narrow">
      <Box as="dl" m={0} {...columns}>
        <Proven label="Mobile number" value={shopper.phone === null ? null : phoneWords(shopper.phone, locale)} />
        <Proven label="Email" value={shopper.email} />
      </Box>
      {shopper.phone === null ? (
        <Link href={signInPath({ type: 'my-garage', redirect: `${path}#details`, back: path, add: 'phone' })}>
          Add your mobile number
        </Link>
      ) : null}
      <form onSubmit={(event) => void save(event)}>
        <Stack gap={4}>
          <Box {...columns}>
            <Field label="First name">
              <Input name="name" autoComplete="given-name" maxLength={120} defaultValue={shopper.name} />
            </Field>
            <Field label="Last name">
              <Input name="last_name" autoComplete="family-name" maxLength={120} defaultValue={shopper.last_name} />
            </Field>
            <Field label="Postcode">
              <Input
                name="postcode"
                autoComplete="postal-code"
                inputMode="numeric"
                maxLength={4}
                pattern="\d{4}"
                defaultValue={shopper.postcode}
              />
            </Field>
          </Box>
          <Box display="flex" flexWrap="wrap" alignItems="center" gap={3}>
            <Button type="submit" busy={change.busy === 'details'}>
              Save details
            </Button>
            <output aria-live="polite">{said}</output>
          </Box>
        </Stack>
      </form>
    </Stack>
  )
}

const columns = { display: 'grid', gap: 4, gridTemplateColumns: ['1fr', '1fr 1fr'] } as const

/** Below its name, so that a long address has the whole width. */
function Proven({ label, value }: { label: string; value: string | null }) {
  return (
    <Box minWidth={0}>
      <Box as="dt" color="muted" fontSize="sm">
        {label}
      </Box>
      <Box as="dd" m={0} fontWeight={value === null ? 'regular' : 'semibold'} css={{ overflowWrap: 'anywhere' }}>
        {value ?? 'None yet'}
      </Box>
    </Box>
  )
}
