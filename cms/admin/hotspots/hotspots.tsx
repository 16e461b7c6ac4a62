import type { JSONFieldServerComponent } from 'payload'
import { readSiteOrigin } from '../vehicles/read-site-origin.ts'
import { HotspotEditor } from './hotspot-editor.tsx'

/** Editor for the hotspots of a vehicle's spin and interior, on the pictures that the site shows. */
export const Hotspots: JSONFieldServerComponent = async ({ path, readOnly, data, req }) => (
  <HotspotEditor path={path} isReadOnly={readOnly === true} origin={await readSiteOrigin({ data, req })} />
)
