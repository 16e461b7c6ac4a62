'use client'
import { Button, Gutter, useConfig } from '@payloadcms/ui'
import * as texts from './texts.ts'

/**
 * What an unknown address of the admin shows. Next draws it with every page of the admin, in case it is needed. Payload's own works out the
 * person's permissions and the menu for that each time.
 */
export function NotFound() {
  const { config } = useConfig()
  return (
    <main className="not-found not-found--margin-top-large">
      <Gutter className="not-found__wrap">
        <div className="not-found__content">
          <h1>{texts.nothingHere}</h1>
          <p>{texts.addressUnknown}</p>
        </div>
        <Button className="not-found__button" el="link" size="large" to={config.routes.admin}>
          {texts.backToStart}
        </Button>
      </Gutter>
    </main>
  )
}
