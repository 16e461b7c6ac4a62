import { type FormEvent, useEffect, useState } from 'react'
import type { z } from 'zod'
import type { Api } from '#schemas/api/endpoints.ts'
import type { PaymentBegun } from '#schemas/reservation/reservation-input.ts'
import { fieldErrors } from '../_forms/field-errors.ts'
import { usePlainForm } from '../_forms/use-plain-form.ts'
import { underOneKey } from './keep-key.ts'

interface PayingForm<Schema extends z.ZodType> {
  api: Api
  /** What is paid for, as the tab keeps its key. */
  what: string
  /** Reads the form: what is wrong is said at its field. */
  schema: Schema
  /** What the form holds, as the schema reads it. */
  read: (form: FormData) => unknown
  begin: (values: z.output<Schema>, key: string) => Promise<PaymentBegun>
}

/** A form that leads to the provider's page. Nothing is sent twice, and nothing that is wrong at all. */
export function usePayingForm<Schema extends z.ZodType>({ api, what, schema, read, begin }: PayingForm<Schema>) {
  const { refuse, fail, clear, ...entry } = usePlainForm(api)
  const [isBusy, setIsBusy] = useState(false)

  // The browser's way back from the payment leads to the page as it was left.
  useEffect(() => {
    const again = () => setIsBusy(false)
    window.addEventListener('pageshow', again)
    return () => window.removeEventListener('pageshow', again)
  }, [])

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (isBusy) return
    clear()
    const parsed = schema.safeParse(read(new FormData(event.currentTarget)))
    if (!parsed.success) return refuse(fieldErrors(parsed))
    setIsBusy(true)
    try {
      const { pay_url: page } = await underOneKey(what, (key) => begin(parsed.data, key))
      location.assign(page)
    } catch (error) {
      setIsBusy(false)
      fail(error)
    }
  }

  return { ...entry, isBusy, submit }
}
