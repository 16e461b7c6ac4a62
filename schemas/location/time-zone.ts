import type { Site } from '../tenant/site.ts'
import type { Location } from './location.ts'

/** The time zones of both countries that a location may have of its own. */
export const timeZones = [
  'Australia/Sydney',
  'Australia/Melbourne',
  'Australia/Brisbane',
  'Australia/Adelaide',
  'Australia/Perth',
  'Australia/Hobart',
  'Australia/Darwin',
  'Australia/Broken_Hill',
  'Australia/Eucla',
  'Australia/Lord_Howe',
  'Pacific/Auckland',
  'Pacific/Chatham',
] as const

/** A location's clock: its own time zone, else the site's. */
export const timeZoneAt = ({ time_zone }: Pick<Location, 'time_zone'>, site: Pick<Site, 'timeZone'>): string =>
  time_zone || site.timeZone
