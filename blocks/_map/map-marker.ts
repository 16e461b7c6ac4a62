import type { Point } from '#schemas/location/map-view.ts'

export interface MapMarker {
  id: string
  point: Point
  /** Its accessible name. */
  label: string
  /** Anchor of its entry in the list. */
  href: string
  /** Its place in the list from 1; null for a plain dot. */
  number: number | null
}

/** What any map of locations gets: the drawn one, or one of a map library. */
export interface MapProps {
  /** Accessible name. */
  label: string
  markers: readonly MapMarker[]
  /** The place that was searched around. */
  from: Point | null
}
