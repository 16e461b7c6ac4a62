import { signInReason } from '#schemas/page/sign-in-words.ts'
import { signInStep } from '#schemas/page/sign-in-step.ts'
import type { PropsOf } from '../_kit/props.ts'
import { usePage } from '../_kit/runtime.tsx'
import { Section } from '../_ui/section.tsx'
import { Stack } from '../_ui/stack.tsx'
import { Text } from '../_ui/text.tsx'
import { AddressForm } from './address-form.tsx'
import type { signIn } from './block.ts'
import { CodeForm } from './code-form.tsx'
import { troubleWords } from './trouble-words.ts'
import { useSignIn } from './use-sign-in.ts'

/** locations §2, Sign-in. Without script each step is posted to the page's own URL. */
export default function SignIn({ heading, intro, note, settings }: PropsOf<typeof signIn>) {
  const way = signInStep(usePage().search)
  const { step, trouble } = way
  const entry = useSignIn(step)
  const before = trouble && !entry.isUnderWay ? troubleWords[trouble] : ''
  return (
    <Section
      heading={heading}
      intro={intro && !way.isAdded ? intro : signInReason(way)}
      align="center"
      background={settings.background}
      anchor={settings.anchor}
    >
      <Stack gap={4} maxWidth="26rem" mx="auto">
        {entry.step === 'address' ? (
          <AddressForm asks={way.asks} entry={entry} trouble={before} />
        ) : (
          <CodeForm entry={entry} trouble={before} />
        )}
        {note && entry.step === 'address' ? (
          <Text look="small" color="muted">
            {note}
          </Text>
        ) : null}
      </Stack>
    </Section>
  )
}
