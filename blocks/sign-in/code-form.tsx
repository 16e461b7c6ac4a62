import { type ChangeEvent, type FormEvent, useEffect, useRef } from 'react'
import { codeLength, codeMinutes } from '#schemas/shopper/sign-in-code.ts'
import { Box } from '../_ui/box.tsx'
import { Button } from '../_ui/button.tsx'
import { Field } from '../_ui/field/field.tsx'
import { Input } from '../_ui/field/input.tsx'
import { Stack } from '../_ui/stack.tsx'
import { Text } from '../_ui/text.tsx'
import type { SignInEntry } from './use-sign-in.ts'

/** A code of the right length is tried at once, typed or pasted; phones offer the one of the message. */
export function CodeForm({ entry }: { entry: SignInEntry }) {
  const input = useRef<HTMLInputElement>(null)
  const { to, seconds, askForCode, tryCode } = entry

  useEffect(() => {
    if (to !== null) input.current?.focus()
  }, [to])

  const submit = (event: FormEvent<HTMLFormElement>) => {
    // Where the first step went without script, its address is known to the server alone.
    if (to === null) return
    event.preventDefault()
    tryCode(input.current?.value ?? '')
  }
  /** The old code is worthless, and the button cannot be pressed again for a while: the new one is typed next. */
  const askAgain = (where: string) => {
    askForCode(where)
    if (!input.current) return
    input.current.value = ''
    input.current.focus()
  }
  const change = ({ target }: ChangeEvent<HTMLInputElement>) => {
    if (to !== null && target.value.replaceAll(/\D/g, '').length === codeLength) tryCode(target.value)
  }
  return (
    <form method="post" onSubmit={submit}>
      <Stack gap={4}>
        <Text role="status">
          {to === null
            ? 'We have sent you a code.'
            : `We have sent a code to ${to}. It works for ${codeMinutes} minutes.`}
        </Text>
        <Field label={`Code of ${codeLength} digits`} required>
          <Input
            ref={input}
            name="code"
            required
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={12}
            onChange={change}
          />
        </Field>
        <Button type="submit" name="step" value="code" size="lg" wide busy={entry.isBusy}>
          Sign in
        </Button>
        {to === null ? (
          <Button type="submit" name="step" value="again" formNoValidate variant="ghost">
            Send a new code
          </Button>
        ) : (
          <Box display="flex" flexWrap="wrap" gap={2} justifyContent="space-between">
            <Button variant="ghost" disabled={seconds > 0} onClick={() => askAgain(to)}>
              {seconds > 0 ? `New code in ${seconds} s` : 'Send a new code'}
            </Button>
            <Button variant="ghost" onClick={entry.startOver}>
              {to.includes('@') ? 'Use another email' : 'Use another number'}
            </Button>
          </Box>
        )}
      </Stack>
    </form>
  )
}
