import type { Location } from '#schemas/location/location.ts'
import type { Premises } from '#schemas/location/departments.ts'
import { useSite } from '../_kit/runtime.tsx'
import { Text } from '../_ui/text.tsx'
import * as texts from './texts.ts'

/** Licence and authorisation numbers of all departments, each once. locations §2, Location card */
export function Licences({ premises }: { premises: Premises }) {
  const { country } = useSite()
  const numbers = [...new Set(premises.flatMap((location) => licencesOf(location, country)))]
  return numbers.length === 0 ? null : <Text look="small">{numbers.join(' · ')}</Text>
}

const licencesOf = (location: Location, country: 'AU' | 'NZ'): string[] => {
  const { dealer_license_number: dealer, motor_vehicle_repairer: repairer, lvt_number, arc_number } = location
  return [
    dealer && (country === 'NZ' ? texts.traderNz : texts.dealerLicence)({ number: dealer }),
    repairer && texts.repairer({ number: repairer }),
    lvt_number && texts.tester({ number: lvt_number }),
    arc_number && texts.refrigeration({ number: arc_number }),
  ].filter(Boolean)
}
