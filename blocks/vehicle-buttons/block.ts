import { vehicleButtonKinds } from '#schemas/vehicle/vehicle-buttons.ts'
import { defineBlock } from '../_kit/define-block.ts'
import { f } from '../_kit/fields/f.ts'
import { thumbnail } from './thumbnail.ts'

export const vehicleButtons = defineBlock({
  slug: 'vehicle-buttons',
  label: 'Buttons of the vehicle',
  category: 'vehicle',
  version: 1,
  description:
    'What a shopper can do: enquire, call, drive, finance, trade in, reserve. Each shows where its rules allow it.',
  keywords: ['enquire', 'call', 'test drive', 'finance', 'reserve', 'trade-in', 'buttons', 'photos'],
  thumbnail,
  needs: ['vehicle'],
  props: {
    buttons: f.choices(vehicleButtonKinds, {
      label: 'Buttons',
      labels: {
        reserve: 'Reserve Car Now',
        enquire: 'Enquire Now',
        call: 'Call Now',
        'test-drive': 'Book a Test Drive',
        finance: 'Get Finance',
        'trade-in': 'Trade-In Valuation',
        'request-photos': 'Request Photos',
      },
      help: 'None chosen means all. Reserving, finance and trade-ins have a switch each under Features.',
    }),
    enquireText: f.text({ label: 'Words for enquiring', default: 'Enquire Now', max: 40 }),
  },
  summary: () => 'Buttons of the vehicle',
})
