import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { checkPostcode } from '#schemas/delivery/check-postcode.ts'
import type { DeliveryQuote } from '#schemas/delivery/delivery-zone.ts'
import { deliveryNote, deliveryPrice, noDeliveryQuote } from '#schemas/delivery/delivery-words.ts'
import { isAvailable } from '#schemas/vehicle/availability.ts'
import { vehicleNoun } from '#schemas/vehicle/vehicle-title.ts'
import type { Vehicle } from '#schemas/vehicle/vehicle.ts'
import { deliveryAreaQuery, deliveryQuery } from '../_data/delivery.ts'
import { readDetails } from '../_forms/stored-details.ts'
import type { PropsOf } from '../_kit/props.ts'
import { useApi, usePage, useSite } from '../_kit/runtime.tsx'
import { Box } from '../_ui/box.tsx'
import { Button } from '../_ui/button.tsx'
import { Field } from '../_ui/field/field.tsx'
import { Input } from '../_ui/field/input.tsx'
import { Section } from '../_ui/section.tsx'
import { Text } from '../_ui/text.tsx'
import { askedPostcode } from './asked-postcode.ts'
import type { deliveryCalculator } from './block.ts'
import * as texts from './texts.ts'

type Props = PropsOf<typeof deliveryCalculator>

/** vehicles §4, §5, §8 and §9, Delivery calculator */
export default function DeliveryCalculator(props: Props) {
  const { vehicle } = usePage()
  return vehicle && isAvailable(vehicle) ? <Calculator vehicle={vehicle} {...props} /> : null
}

function Calculator({ vehicle, heading, intro, button, settings }: Props & { vehicle: Vehicle }) {
  const page = usePage()
  const site = useSite()
  const api = useApi()
  const input = useRef<HTMLInputElement>(null)
  const [requestedPostcode, setRequestedPostcode] = useState(() => askedPostcode(page))
  const [wrong, setWrong] = useState<string | null>(null)
  const quoted = useQuery({
    ...deliveryQuery(api, { postcode: requestedPostcode ?? '', slug: vehicle.slug }),
    enabled: requestedPostcode !== null,
  })
  const { data: area = null } = useQuery({ ...deliveryAreaQuery(api), enabled: intro === '' })
  const isAsking = requestedPostcode !== null && quoted.isFetching

  useEffect(() => {
    const { postcode } = readDetails()
    if (input.current && input.current.value === '' && postcode) input.current.value = postcode
  }, [])

  const ask = (event: FormEvent) => {
    event.preventDefault()
    const typed = input.current?.value ?? ''
    const errorMessage = checkPostcode(typed)
    setWrong(errorMessage)
    if (errorMessage === null) setRequestedPostcode(typed.trim())
    else input.current?.focus()
  }

  const anchor = settings.anchor || 'delivery-calculator'
  return (
    <Section
      heading={heading}
      intro={intro || deliveryNote(site, area)}
      background={settings.background}
      spacing="tight"
      anchor={anchor}
    >
      <Box display="grid" gap={[4, null, 5]} gridTemplateColumns="repeat(auto-fit, minmax(min(100%, 17rem), 1fr))">
        <form method="get" action={`${page.path}#${anchor}`} noValidate onSubmit={ask}>
          <Field label={texts.postcode} required error={wrong ?? undefined}>
            <Box display="flex" gap={2}>
              <Input
                ref={input}
                name="postcode"
                inputMode="numeric"
                autoComplete="postal-code"
                maxLength={4}
                pattern="\d{4}"
                defaultValue={requestedPostcode ?? ''}
              />
              <Box flex="none">
                <Button type="submit" busy={isAsking}>
                  {button}
                </Button>
              </Box>
            </Box>
          </Field>
        </form>
        <Box
          as="output"
          display="block"
          aria-live="polite"
          aria-busy={isAsking || undefined}
          minHeight="6.5rem"
          p={4}
          bg="surface"
          border="thin"
          borderRadius="lg"
        >
          {requestedPostcode === null || wrong !== null ? (
            <Line>{texts.enterYourPostcodeToSeeWhatIt({ vehicleNoun: vehicleNoun(vehicle) })}</Line>
          ) : isAsking ? (
            <Line>{texts.workingOutYourDelivery}</Line>
          ) : (
            <Quote postcode={requestedPostcode} quote={quoted.data ?? null} />
          )}
        </Box>
      </Box>
    </Section>
  )
}

function Line({ children }: { children: string }) {
  return (
    <Text as="span" display="block" look="muted">
      {children}
    </Text>
  )
}

/** An unknown postcode and a failure show the same text: vehicles §8, No delivery quote. */
function Quote({ postcode, quote }: { postcode: string; quote: DeliveryQuote | null }) {
  if (!quote)
    return (
      <Text as="span" display="block">
        {noDeliveryQuote}
      </Text>
    )
  return (
    <>
      <Text as="span" display="block" look="small">
        {texts.deliveryToPostcode({ postcode, name: quote.name })}
      </Text>
      <Text
        as="span"
        display="block"
        fontFamily="heading"
        fontWeight="heading"
        fontSize="4xl"
        lineHeight="tight"
        mt={1}
      >
        {deliveryPrice(quote)}
      </Text>
    </>
  )
}
