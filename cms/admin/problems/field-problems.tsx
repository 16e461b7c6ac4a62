'use client'
import { useAllFormFields, useConfig, useFormSubmitted } from '@payloadcms/ui'
import { listProblems } from './list-problems.ts'
import { revealField } from './reveal-field.ts'
import * as texts from './texts.ts'

/** After a refused save: each wrong field as a link that scrolls to it, opens what hides it, and focuses it. */
export function FieldProblems() {
  const isSubmitted = useFormSubmitted()
  return isSubmitted ? <ProblemList /> : null
}

function ProblemList() {
  const [fields] = useAllFormFields()
  const { config } = useConfig()
  const labelBlock = (slug: string): string => {
    const label = Object.values(config.blocksMap).find((block) => block.slug === slug)?.labels?.singular
    return typeof label === 'string' ? label : slug
  }
  const problems = listProblems(fields, labelBlock)
  if (problems.length === 0) return null
  return (
    <nav className="fc-unsaved fc-problems" aria-label={texts.problemsCount({ count: problems.length })}>
      <strong>{texts.problemsCount({ count: problems.length })}</strong>
      <ul>
        {problems.map(({ path, message }) => (
          <li key={path}>
            <button type="button" className="fc-link" onClick={() => void revealField(path)}>
              {message}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  )
}
