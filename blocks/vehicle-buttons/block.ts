import { vehicleButtonKinds } from '#schemas/vehicle/vehicle-buttons.ts'
import { defineBlock } from '../_kit/define-block.ts'
import { f } from '../_kit/fields/f.ts'
import * as texts from './texts.ts'

export const vehicleButtons = defineBlock({
  slug: 'vehicle-buttons',
  label: texts.buttonsOfTheVehicle,
  category: 'vehicle',
  version: 1,
  description: texts.buttonsOfTheVehicleDescription,
  keywords: ['enquire', 'call', 'test drive', 'finance', 'reserve', 'trade-in', 'buttons', 'photos'],
  needs: ['vehicle'],
  props: {
    buttons: f.choices(vehicleButtonKinds, {
      label: texts.buttons,
      labels: {
        reserve: texts.reserveCarNow,
        enquire: texts.enquireNow,
        call: texts.callNow,
        'test-drive': texts.bookATestDrive,
        finance: texts.getFinance,
        'trade-in': texts.tradeInValuation,
        'request-photos': texts.requestPhotos,
      },
      help: texts.buttonsHelp,
    }),
    enquireText: f.text({ label: texts.enquiryButtonText, default: texts.enquireNow, max: 40 }),
  },
  summary: () => texts.buttonsOfTheVehicle,
})
