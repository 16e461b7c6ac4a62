import { useEffect } from 'react'
import { z } from 'zod'
import type { SignInStep } from '#schemas/page/sign-in-step.ts'
import { focusField } from '../_forms/focus-field.ts'
import { useApiForm } from '../_forms/use-api-form.ts'
import { Alert } from '../_ui/alert.tsx'
import { Button } from '../_ui/button.tsx'
import { Field } from '../_ui/field/field.tsx'
import { Input } from '../_ui/field/input.tsx'
import { Stack } from '../_ui/stack.tsx'
import { BackButton } from './back-button.tsx'
import { type SignInEntry, unreached } from './use-sign-in.ts'
import * as texts from './texts.ts'

const fields = {
  phone: { label: texts.mobileNumber, type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
  email: { label: texts.email, type: 'email', inputMode: 'email', autoComplete: 'email' },
  either: { label: texts.mobileNumberOrEmail, type: 'text', inputMode: 'email', autoComplete: 'username' },
} as const satisfies Record<SignInStep['asks'], object>

const names = ['to'] as const

interface AddressFormProps {
  asks: SignInStep['asks']
  entry: SignInEntry
  /** Error of a post without script. */
  trouble: string
}

export function AddressForm({ asks, entry, trouble }: AddressFormProps) {
  const { to } = entry
  const { label, ...control } = fields[asks]
  const { form, failure, isHydrated, isBusy, submit, errorText, ...filling } = useApiForm({
    schema: z.object({
      to: z
        .string()
        .trim()
        .min(1, texts.enterYourLabel({ label: label.toLowerCase() }))
        .max(240),
    }),
    names,
    unreached,
    send: (typed) => entry.sendCode(typed.to),
  })

  // Returning from the code step removes the focused button.
  useEffect(() => {
    if (to !== null) focusField(form.current, 'to')
  }, [form, to])

  return (
    <form ref={form} method="post" noValidate={isHydrated} onSubmit={(event) => void submit(event)}>
      <Stack gap={4}>
        {failure || trouble ? <Alert look="danger">{failure || trouble}</Alert> : null}
        <Field label={label} required error={errorText('to')}>
          <Input
            {...control}
            {...filling.entry.register('to')}
            required
            maxLength={240}
            autoCapitalize="none"
            spellCheck={false}
            defaultValue={to ?? ''}
          />
        </Field>
        <Button type="submit" name="step" value="address" size="lg" wide busy={isBusy}>
          {texts.sendMeACode}
        </Button>
        <BackButton onBack={entry.goBack} />
      </Stack>
    </form>
  )
}
