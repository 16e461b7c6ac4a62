'use client'
import { useFormSubmitted } from '@payloadcms/ui'
import { blockBySlug } from '#blocks/index.ts'
import { listNodes } from '#schemas/page/walk.ts'
import { listProblems } from '../../problems/list-problems.ts'
import { revealField } from '../../problems/reveal-field.ts'
import * as problemTexts from '../../problems/texts.ts'
import { useCanvas } from '../canvas-context.ts'
import { chooseCanvas } from '../open-canvas.ts'

/** After a refused publish: each wrong field as a link that selects its block and focuses it. What is no field of a block is in the form. */
export function Problems() {
  const { form, layout, select } = useCanvas()
  const isSubmitted = useFormSubmitted()
  const problems = isSubmitted ? listProblems(form.fields, (slug) => blockBySlug(slug)?.label ?? slug) : []
  if (problems.length === 0) return null
  const show = (path: string) => {
    const blocks = listNodes(layout).map(({ node, path: at }) => ({ id: node.id, at: ['layout', ...at].join('.') }))
    const block = blocks.findLast(({ at }) => path === at || path.startsWith(`${at}.`))
    if (block) return select([block.id], { field: toFieldPath(path.slice(block.at.length + 1)) })
    chooseCanvas(false)
    void revealField(path)
  }
  const title = problemTexts.problemsCount({ count: problems.length })
  return (
    <nav className="fc-unsaved fc-problems fc-canvas-problems" aria-label={title}>
      <strong>{title}</strong>
      <ul>
        {problems.map(({ path, message }) => (
          <li key={path}>
            <button type="button" className="fc-link" onClick={() => show(path)}>
              {message}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** `buttons.0.link.label` of a form as a path with numbers; null for the block itself. */
const toFieldPath = (path: string) =>
  path === '' ? null : path.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step))
