import { type FormEvent, useEffect } from 'react'
import { z } from 'zod'
import { sessionRequest } from '#schemas/shopper/session.ts'
import { codeLength, codeMinutes } from '#schemas/shopper/sign-in-code.ts'
import { focusField } from '../_forms/focus-field.ts'
import { useApiForm } from '../_forms/use-api-form.ts'
import { Alert } from '../_ui/alert.tsx'
import { Box } from '../_ui/box.tsx'
import { Button } from '../_ui/button.tsx'
import { Field } from '../_ui/field/field.tsx'
import { Input } from '../_ui/field/input.tsx'
import { Stack } from '../_ui/stack.tsx'
import { Text } from '../_ui/text.tsx'
import { type SignInEntry, unreached } from './use-sign-in.ts'
import * as texts from './texts.ts'

const codeSchema = z.object({
  code: sessionRequest.shape.code.min(1, texts.enterTheCodeOfCodeLengthDigits({ codeLength })),
})
const names = ['code'] as const

const againSchema = z.object({})

interface CodeFormProps {
  entry: SignInEntry
  /** Error of a post without script. */
  trouble: string
}

/**
 * A code of full length is submitted automatically, typed or pasted; phones suggest the one from the message. Where the address was sent without script, or
 * before it had loaded, the form is posted to the page.
 */
export function CodeForm({ entry, trouble }: CodeFormProps) {
  const { to, seconds } = entry
  const { form, failure, isHydrated, isBusy, submit, errorText, ...filling } = useApiForm({
    schema: codeSchema,
    names,
    unreached,
    leavesPage: true,
    send: ({ code }) => entry.signIn(code),
  })
  const again = useApiForm({ schema: againSchema, names: [], unreached, send: () => entry.sendCode(to ?? '') })
  const errorMessage = failure || again.failure || trouble

  useEffect(() => {
    if (to !== null) focusField(form.current, 'code')
  }, [form, to])

  const submitCode = (event: FormEvent) => {
    // After a first step without script only the server knows the address.
    if (to === null) return
    again.entry.clearErrors()
    void submit(event)
  }
  /** The old code is invalid and the button is disabled for a while, so the focus moves to the input. */
  const askAgain = () => {
    filling.entry.reset({ code: '' })
    focusField(form.current, 'code')
    void again.submit()
  }
  const registered = filling.entry.register('code', {
    onChange: ({ target: { value, form: posted } }: { target: HTMLInputElement }) => {
      if (value.replaceAll(/\D/g, '').length !== codeLength) return
      if (to !== null) void submit()
      else posted?.requestSubmit(posted.querySelector<HTMLButtonElement>('[value=code]'))
    },
  })
  return (
    <form ref={form} method="post" noValidate={isHydrated && to !== null} onSubmit={submitCode}>
      <Stack gap={4}>
        {errorMessage ? <Alert look="danger">{errorMessage}</Alert> : null}
        <Text role="status">
          {to === null ? texts.weHaveSentYouACode : texts.weHaveSentACodeToTo({ to, codeMinutes })}
        </Text>
        <Field label={texts.codeOfCodeLengthDigits({ codeLength })} required error={errorText('code')}>
          <Input
            {...registered}
            required
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the page that a posted address leads to exists for the code; else the effect above moves the focus
            autoFocus={to === null}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={12}
          />
        </Field>
        <Button type="submit" name="step" value="code" size="lg" wide busy={isBusy || again.isBusy}>
          {texts.signIn}
        </Button>
        {to === null ? (
          <Button type="submit" name="step" value="again" formNoValidate variant="ghost">
            {texts.sendANewCode}
          </Button>
        ) : (
          <Box display="flex" flexWrap="wrap" gap={2} justifyContent="space-between">
            <Button variant="ghost" disabled={seconds > 0} onClick={askAgain}>
              {seconds > 0 ? texts.newCodeInSecondsS({ seconds }) : texts.sendANewCode}
            </Button>
            <Button variant="ghost" onClick={entry.startOver}>
              {to.includes('@') ? texts.takeAnotherEmail : texts.takeAnotherNumber}
            </Button>
          </Box>
        )}
      </Stack>
    </form>
  )
}
