import type { Api, EndpointOutput } from '#schemas/api/endpoints.ts'
import type { SiteConfig } from '#schemas/tenant/site-config.ts'
import { limitsText } from '#schemas/valuation/limits-text.ts'
import type { Offer } from '#schemas/valuation/offer.ts'
import type { Outlook } from '#schemas/valuation/outlook.ts'
import type { Purpose } from '#schemas/valuation/purpose.ts'
import { leadOfForm } from '../_forms/filled-form.ts'
import { LeadFormView } from '../_forms/lead-form-view.tsx'
import { Alert } from '../_ui/alert.tsx'

interface DetailsStepProps {
  api: Api
  valuation: EndpointOutput<'valuations'>
  purpose: Purpose
  limits: SiteConfig['tradeIn']
  isPreview: boolean
  onOffer: (offer: Offer) => void
}

/** Who the offer is for. Where there is no figure it says why, before anybody gives a name for it. vehicles §9, Trade-in FAQ */
export function DetailsStep({ api, valuation, purpose, limits, isPreview, onOffer }: DetailsStepProps) {
  const { id, form, outlook } = valuation
  const asked = outlook === 'estimate' ? form : { ...form, submitText: 'Call Me With a Figure' }
  return (
    <>
      <Alert look={outlook === 'estimate' ? 'positive' : 'info'}>{wordsOf(outlook, { valuation, limits })}</Alert>
      <LeadFormView
        form={asked}
        api={api}
        isPreview={isPreview}
        deliver={async (filled) => {
          const { kind: _kind, form: _form, car_id: _car, ...sent } = leadOfForm(filled)
          const offer = await api.call('valuationOffer', { ...sent, id, purpose })
          onOffer(offer)
          return { lead_id: offer.lead_id, starts_at: null, time: '' }
        }}
        onSent={() => undefined}
      />
    </>
  )
}

function wordsOf(outlook: Outlook, { valuation, limits }: Pick<DetailsStepProps, 'valuation' | 'limits'>): string {
  switch (outlook) {
    case 'estimate':
      return `We know what your ${valuation.car} is worth. Tell us who you are, and see it at once.`
    case 'too-old':
    case 'too-far':
      return `${limitsText(limits)} Tell us how to reach you, and we call you with a figure.`
    case 'unknown':
      return `We cannot say at once what your ${valuation.car} is worth. Tell us how to reach you, and we call you with a figure.`
  }
}
