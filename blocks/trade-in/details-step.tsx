import type { Api, EndpointOutput } from '#schemas/api/endpoints.ts'
import type { SiteConfig } from '#schemas/tenant/site-config.ts'
import { limitsText } from '#schemas/valuation/limits-text.ts'
import type { Offer } from '#schemas/valuation/offer.ts'
import type { Outlook } from '#schemas/valuation/outlook.ts'
import type { Purpose } from '#schemas/valuation/purpose.ts'
import { leadOfForm } from '../_forms/filled-form.ts'
import { LeadFormView } from '../_forms/lead-form-view.tsx'
import { Alert } from '../_ui/alert.tsx'
import * as texts from './texts.ts'

interface DetailsStepProps {
  api: Api
  valuation: EndpointOutput<'valuations'>
  purpose: Purpose
  limits: SiteConfig['tradeIn']
  isPreview: boolean
  onOffer: (offer: Offer) => void
}

/** The shopper's contact details. Without a figure it says why, before asking for a name. vehicles §9, Trade-in FAQ */
export function DetailsStep({ api, valuation, purpose, limits, isPreview, onOffer }: DetailsStepProps) {
  const { id, form, outlook } = valuation
  const leadForm = outlook === 'estimate' ? form : { ...form, submitText: texts.callMeWithAFigure }
  return (
    <>
      <Alert look={outlook === 'estimate' ? 'positive' : 'info'}>{describeValue(outlook, { valuation, limits })}</Alert>
      <LeadFormView
        form={leadForm}
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

function describeValue(
  outlook: Outlook,
  { valuation, limits }: Pick<DetailsStepProps, 'valuation' | 'limits'>,
): string {
  switch (outlook) {
    case 'estimate':
      return texts.weKnowWhatYourCarIsWorth({ car: valuation.car })
    case 'too-old':
    case 'too-far':
      return texts.limitsTellUsHowToReachYou({ limits: limitsText(limits) })
    case 'unknown':
      return texts.weCannotEstimateYourCarOnline({ car: valuation.car })
  }
}
