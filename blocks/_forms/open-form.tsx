import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import type { LeadForm } from '#schemas/lead/lead-form.ts'
import { httpApi } from '../_data/http-api.ts'
import { HeadingRoot } from '../_ui/heading-level.tsx'
import { FormDialog } from './form-dialog.tsx'

interface OpenFormInput {
  form: LeadForm
  /** The link that opened it, which gets the focus back. */
  opener: HTMLElement
}

/** Opens a form about a vehicle in a dialog, as a separate React root: it needs no island. */
export function openForm({ form, opener }: OpenFormInput): void {
  const host = document.body.appendChild(document.createElement('div'))
  const root = createRoot(host)
  const client = new QueryClient({ defaultOptions: { queries: { retry: 1 } } })
  const close = () => {
    root.unmount()
    host.remove()
    opener.focus()
  }
  root.render(
    <QueryClientProvider client={client}>
      <HeadingRoot level={2}>
        <FormDialog form={form} api={httpApi()} onClose={close} />
      </HeadingRoot>
    </QueryClientProvider>,
  )
}
