import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { LeadFormView } from '#blocks/_forms/lead-form-view.tsx'
import { VehicleLine } from '#blocks/_forms/vehicle-line.tsx'
import { HeadingRoot } from '#blocks/_ui/heading-level.tsx'
import { Section } from '#blocks/_ui/section.tsx'
import type { RefusedForm } from '#schemas/lead/refused-form.ts'
import type { RenderInput, RenderOutput } from '#schemas/page/render.ts'
import { renderPart } from '../page/render-part.ts'
import { contextOf } from './page-context.ts'
import { renderSite } from './render-site.tsx'

/** A form once more, for who has no script: what is wrong stands above it, what was typed is in it. spec/locations-forms-finance.md §5 */
export function refusedFormRoute(input: RenderInput, refused: RefusedForm): RenderOutput {
  const { site, preview, report, api } = input
  const { form, problem } = refused
  const { html, ...rendered } = renderSite({
    site,
    preview,
    report,
    runtime: { site, page: contextOf(input, { vehicle: null, stock: null }), api },
    head: {
      title: `Error: ${form.title} | ${site.name}`,
      description: '',
      canonical: null,
      robots: 'noindex',
      prev: null,
      next: null,
      image: null,
      imageSize: null,
      imageAlt: '',
      kind: 'website',
      linkedData: null,
    },
    main: () => ({
      ...renderPart(
        <QueryClientProvider client={new QueryClient()}>
          <HeadingRoot level={1}>
            <Section heading={form.title} width="narrow">
              <VehicleLine vehicle={form.vehicle} />
              <LeadFormView form={form} api={api} action="/send" refused={refused} onSent={nobodyListens} />
            </Section>
          </HeadingRoot>
        </QueryClientProvider>,
        'refused-form',
      ),
      title: null,
      state: null,
    }),
  })
  return { status: problem.status, html, ...rendered, tags: [], expiresIn: null }
}

/** The page has no script. */
const nobodyListens = () => undefined
