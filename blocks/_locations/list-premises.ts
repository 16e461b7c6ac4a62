import { contactPath, locationPath } from '#schemas/location/location-path.ts'
import type { locationsQuery } from '../_data/locations.ts'
import { type BlockListing, listOf } from '../_kit/block-data.ts'
import type { CardSettings } from './card-fields.ts'
import { shownPremises } from './shown-premises.ts'

type Props = Parameters<typeof shownPremises>[1] & Pick<CardSettings, 'details'> & { heading: string }

/** The places that a block lists by a link to their pages; without pages there is nothing to list. */
export const listPremises = (locations: ReturnType<typeof locationsQuery>, props: Props): BlockListing =>
  listOf(locations, {
    heading: props.heading,
    entries: (answer) =>
      props.details === 'none'
        ? []
        : shownPremises(answer, props).map(([first]) => ({
            name: first.name,
            href: props.details === 'contact' ? contactPath(first) : locationPath(first),
            picture: first.image ? { url: first.image.url } : null,
          })),
  })
