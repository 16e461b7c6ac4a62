import type { JSONFieldServerComponent } from 'payload'
import { readSiteOrigin } from '../vehicles/read-site-origin.ts'
import { HotspotEditor } from './hotspot-editor.tsx'

/** What staff point at on the spin of a vehicle and inside, on its pictures as the site shows them. */
export const Hotspots: JSONFieldServerComponent = async ({ path, readOnly, data, req }) => (
  <HotspotEditor path={path} isReadOnly={readOnly === true} origin={await readSiteOrigin({ data, req })} />
)
