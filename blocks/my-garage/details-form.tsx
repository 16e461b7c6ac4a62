import { useState } from 'react'
import { signInPath } from '#schemas/page/sign-in.ts'
import { phoneWords } from '#schemas/shopper/phone-words.ts'
import { shopperDetails } from '#schemas/shopper/session.ts'
import type { Shopper } from '#schemas/shopper/shopper.ts'
import { useApiForm } from '../_forms/use-api-form.ts'
import { usePage, useSite } from '../_kit/runtime.tsx'
import { Alert } from '../_ui/alert.tsx'
import { Box } from '../_ui/box.tsx'
import { Button } from '../_ui/button.tsx'
import { Field } from '../_ui/field/field.tsx'
import { Input } from '../_ui/field/input.tsx'
import { Link } from '../_ui/link.tsx'
import { Stack } from '../_ui/stack.tsx'
import { type GarageChange, unreached } from './use-garage-change.ts'
import * as texts from './texts.ts'

const names = ['name', 'last_name', 'postcode'] as const

/** Name and postcode are editable; number and email address require verification, so they are added by signing in with them. */
export function DetailsForm({ shopper, change }: { shopper: Shopper; change: GarageChange }) {
  const { path } = usePage()
  const { locale } = useSite()
  const [message, setMessage] = useState('')
  const { entry, form, failure, isHydrated, isBusy, submit, errorText } = useApiForm({
    schema: shopperDetails,
    names,
    unreached,
    send: async (details) => {
      await change.attempt({ ask: (api) => api.call('shopperDetails', details) })
      setMessage(texts.yourDetailsAreSaved)
    },
  })
  return (
    <Stack gap={4} maxWidth="narrow">
      <Box as="dl" m={0} {...columns}>
        <Proven label={texts.mobileNumber} value={shopper.phone === null ? null : phoneWords(shopper.phone, locale)} />
        <Proven label={texts.email} value={shopper.email} />
      </Box>
      {shopper.phone === null ? (
        <Link href={signInPath({ type: 'my-garage', redirect: `${path}#details`, back: path, add: 'phone' })}>
          {texts.addYourMobileNumber}
        </Link>
      ) : null}
      <form
        ref={form}
        noValidate={isHydrated}
        onSubmit={(event) => {
          setMessage('')
          void submit(event)
        }}
      >
        <Stack gap={4}>
          <Box {...columns}>
            <Field label={texts.firstName} error={errorText('name')}>
              <Input
                {...entry.register('name')}
                autoComplete="given-name"
                maxLength={120}
                defaultValue={shopper.name}
              />
            </Field>
            <Field label={texts.lastName} error={errorText('last_name')}>
              <Input
                {...entry.register('last_name')}
                autoComplete="family-name"
                maxLength={120}
                defaultValue={shopper.last_name}
              />
            </Field>
            <Field label={texts.postcode} error={errorText('postcode')}>
              <Input
                {...entry.register('postcode')}
                autoComplete="postal-code"
                inputMode="numeric"
                maxLength={4}
                pattern="\d{4}"
                defaultValue={shopper.postcode}
              />
            </Field>
          </Box>
          {failure ? <Alert look="danger">{failure}</Alert> : null}
          <Box display="flex" flexWrap="wrap" alignItems="center" gap={3}>
            <Button type="submit" busy={isBusy}>
              {texts.saveDetails}
            </Button>
            <output aria-live="polite">{message}</output>
          </Box>
        </Stack>
      </form>
    </Stack>
  )
}

const columns = { display: 'grid', gap: 4, gridTemplateColumns: ['1fr', '1fr 1fr'] } as const

/** Below its label, so that a long address has the whole width. */
function Proven({ label, value }: { label: string; value: string | null }) {
  return (
    <Box minWidth={0}>
      <Box as="dt" color="muted" fontSize="sm">
        {label}
      </Box>
      <Box as="dd" m={0} fontWeight={value === null ? 'regular' : 'semibold'} css={{ overflowWrap: 'anywhere' }}>
        {value ?? texts.noneYet}
      </Box>
    </Box>
  )
}
