'use client'
import { useState } from 'react'
import { readableFill } from '#schemas/lib/contrast.ts'
import { readDesignTokens } from '#schemas/tenant/read-design-tokens.ts'
import { Labelled } from './labelled.tsx'
import { effectiveTheme, type SiteDraft } from './site-draft.ts'
import * as texts from './texts.ts'

interface Props {
  draft: SiteDraft
  problem: string | undefined
  onChange: (changes: Partial<SiteDraft>) => void
  onLogo: (logo: File | null) => void
}

/** One brand colour or a tokens file, the logo, and an example of the result. */
export const LookFields = ({ draft, problem, onChange, onLogo }: Props) => {
  const [tokensProblem, setTokensProblem] = useState<string>()
  const readTokens = async (file: File | undefined) => {
    const reading = file ? readDesignTokens(await file.text()) : { colours: {} }
    setTokensProblem('problem' in reading ? reading.problem : undefined)
    onChange({ tokens: 'problem' in reading ? {} : reading.colours })
  }
  return (
    <>
      <Labelled label={texts.brandColour} help={texts.brandColourHelp}>
        {(aria) => (
          <input
            {...aria}
            type="color"
            value={draft.tokens.primary ?? draft.brand}
            onChange={(event) => onChange({ brand: event.target.value, tokens: {} })}
          />
        )}
      </Labelled>
      <Labelled label={texts.tokensFile} help={texts.tokensFileHelp} problem={tokensProblem}>
        {(aria) => (
          <input
            {...aria}
            type="file"
            accept=".json,.tokens,application/json"
            onChange={(event) => void readTokens(event.target.files?.[0])}
          />
        )}
      </Labelled>
      <Labelled label={texts.logo} help={texts.logoHelp} problem={problem}>
        {(aria) => (
          <input {...aria} type="file" accept="image/*" onChange={(event) => onLogo(event.target.files?.[0] ?? null)} />
        )}
      </Labelled>
      <Example draft={draft} />
    </>
  )
}

const Example = ({ draft }: { draft: SiteDraft }) => {
  const { primary, accent, ink, surface } = effectiveTheme(draft)
  const button = (colour: string) => {
    const { fill, on } = readableFill(colour)
    return { background: fill, color: on }
  }
  return (
    <div
      className="fc-new-site__example"
      role="img"
      aria-label={texts.example}
      style={{ background: surface, color: ink }}
    >
      <strong>{texts.exampleHeading}</strong>
      <span>{texts.exampleText}</span>
      <span className="fc-new-site__buttons">
        <span style={button(primary)}>{texts.exampleButton}</span>
        <span style={button(accent)}>{texts.exampleAccent}</span>
      </span>
    </div>
  )
}
