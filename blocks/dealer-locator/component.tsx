import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useRef, useState, useSyncExternalStore } from 'react'
import type { Premises } from '#schemas/location/departments.ts'
import { geocodeQuery } from '../_data/geocode.ts'
import { locationsQuery } from '../_data/locations.ts'
import type { PropsOf } from '../_kit/props.ts'
import { useApi, usePage } from '../_kit/runtime.tsx'
import { locationsAskedFor, shownPremises } from '../_locations/shown-premises.ts'
import { LocationMap } from '../_map/location-map.tsx'
import { address } from '../_search/address.ts'
import { PlaceBox } from '../_search/place-box.tsx'
import { Box } from '../_ui/box.tsx'
import { Button } from '../_ui/button.tsx'
import { Field } from '../_ui/field/field.tsx'
import { Section } from '../_ui/section.tsx'
import type { CssObject } from '../_ui/style/style-props.ts'
import { askedPlace, searchAround } from './asked-place.ts'
import type { dealerLocator } from './block.ts'
import { findResults } from './find-results.ts'
import { markersOf } from './markers-of.ts'
import { ResultList } from './result-list.tsx'
import { statusText } from './status-text.ts'
import * as texts from './texts.ts'
import { usePosition } from './use-position.ts'

type Props = PropsOf<typeof dealerLocator>

export default function DealerLocator(props: Props) {
  const { data } = useQuery(locationsQuery(useApi(), locationsAskedFor(props)))
  const places = shownPremises(data ?? [], props)
  if (places.length === 0) return null
  return (
    <Section
      heading={props.heading}
      intro={props.intro || undefined}
      background={props.settings.background}
      anchor={props.settings.anchor}
    >
      <Locator places={places} props={props} />
    </Section>
  )
}

function Locator({ places, props }: { places: Premises[]; props: Props }) {
  const page = usePage()
  const search = useSyncExternalStore(address.listen, address.query, () =>
    import.meta.env.SSR ? page.search : address.cameWith(),
  )
  const requestedPlace = askedPlace(search)
  const { position, ask, forget } = usePosition()
  const found = useQuery({ ...geocodeQuery(useApi(), requestedPlace), enabled: requestedPlace !== '' })
  const [last, setLast] = useState(found.data)
  if (found.data !== undefined && found.data !== last) setLast(found.data)
  // While another place is looked up, the last results stay.
  const place = requestedPlace === '' ? null : ((found.data === undefined ? last : found.data) ?? null)
  const own = position.kind === 'found' ? { label: texts.yourLocation, ...position.point } : null
  const from = own ?? place
  const { results, isNear } = findResults(places, from)
  const isUnknown = own === null && requestedPlace !== '' && found.data === null
  const go = (around: string) => {
    forget()
    const href = searchAround(around, { path: page.path, search: address.query() })
    if (around !== askedPlace(address.query())) address.step(href)
  }
  const error = isUnknown
    ? /^\d+$/.test(requestedPlace)
      ? texts.invalidPostcode
      : texts.unknownPlace
    : found.isError
      ? texts.couldNotSearch
      : position.kind === 'refused'
        ? texts.noPosition
        : undefined
  return (
    <Box css={layout}>
      <Box css={areas.form}>
        <PlaceForm
          place={requestedPlace}
          error={error}
          isAsking={position.kind === 'asking'}
          onPlace={go}
          onHere={ask}
        />
      </Box>
      {props.showMap ? (
        <Box css={areas.map}>
          <LocationMap label={texts.mapOfDealerships} markers={markersOf(results)} from={from} />
        </Box>
      ) : null}
      <Box css={areas.list} aria-busy={found.isFetching || undefined}>
        <Box as="output" display="block" aria-live="polite" mb={3} fontWeight="semibold">
          {statusText({ count: results.length, isNear, place: from?.label ?? '' })}
        </Box>
        <ResultList results={results} props={props} />
        {from && isNear && results.length < places.length ? (
          <Box mt={4}>
            <Button variant="secondary" onClick={() => go('')}>
              {texts.showAll}
            </Button>
          </Box>
        ) : null}
      </Box>
    </Box>
  )
}

interface PlaceFormProps {
  place: string
  error: string | undefined
  isAsking: boolean
  onPlace: (place: string) => void
  onHere: () => void
}

/** A GET form, so that it works before and without script. */
function PlaceForm({ place, error, isAsking, onPlace, onHere }: PlaceFormProps) {
  const { path } = usePage()
  const form = useRef<HTMLFormElement>(null)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const typed = form.current && new FormData(form.current).get('near')
    onPlace(typeof typed === 'string' ? typed.trim() : '')
  }
  return (
    <form ref={form} method="get" action={path} role="search" aria-label={texts.findADealership} onSubmit={submit}>
      <Field label={texts.postcodeOrPlace} error={error}>
        <Box display="flex" flexWrap="wrap" gap={2}>
          <Box flex="1 1 13rem" minWidth={0}>
            <PlaceBox place={place} onPlace={onPlace} />
          </Box>
          <Button type="submit">{texts.search}</Button>
          <Box css={onlyWithScript}>
            <Button variant="secondary" busy={isAsking} onClick={onHere}>
              {isAsking ? texts.findingYourLocation : texts.myLocation}
            </Button>
          </Box>
        </Box>
      </Field>
    </form>
  )
}

const onlyWithScript: CssObject = { '@media (scripting: none)': { display: 'none' } }

const layout: CssObject = {
  display: 'grid',
  gap: [4, null, null, 5],
  alignItems: 'start',
  gridTemplateColumns: ['minmax(0, 1fr)', null, null, 'minmax(0, 5fr) minmax(0, 4fr)'],
  gridTemplateAreas: ['"form" "map" "list"', null, null, '"form map" "list map"'],
  gridTemplateRows: [null, null, null, 'auto 1fr'],
}

const areas = {
  form: { gridArea: 'form' },
  map: { gridArea: 'map', position: [null, null, null, 'sticky'], top: [null, null, null, 9] },
  list: { gridArea: 'list' },
} as const satisfies Record<string, CssObject>
