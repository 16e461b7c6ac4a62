import type { JSONFieldServerComponent } from 'payload'
import { readSiteOrigin } from './read-site-origin.ts'
import { PictureList } from './picture-list.tsx'

/** Editor for the pictures of a vehicle, loaded from the vehicle's site. */
export const Pictures: JSONFieldServerComponent = async ({ path, readOnly, data, req, clientField }) => (
  <PictureList
    path={path}
    isReadOnly={readOnly === true}
    origin={await readSiteOrigin({ data, req })}
    field={clientField}
  />
)
