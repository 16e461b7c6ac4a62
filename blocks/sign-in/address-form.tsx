import { type FormEvent, useEffect, useRef } from 'react'
import type { SignInStep } from '#schemas/page/sign-in-step.ts'
import { textOf } from '../_forms/text-of.ts'
import { Button } from '../_ui/button.tsx'
import { Field } from '../_ui/field/field.tsx'
import { Input } from '../_ui/field/input.tsx'
import { Stack } from '../_ui/stack.tsx'
import { BackButton } from './back-button.tsx'
import type { SignInEntry } from './use-sign-in.ts'

const fields = {
  phone: { label: 'Mobile number', type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
  email: { label: 'Email', type: 'email', inputMode: 'email', autoComplete: 'email' },
  either: { label: 'Mobile number or email', type: 'text', inputMode: 'email', autoComplete: 'username' },
} as const satisfies Record<SignInStep['asks'], object>

export function AddressForm({ asks, entry }: { asks: SignInStep['asks']; entry: SignInEntry }) {
  const input = useRef<HTMLInputElement>(null)
  const { to } = entry
  const { label, ...field } = fields[asks]

  // Anyone who comes back from the code was on a button that is gone.
  useEffect(() => {
    if (to !== null) input.current?.focus()
  }, [to])

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    entry.askForCode(textOf(event.currentTarget, 'to'))
  }
  return (
    <form method="post" onSubmit={submit}>
      <Stack gap={4}>
        <Field label={label} required>
          <Input
            {...field}
            ref={input}
            name="to"
            required
            maxLength={240}
            autoCapitalize="none"
            spellCheck={false}
            defaultValue={to ?? ''}
          />
        </Field>
        <Button type="submit" name="step" value="address" size="lg" wide busy={entry.isBusy}>
          Send me a code
        </Button>
        <BackButton onBack={entry.goBack} />
      </Stack>
    </form>
  )
}
