import { useState } from 'react'
import type { z } from 'zod'
import type { PaymentBegun } from '#schemas/reservation/reservation-input.ts'
import type { FormValues } from '../_forms/form-values.ts'
import { useApiForm } from '../_forms/use-api-form.ts'
import type { Prefill } from '../_forms/use-prefill.ts'
import { tabKeys } from './tab-keys.ts'

interface PaymentForm<Name extends string, Parsed> {
  /** What is paid for, as the tab keeps its key. */
  what: string
  schema: z.ZodType<Parsed, FormValues>
  names: readonly Name[]
  prefill: Prefill
  begin: (values: Parsed, key: string, openFor: number) => Promise<PaymentBegun>
}

/** A form that leads to the provider's page. */
export function usePaymentForm<Name extends string, Parsed>({ what, begin, ...form }: PaymentForm<Name, Parsed>) {
  const [keys] = useState(() => tabKeys(what))
  return useApiForm({
    ...form,
    keys,
    leavesPage: true,
    send: async (values, key, openFor) => {
      const { pay_url: page } = await begin(values, key, openFor)
      location.assign(page)
    },
  })
}
