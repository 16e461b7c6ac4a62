import { buyerFields } from '#blocks/_checkout/buyer-fields.ts'
import { payerFields } from '#blocks/_checkout/payer-fields.ts'
import { PayingField, type PayingFieldProps } from '#blocks/_checkout/paying-field.tsx'
import { spinnerFields } from '#blocks/_checkout/spinner-fields.ts'
import { Consent } from '#blocks/_forms/consent.tsx'
import { ErrorSummary } from '#blocks/_forms/error-summary.tsx'
import { Alert } from '#blocks/_ui/alert.tsx'
import { Box } from '#blocks/_ui/box.tsx'
import { Button } from '#blocks/_ui/button.tsx'
import { Field } from '#blocks/_ui/field/field.tsx'
import { Textarea } from '#blocks/_ui/field/textarea.tsx'
import { Text } from '#blocks/_ui/text.tsx'
import { visuallyHidden } from '#blocks/_ui/visually-hidden.tsx'
import type { PostAnswer, PostForm } from '#schemas/page/post-answer.ts'
import { amountWords } from '#schemas/payment/amount-words.ts'
import { payPostPath, reservePostPath } from '#schemas/payment/payment-paths.ts'
import { spinPostPath } from '#schemas/prize/spin-post-path.ts'
import type { Site } from '#schemas/tenant/site.ts'
import * as texts from '../texts.ts'

type RefusedPost = Extract<PostAnswer, { kind: 'refused' }>

interface PostAgainProps {
  answer: RefusedPost
  site: Site
  /** Of the wheel. */
  terms: string
}

const forms: Record<PostForm, { action: string; fields: readonly PayingFieldProps[]; hidden: readonly string[] }> = {
  reserve: { action: reservePostPath, fields: buyerFields, hidden: ['slug', 'purpose'] },
  pay: { action: payPostPath, fields: payerFields, hidden: [] },
  spin: { action: spinPostPath, fields: spinnerFields, hidden: ['draw'] },
}

export const titleOf = ({ form, typed }: RefusedPost): string =>
  form === 'spin'
    ? texts.spinToWin
    : form === 'pay'
      ? texts.payOnline
      : typed['purpose'] === 'purchase'
        ? texts.buyOnline
        : texts.reserveOnline

const idOf = (name: string): string => `form-${name}`

/** The form again with its values. Signed-in shoppers are not asked for their contact details. */
export function PostAgain({ answer, site, terms }: PostAgainProps) {
  const { form, problem, typed, back } = answer
  const { action, fields, hidden } = forms[form]
  const { forms: words, reserveAmount } = site.config
  const wrong = (problem.fields ?? []).map(({ path, message }) => ({
    name: path.slice(path.lastIndexOf('.') + 1),
    message,
  }))
  const errorOf = (name: string) => wrong.find((error) => error.name === name)?.message
  const box = (name: string, label: string, required: boolean) => (
    <Consent id={idOf(name)} name={name} field={{ label, required, initial: name in typed }} error={errorOf(name)} />
  )
  return (
    <Box as="form" method="post" action={action} display="grid" gap={4} position="relative">
      {wrong.length > 0 ? (
        <ErrorSummary ref={null} errors={wrong} idOf={idOf} onPick={nobodyPicks} />
      ) : (
        <Alert look="danger" title={problem.title}>
          {problem.detail}
        </Alert>
      )}
      {fields
        .filter(({ name }) => name in typed)
        .map((field) => (
          <PayingField
            key={field.name}
            {...field}
            id={idOf(field.name)}
            defaultValue={typed[field.name]}
            error={errorOf(field.name)}
          />
        ))}
      {'message' in typed ? (
        <Field id={idOf('message')} label={texts.message} error={errorOf('message')}>
          <Textarea name="message" maxLength={5_000} defaultValue={typed['message']} />
        </Field>
      ) : null}
      {form === 'reserve' ? box('opt_in', words.vehicleOptInText, false) : null}
      {form === 'reserve' && words.terms.trim() !== '' ? box('terms', words.terms, true) : null}
      {form === 'spin' && terms !== '' ? box('agrees', texts.iAgreeToTheTermsBelow, true) : null}
      <Box as="label" aria-hidden="true" css={visuallyHidden}>
        {texts.website}
        <input name="website" tabIndex={-1} autoComplete="off" />
      </Box>
      {hidden.map((name) => (
        <input key={name} type="hidden" name={name} value={typed[name] ?? ''} />
      ))}
      <input type="hidden" name="from" value={back} />
      <Button type="submit" size="lg" wide>
        {form === 'reserve'
          ? texts.reserveCarNowForAmount({ amount: amountWords(reserveAmount) })
          : form === 'pay'
            ? texts.continueToPayment
            : texts.spinTheWheel}
      </Button>
      {form === 'spin' && terms !== '' ? (
        <Text look="small" whiteSpace="pre-line">
          {terms}
        </Text>
      ) : null}
    </Box>
  )
}

/** The page has no script. */
const nobodyPicks = () => undefined
