import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { LeadFormView } from '#blocks/_forms/lead-form-view.tsx'
import { VehicleLine } from '#blocks/_forms/vehicle-line.tsx'
import { HeadingRoot } from '#blocks/_ui/heading-level.tsx'
import { SectionBeside } from '#blocks/_ui/section-beside.tsx'
import type { RefusedForm } from '#schemas/lead/refused-form.ts'
import type { RenderInput, RenderOutput } from '#schemas/page/render.ts'
import { renderOwnPage } from './render-own-page.ts'
import * as texts from '../texts.ts'

/** A rejected form for browsers without script, with its errors and submitted values. locations §5 */
export function refusedFormRoute(input: RenderInput, refused: RefusedForm): RenderOutput {
  const { site, api } = input
  const { form, problem } = refused
  const rendered = renderOwnPage(input, {
    name: 'refused-form',
    title: texts.errorTitleName({ title: form.title, name: site.name }),
    content: (
      <QueryClientProvider client={new QueryClient()}>
        <HeadingRoot level={1}>
          <SectionBeside heading={form.title}>
            <VehicleLine vehicle={form.vehicle} />
            <LeadFormView form={form} api={api} action="/send" refused={refused} onSent={nobodyListens} />
          </SectionBeside>
        </HeadingRoot>
      </QueryClientProvider>
    ),
  })
  return { status: problem.status, ...rendered, tags: [] }
}

/** The page has no script. */
const nobodyListens = () => undefined
