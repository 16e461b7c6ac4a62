import { locationTypes } from '#schemas/location/location-types.ts'
import type { Link } from '#schemas/page/link.ts'
import { f } from '../_kit/fields/f.ts'
import { departmentLabels } from './department-labels.ts'
import * as texts from './texts.ts'

/** What a card of a location shows, as its block has it. */
export interface CardSettings {
  contact: Link
  details: 'none' | 'details' | 'contact'
  showHours: boolean
  showLicence: boolean
  showStock: boolean
}

/** Which locations a block shows. */
export const sourceFields = () => ({
  source: f.choice(['all', 'type', 'picked'], {
    label: texts.locations,
    default: 'all',
    labels: { all: texts.allVisibleOnes, type: texts.allOfAType, picked: texts.chosenLocations },
  }),
  type: f.choice(locationTypes, {
    label: texts.type,
    default: 'sales',
    labels: departmentLabels,
    showWhen: { field: 'source', is: 'type' },
  }),
  locations: f.references('location', {
    label: texts.locations,
    max: 60,
    required: true,
    showWhen: { field: 'source', is: 'picked' },
  }),
})

export const cardFields = () => ({
  contact: f.link({ label: texts.contactButton, help: texts.contactButtonHelp }),
  details: f.choice(['none', 'details', 'contact'], {
    label: texts.pageOfTheLocation,
    help: texts.pageOfTheLocationHelp,
    default: 'none',
    labels: { none: texts.noPage, details: texts.detailsPage, contact: texts.contactPage },
  }),
  showHours: f.toggle({ label: texts.hoursAndOpenNow, default: true }),
  showLicence: f.toggle({ label: texts.licenceNumbers, default: true }),
  showStock: f.toggle({ label: texts.viewOurStock, help: texts.viewOurStockHelp, default: false }),
})
