'use client'
import { RestoreButton } from './restore-button.tsx'
import * as texts from './texts.ts'

interface Props {
  /** Payload's own endpoint. */
  address: string
  document: string
  moment: string
  /** A version that was published may be published again; a collection without drafts has neither. */
  kind: 'plain' | 'draft' | 'published'
}

/** Restores the whole document. Refused if others changed it after these versions were read. */
export const RestoreDocument = ({ address, document, moment, kind }: Props) => {
  const common = {
    question: texts.restoreDocumentQuestion({ moment }),
    done: texts.documentIsRestored({ moment }),
    document,
    body: null,
  }
  if (kind === 'plain')
    return <RestoreButton {...common} address={address} label={texts.restoreDocument} about={texts.restorePlainAbout} />
  return (
    <div className="fc-version__buttons">
      <RestoreButton
        {...common}
        address={`${address}?draft=true`}
        label={texts.restoreAsDraft}
        about={texts.restoreDraftAbout}
      />
      {kind === 'published' ? (
        <RestoreButton
          {...common}
          address={address}
          label={texts.restoreAndPublish}
          about={texts.restorePublishedAbout}
        />
      ) : null}
    </div>
  )
}
