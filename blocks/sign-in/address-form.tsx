import type { FormEvent } from 'react'
import type { SignInType } from '#schemas/page/sign-in.ts'
import { textOf } from '../_forms/text-of.ts'
import { Button } from '../_ui/button.tsx'
import { Field } from '../_ui/field/field.tsx'
import { Input } from '../_ui/field/input.tsx'
import { Stack } from '../_ui/stack.tsx'
import { BackButton } from './back-button.tsx'
import type { SignInEntry } from './use-sign-in.ts'

/** Saving vehicles needs a telephone number: spec/vehicles.md §6. */
export function AddressForm({ type, entry }: { type: SignInType | null; entry: SignInEntry }) {
  const needsPhone = type === 'watchlist'
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    entry.askForCode(textOf(event.currentTarget, 'to'))
  }
  return (
    <form method="post" onSubmit={submit}>
      <Stack gap={4}>
        <Field label={needsPhone ? 'Mobile number' : 'Mobile number or email'} required>
          <Input
            name="to"
            required
            maxLength={240}
            type={needsPhone ? 'tel' : 'text'}
            inputMode={needsPhone ? 'tel' : 'email'}
            autoComplete={needsPhone ? 'tel' : 'username'}
            autoCapitalize="none"
            spellCheck={false}
            defaultValue={entry.to ?? ''}
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
