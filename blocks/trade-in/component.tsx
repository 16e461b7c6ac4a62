import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { limitsText } from '#schemas/valuation/limits-text.ts'
import { leadFormQuery } from '../_data/lead-form.ts'
import { LeadFormView } from '../_forms/lead-form-view.tsx'
import { VehicleLine } from '../_forms/vehicle-line.tsx'
import type { PropsOf } from '../_kit/props.ts'
import { useApi, usePage, useSite } from '../_kit/runtime.tsx'
import { SectionBeside } from '../_ui/section-beside.tsx'
import { styleClass } from '../_ui/style/style-class.ts'
import { askedFor } from './asked-for.ts'
import type { tradeIn } from './block.ts'
import { Faq } from './faq.tsx'
import { Journey } from './journey.tsx'
import { namedVehicle } from './named-vehicle.ts'
import * as texts from './texts.ts'

/** A shopper's own car, valued step by step; without script a plain form that staff answer. vehicles §2, Trade-in valuation */
export default function TradeIn({
  id,
  heading,
  intro,
  questions,
  showLimits,
  settings,
  ...journey
}: PropsOf<typeof tradeIn>) {
  const api = useApi()
  const page = usePage()
  const { config, flags } = useSite()
  const search = useSyncExternalStore(never, searchOfPage, noSearch)
  const vehicleId = namedVehicle(search)
  const formInput = askedFor({ id, page, vehicleId })
  const { data: form } = useQuery({ ...leadFormQuery(api, formInput), placeholderData: keepPreviousData })
  const limits = {
    question: texts.whichCarsGetAnOnlineEstimate,
    answer: `${limitsText(config.tradeIn)} ${otherwise}`,
  }
  return (
    <SectionBeside
      heading={heading}
      intro={intro}
      background={settings.background}
      anchor={settings.anchor}
      aside={<Faq items={showLimits && flags.valuation ? [limits, ...questions] : questions} />}
    >
      <div className={styleClass(needsScript)}>
        <VehicleLine vehicle={form?.vehicle ?? null} />
        <Journey {...journey} vehicleId={vehicleId} />
      </div>
      {form ? (
        <noscript>
          <LeadFormView form={form} api={api} action="/send" isPreview={page.preview} onSent={() => undefined} />
        </noscript>
      ) : null}
    </SectionBeside>
  )
}

const otherwise = texts.tellUsAboutYoursAnywayWeWill

const needsScript = { '@media (scripting: none)': { display: 'none' } } as const

const never = () => () => undefined
const searchOfPage = () => location.search
const noSearch = () => ''
