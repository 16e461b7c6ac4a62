'use client'
import type { Problems } from './post-new-site.ts'
import type { SiteDraft } from './site-draft.ts'
import { TextControl } from './text-control.tsx'
import * as texts from './texts.ts'

interface Props {
  draft: SiteDraft
  problems: Problems
  onChange: (changes: Partial<SiteDraft>) => void
}

/** How shoppers reach the dealership, and its first location. */
export const ContactFields = ({ draft, problems, onChange }: Props) => {
  const place = (changes: Partial<SiteDraft['location']>) => onChange({ location: { ...draft.location, ...changes } })
  const { location } = draft
  return (
    <>
      <TextControl
        type="tel"
        label={texts.phone}
        value={draft.phone}
        problem={problems['phone']}
        onChange={(phone) => onChange({ phone })}
      />
      <TextControl
        type="email"
        label={texts.email}
        value={draft.email}
        problem={problems['email']}
        onChange={(email) => onChange({ email })}
      />
      <TextControl
        label={texts.licence}
        value={draft.licence}
        problem={problems['licence']}
        onChange={(licence) => onChange({ licence })}
      />
      <h3>{texts.location}</h3>
      <TextControl
        label={texts.locationName}
        value={location.name}
        placeholder={location.city}
        problem={problems['location.name']}
        onChange={(name) => place({ name })}
      />
      <TextControl
        label={texts.street}
        value={location.street}
        problem={problems['location.street']}
        onChange={(street) => place({ street })}
      />
      <TextControl
        label={texts.city}
        value={location.city}
        problem={problems['location.city']}
        onChange={(city) => place({ city })}
      />
      <TextControl
        label={texts.state}
        value={location.state}
        problem={problems['location.state']}
        onChange={(state) => place({ state })}
      />
      <TextControl
        label={texts.postcode}
        value={location.postcode}
        problem={problems['location.postcode']}
        onChange={(postcode) => place({ postcode })}
      />
    </>
  )
}
