import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo, useSyncExternalStore } from 'react'
import { leadFormQuery } from '../_data/lead-form.ts'
import { finishForm } from '../_forms/finish-form.ts'
import { LeadFormView } from '../_forms/lead-form-view.tsx'
import { VehicleLine } from '../_forms/vehicle-line.tsx'
import type { PropsOf } from '../_kit/props.ts'
import { useApi, usePage } from '../_kit/runtime.tsx'
import { SectionBeside } from '../_ui/section-beside.tsx'
import { TickedLines } from '../_ui/ticked-lines.tsx'
import { askedFor } from './asked-for.ts'
import type { leadForm } from './block.ts'

/** On the server about the page's own vehicle or none; in the browser about the one in the URL. Without script it is posted to /send. */
export default function LeadFormBlock({ id, heading, intro, points, kind, settings }: PropsOf<typeof leadForm>) {
  const api = useApi()
  const page = usePage()
  const search = useSyncExternalStore(never, searchOfPage, noSearch)
  const formInput = useMemo(() => askedFor({ props: { id, kind }, page, search }), [id, kind, page, search])
  const { data: form } = useQuery({ ...leadFormQuery(api, formInput), placeholderData: keepPreviousData })
  if (!form) return null
  return (
    <SectionBeside
      heading={heading}
      intro={intro}
      background={settings.background}
      anchor={settings.anchor}
      aside={points ? <TickedLines text={points} /> : undefined}
    >
      {page.vehicle ? null : <VehicleLine vehicle={form.vehicle} />}
      <LeadFormView
        key={form.kind}
        form={form}
        api={api}
        action="/send"
        isPreview={page.preview}
        onSent={(answer) => finishForm({ form, answer })}
      />
    </SectionBeside>
  )
}

const never = () => () => undefined
const searchOfPage = () => location.search
const noSearch = () => ''
